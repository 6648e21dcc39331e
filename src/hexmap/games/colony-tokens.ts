import type { Rng } from '../../lib/rng.ts';
import { apportion } from '../apportion.ts';
import type { HexGrid } from '../grid.ts';

const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
/**
 * Relative frequency of each number token, in the order of `NUMBERS`. 2 and 12 are half as frequent as the others,
 * which gives the published sets of 18 and 28 tokens.
 */
const WEIGHTS = [1, 2, 2, 2, 2, 2, 2, 2, 2, 1];

/** Number of the 36 rolls of two dice that show a number: the dots printed on its token. */
export const tokenPipsOf = (number: number): number => 6 - Math.abs(7 - number);

/** Number of tokens of each number for an island of this size. */
export const tokenCountsFor = (tokens: number): Map<number, number> =>
  new Map(apportion(WEIGHTS, tokens).map((count, i) => [NUMBERS[i]!, count]));

/** Whether two tokens must not be adjacent: equal numbers, or both 6 or 8. */
const doClash = (one: number, other: number): boolean =>
  one === other || (tokenPipsOf(one) === 5 && tokenPipsOf(other) === 5);

/**
 * Minimum of the mean pips on one kind of land, relative to the mean of the whole island. `MAX_MEAN` is the maximum.
 */
const MIN_MEAN = 0.7;
const MAX_MEAN = 1.35;

/** Maximum number of swaps to separate clashing tokens. */
const MAX_SWAPS = 3000;

/**
 * Places a number token on each land hex. Tokens with 6 or 8 are never adjacent, nor are equal numbers, and no kind of
 * land gets much better numbers than the others. Returns numbers by hex; undefined if this draw failed.
 */
export function placeTokens(
  grid: HexGrid,
  hexes: readonly number[],
  terrain: Uint8Array,
  rng: Rng,
): Map<number, number> | undefined {
  const set = [...tokenCountsFor(hexes.length)].flatMap(([number, count]) => Array<number>(count).fill(number));
  const drawn = rng.shuffle(set);
  const tokens = new Map(hexes.map((hex, i) => [hex, drawn[i]!]));
  if (!separateClashes(grid, hexes, tokens, rng)) return undefined;
  return isBalanced(hexes, tokens, terrain) ? tokens : undefined;
}

const clashCount = (grid: HexGrid, tokens: ReadonlyMap<number, number>, hex: number): number =>
  grid.neighboursOf(hex).filter((other) => tokens.has(other) && doClash(tokens.get(hex)!, tokens.get(other)!)).length;

/**
 * Swaps tokens at random until no two clash, keeping only swaps that do not add clashes. Returns whether it succeeded.
 */
function separateClashes(grid: HexGrid, hexes: readonly number[], tokens: Map<number, number>, rng: Rng): boolean {
  let clashing = hexes.filter((hex) => clashCount(grid, tokens, hex) > 0);
  for (let tries = 0; clashing.length > 0 && tries < MAX_SWAPS; tries++) {
    const [one, other] = [rng.pick(clashing), rng.pick(hexes)];
    const before = clashCount(grid, tokens, one) + clashCount(grid, tokens, other);
    swap(tokens, one, other);
    const after = clashCount(grid, tokens, one) + clashCount(grid, tokens, other);
    if (after > before) swap(tokens, one, other);
    else clashing = hexes.filter((hex) => clashCount(grid, tokens, hex) > 0);
  }
  return clashing.length === 0;
}

function swap(tokens: Map<number, number>, one: number, other: number): void {
  const token = tokens.get(one)!;
  tokens.set(one, tokens.get(other)!);
  tokens.set(other, token);
}

function isBalanced(hexes: readonly number[], tokens: ReadonlyMap<number, number>, terrain: Uint8Array): boolean {
  const meanPips = (some: readonly number[]) =>
    some.reduce((sum, hex) => sum + tokenPipsOf(tokens.get(hex)!), 0) / some.length;
  const mean = meanPips(hexes);
  return [...new Set(hexes.map((hex) => terrain[hex]!))].every((kind) => {
    const some = hexes.filter((hex) => terrain[hex] === kind);
    const relativeMean = meanPips(some) / mean;
    // A kind with a single hex cannot be balanced.
    return some.length < 2 || (relativeMean >= MIN_MEAN && relativeMean <= MAX_MEAN);
  });
}
