import { expect } from 'vitest';
import type { Rng } from '../../../src/lib/rng.ts';
import { type Game, outcomeOf } from '../../../src/play/game.ts';

/** SGF as the test reads and spoils it, apart from the reader that is tested. */

const PARTS = /\[(?:\\[\s\S]|[^\]\\])*\]|[();]|[A-Za-z][A-Za-z0-9]*|\S/g;

const partsOf = (text: string): string[] => text.match(PARTS) ?? [];

/** The main line of the first game: moves as colour and value, other properties, and parts outside of all. */
export function readMainLine(text: string) {
  const start = text.search(/^[ \t]*\(\s{0,8};/m);
  const parts = partsOf(start < 0 ? text : text.slice(start));
  const moves: { colour: string; value: string }[] = [];
  const properties = new Map<string, string[]>();
  const strays: string[] = [];
  /** Colours that have moved in the node. */
  const seen = new Set<string>();
  let name = '';
  let depth = 0;
  let isClosed = false;
  let games = 0;
  let canFollow = false;
  for (const [index, part] of parts.entries()) {
    if (part === '(') {
      if (depth++ === 0 && parts[index + 1] === ';') games++;
      canFollow = true;
    } else if (part === ')') {
      depth--;
      isClosed = true;
      canFollow = false;
    } else if (isClosed) {
      if (!canFollow) strays.push(part);
    } else if (part === ';') seen.clear();
    else if (part.startsWith('[')) {
      const value = part
        .slice(1, -1)
        .replace(/\\([\s\S])/g, '$1')
        .trim();
      if (seen.has(name)) strays.push(value);
      else if (name === 'B' || name === 'W') moves.push({ colour: name, value });
      if (name === 'B' || name === 'W') seen.add(name);
      properties.set(name, [...(properties.get(name) ?? []), value]);
    } else name = /^[a-z]{1,2}$/.test(part) ? part.toUpperCase() : part.replace(/[a-z]/g, '');
  }
  return { moves, properties, strays, games };
}

const BLANKS = ['', '', '', ' ', '\n', '\t', '\r\n', '  ', '\r'];

/** Properties that may stand beside any move. */
const BESIDE = [
  'C[a comment (;B[aa\\])]',
  'N[x]',
  'TE[1]',
  'BM[2]',
  'DO[]',
  'BL[12.5]',
  'OB[3]',
  'TR[aa][bb]',
  'LB[aa:x\\]y]',
  'C[\\\\]',
];

/** Small letters in a name, as in FF[3]. */
const longName = (rng: Rng, name: string) =>
  rng.below(4) ? name : [...name].map((letter) => letter + rng.pick(['', 'o', 'ame'])).join('');

/**
 * The same game in other words: blanks, line ends, a mark of byte order, comments, annotations, variations, long names
 * and the root's properties in another order.
 */
export function rewriteSgf(rng: Rng, text: string, variation: string): string {
  const nodes = nodesOf(text);
  const gap = () => rng.pick(BLANKS);
  const written = nodes.map((properties, index) => {
    const listed = index === 0 ? rng.shuffle(properties) : properties;
    const beside = rng.below(3) ? [] : [rng.pick(BESIDE)];
    const all = rng.below(2) ? [...listed.map((property) => rename(rng, property)), ...beside] : [...beside, ...listed];
    return [';', ...all].join(gap());
  });
  // The rest of a game may be the first of two variations.
  const at = 1 + rng.below(Math.max(1, written.length - 1));
  const isBranched = rng.below(2) === 0 && at < written.length;
  const line = isBranched ? [...written.slice(0, at), '(', ...written.slice(at), ')', variation] : written;
  return `${rng.pick(['', '\ufeff', '\n'])}(${[...line].join(gap())}${gap()})${gap()}`;
}

const rename = (rng: Rng, property: string) => property.replace(/^[A-Z]+/, (name) => longName(rng, name));

/** The nodes of a text without variations, each as its properties with all values. */
function nodesOf(text: string): string[][] {
  const nodes: string[][] = [];
  for (const part of partsOf(text)) {
    if (part === ';') nodes.push([]);
    else if (/^[A-Z]/.test(part)) nodes.at(-1)!.push(part);
    else if (part.startsWith('[')) nodes.at(-1)!.push(`${nodes.at(-1)!.pop()}${part}`);
  }
  return nodes;
}

/** Expects notes on what a loaded text has in addition to one open game: further games, and a result that the board does not show. */
export function expectNoted(text: string, { game, notes }: { game: Game; notes: readonly string[] }): void {
  const { properties, games } = readMainLine(text);
  if (games > 1) expect(notes.join(), text).toMatch(/another game|more games/);
  const [result = ''] = properties.get('RE') ?? [];
  if (!/^(?:|\?|void)$/i.test(result) && !outcomeOf(game)) expect(notes, text).not.toEqual([]);
}
