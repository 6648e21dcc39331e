import { HexGrid } from '../grid.ts';

/** The part of a map result that can be written as text. */
export interface TextMap {
  readonly orientation: 'pointy' | 'flat';
  readonly cells: readonly { readonly q: number; readonly r: number; readonly terrain: string }[];
}

/** Picks a letter for each terrain: the first letter of its slug that is still free, otherwise any free letter. */
function lettersOf(terrains: Iterable<string>): Map<string, string> {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  for (const terrain of terrains) {
    const letter = [...terrain, ...'abcdefghijklmnopqrstuvwxyz0123456789'].find(
      (one) => one !== '-' && !taken.has(one),
    )!;
    taken.add(letter);
    letters.set(terrain, letter);
  }
  return letters;
}

/**
 * Writes a map as letters: rows of hexes with a corner at the top, each row shifted right by half a hex from the one
 * above. Each row begins with its r and its first q, so that it can be read back. Hexes with a side at the top are
 * written the same way.
 */
export function mapToText({ cells }: TextMap): string {
  const grid = HexGrid.fromHexes(cells);
  const letters = lettersOf(new Set(cells.map(({ terrain }) => terrain)));
  const terrain = new Map(cells.map((cell) => [`${cell.q},${cell.r}`, letters.get(cell.terrain)!]));
  const rows = Array.from({ length: grid.rows }, (_, row) => {
    const r = grid.minR + row;
    const columns = Array.from({ length: grid.columns }, (_, column) => grid.minQ + column);
    const first = columns.find((q) => terrain.has(`${q},${r}`));
    if (first === undefined) return `${r}`;
    const last = columns.findLast((q) => terrain.has(`${q},${r}`))!;
    const indent = 2 * (first - grid.minQ) + row;
    const letterRow = columns.filter((q) => q >= first && q <= last).map((q) => terrain.get(`${q},${r}`) ?? '.');
    return `${String(r).padStart(4)} ${String(first).padStart(4)} |${' '.repeat(indent)}${letterRow.join(' ')}`;
  });
  const indentation = Math.min(...rows.map((row) => /\|( *)/.exec(row)?.[1]?.length ?? Number.POSITIVE_INFINITY));
  const body = rows.map((row) => row.replace(`|${' '.repeat(indentation)}`, '| '));
  const legend = [...letters].map(([slug, letter]) => `${letter} ${slug}`).join(', ');
  return `   r    q\n${body.join('\n')}\n${legend}`;
}

/** Reads a map written by `mapToText`; undefined for any other text. */
export function readMapText(text: string): TextMap['cells'] | undefined {
  const lines = text.split('\n');
  const legend = lines.findLast((line) => /^\S \S/.test(line));
  const slugs = new Map(legend?.split(', ').map((entry) => [entry[0]!, entry.slice(2)]));
  const cells: { q: number; r: number; terrain: string }[] = [];
  for (const line of lines) {
    const [, r, q, letters] = /^ *(-?\d+) +(-?\d+) \| *(\S(?: \S)*)$/.exec(line) ?? [];
    for (const [i, letter] of letters?.split(' ').entries() ?? []) {
      if (letter === '.') continue;
      const terrain = slugs.get(letter);
      if (terrain === undefined) return undefined;
      cells.push({ q: Number(q) + i, r: Number(r), terrain });
    }
  }
  return cells.length ? cells : undefined;
}
