import { cellAt, fileOf, type Grid } from '../board/grid.ts';
import { type BoardFacts, moveRules } from './board/board.ts';
import { isPiece, kindOfCode, sideOf } from './board/kinds.ts';
import { gridForKind, type MoveRules, PATH, type Path, pathOf } from './board/tables.ts';

/** The possible pieces on a cell of the start position, over all shuffled orders: their side and kinds. */
interface Standing {
  readonly side: number;
  readonly kinds: readonly number[];
  readonly isMixed: boolean;
}

interface Contact {
  /** As `from>to`. */
  readonly captures: ReadonlySet<string>;
  /** Whether a royal piece could be captured. */
  readonly check: boolean;
}

/**
 * Finds captures that are possible at the start, as if each shuffled kind stood on each of the shuffled cells: more
 * than any one order allows, never fewer. Needs no move tables, so that definitions can be checked before they are
 * compiled.
 */
export function startContact(facts: BoardFacts, cells: Uint8Array, grid: Grid = facts.grid): Contact {
  const standing = standingOf(facts, cells);
  const scene = { facts, grid, standing, rules: moveRules(facts) };
  const captures = new Set<string>();
  let check = false;
  for (const [from, piece] of standing.entries()) {
    for (const kind of piece?.kinds ?? []) {
      for (const to of attackedBy(scene, kind, from)) {
        if (standing[to]?.side !== 1 - piece!.side) continue;
        captures.add(`${from}>${to}`);
        check ||= facedBy(scene, kind, from, to).includes(facts.royal);
      }
    }
  }
  return { captures, check };
}

interface Scene {
  readonly facts: BoardFacts;
  readonly grid: Grid;
  readonly standing: readonly (Standing | undefined)[];
  readonly rules: MoveRules;
}

/** A wall has no kinds: it blocks both sides. */
function asItStands(code: number): Standing | undefined {
  if (code === 0) return undefined;
  return { side: sideOf(code), kinds: isPiece(code) ? [kindOfCode(code)] : [], isMixed: false };
}

function standingOf({ definition, grid, kinds }: BoardFacts, cells: Uint8Array): (Standing | undefined)[] {
  const { shuffle } = definition.setup;
  const standing = Array.from(cells, asItStands);
  if (!shuffle) return standing;
  const isLoose = (code: number) => isPiece(code) && !shuffle.keep.includes(kinds[kindOfCode(code)]!.letter);
  const ranks = [shuffle.rank - 1, grid.ranks - shuffle.rank].map((rank) =>
    [...Array(grid.files).keys()].map((file) => cellAt(grid, file, rank)),
  );
  // Both are shuffled alike: the other player's pieces take the same files.
  const first = ranks.find((rank) => rank.some((cell) => isLoose(cells[cell]!))) ?? [];
  const mixed = [
    ...new Set(
      first
        .map((cell) => cells[cell]!)
        .filter(isLoose)
        .map(kindOfCode),
    ),
  ];
  for (const [side, rank] of ranks.entries()) {
    if (!rank.some((cell) => isLoose(cells[cell]!))) continue;
    for (const [file, cell] of rank.entries()) {
      const code = cells[first[file]!]!;
      standing[cell] = isLoose(code) ? { side, kinds: mixed, isMixed: true } : asItStands(cells[cell]!);
    }
  }
  return standing;
}

/** Kinds that a piece may meet on a cell. As both sides are shuffled alike, it meets its own kind on its own file. */
function facedBy({ grid, standing }: Scene, kind: number, from: number, to: number): readonly number[] {
  const isAlike = standing[from]!.isMixed && standing[to]!.isMixed && fileOf(grid, from) === fileOf(grid, to);
  return isAlike ? [kind] : standing[to]!.kinds;
}

/** Cells on which a kind captures, given the other pieces. */
function attackedBy({ facts, grid, standing, rules }: Scene, kind: number, from: number): number[] {
  const { side } = standing[from]!;
  const plane = gridForKind(grid, rules.promotes(kind));
  return facts.kinds[kind]!.strokes.flatMap((stroke) => {
    if (!stroke.capture || !rules.canStart(kind, side, from, stroke)) return [];
    const way = pathOf(plane, stroke, side, from, (cell) => rules.canEnter(kind, side, cell, stroke));
    return way ? metOn(way, standing) : [];
  });
}

/** The cell captured on a path: the first piece on it, or for a hopper the one behind that. */
function metOn({ flags, cells }: Path, standing: readonly (Standing | undefined)[]): number[] {
  const met = cells.filter((cell) => standing[cell]);
  if (!(flags & PATH.hop)) return flags & PATH.lame && met[0] !== cells.at(-1) ? [] : met.slice(0, 1);
  const behind = flags & PATH.behind ? [cells[cells.indexOf(met[0]!) + 1]!] : [met[1]!];
  return met.length > 1 ? behind : [];
}
