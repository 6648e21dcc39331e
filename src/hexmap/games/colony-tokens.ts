import type { Rng } from '../../lib/rng.ts';
import { apportion } from '../apportion.ts';
import type { HexGrid } from '../grid.ts';

const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
/** Half as many of the rarest: the published sets of 18 and of 28 follow. */
const WEIGHTS = [1, 2, 2, 2, 2, 2, 2, 2, 2, 1];

/** In how many of 36 ways two dice show a number. */
export const pipsOf = (number: number): number => 6 - Math.abs(7 - number);

export const tokenCounts = (tokens: number): Map<number, number> =>
  new Map(apportion(WEIGHTS, tokens).map((count, i) => [NUMBERS[i]!, count]));

/** What a token must not lie beside: another red one, or its own number. */
const clash = (one: number, other: number): boolean => one === other || (pipsOf(one) === 5 && pipsOf(other) === 5);

/** Of the pips of a kind of land, how far the mean of a hex may be from that of the island. */
const LEAST_MEAN = 0.7;
const MOST_MEAN = 1.35;

/** So many exchanges are tried to part tokens that clash. */
const EXCHANGES = 3000;

/**
 * A token for each hex, by hex: 6 and 8 never side by side, nor equal numbers, and no kind of land much better than the
 * others. Undefined when this draw came to nothing.
 */
export function placeTokens(
  grid: HexGrid,
  hexes: readonly number[],
  terrain: Uint8Array,
  rng: Rng,
): Map<number, number> | undefined {
  const set = [...tokenCounts(hexes.length)].flatMap(([number, count]) => Array<number>(count).fill(number));
  const drawn = rng.shuffle(set);
  const tokens = new Map(hexes.map((hex, i) => [hex, drawn[i]!]));
  if (!part(grid, hexes, tokens, rng)) return undefined;
  return isEven(hexes, tokens, terrain) ? tokens : undefined;
}

const clashes = (grid: HexGrid, tokens: ReadonlyMap<number, number>, hex: number): number =>
  grid.around(hex).filter((other) => tokens.has(other) && clash(tokens.get(hex)!, tokens.get(other)!)).length;

/** Exchanges tokens at random, keeping what makes fewer clash, until none do. */
function part(grid: HexGrid, hexes: readonly number[], tokens: Map<number, number>, rng: Rng): boolean {
  let wrong = hexes.filter((hex) => clashes(grid, tokens, hex) > 0);
  for (let tries = 0; wrong.length > 0 && tries < EXCHANGES; tries++) {
    const [one, other] = [rng.pick(wrong), rng.pick(hexes)];
    const before = clashes(grid, tokens, one) + clashes(grid, tokens, other);
    exchange(tokens, one, other);
    const after = clashes(grid, tokens, one) + clashes(grid, tokens, other);
    if (after > before) exchange(tokens, one, other);
    else wrong = hexes.filter((hex) => clashes(grid, tokens, hex) > 0);
  }
  return wrong.length === 0;
}

function exchange(tokens: Map<number, number>, one: number, other: number): void {
  const kept = tokens.get(one)!;
  tokens.set(one, tokens.get(other)!);
  tokens.set(other, kept);
}

function isEven(hexes: readonly number[], tokens: ReadonlyMap<number, number>, terrain: Uint8Array): boolean {
  const pips = (some: readonly number[]) => some.reduce((sum, hex) => sum + pipsOf(tokens.get(hex)!), 0) / some.length;
  const mean = pips(hexes);
  return [...new Set(hexes.map((hex) => terrain[hex]!))].every((kind) => {
    const some = hexes.filter((hex) => terrain[hex] === kind);
    const part = pips(some) / mean;
    // a single hex of its kind is what it is
    return some.length < 2 || (part >= LEAST_MEAN && part <= MOST_MEAN);
  });
}
