import type { Rng } from '../../lib/rng.ts';
import { apportion } from '../apportion.ts';
import type { HexGrid } from '../grid.ts';

const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
/** Relative frequencies: the rarest numbers half as often, which gives the published sets of 18 and 28. */
const WEIGHTS = [1, 2, 2, 2, 2, 2, 2, 2, 2, 1];

/** Number of the 36 rolls of two dice that give a number. */
export const pipsOf = (number: number): number => 6 - Math.abs(7 - number);

export const tokenCounts = (tokens: number): Map<number, number> =>
  new Map(apportion(WEIGHTS, tokens).map((count, i) => [NUMBERS[i]!, count]));

/** Whether two tokens must not be adjacent: equal numbers, or both 6 or 8. */
const clash = (one: number, other: number): boolean => one === other || (pipsOf(one) === 5 && pipsOf(other) === 5);

/** Limits for the mean pips of one kind of land, relative to the mean of the island. */
const LEAST_MEAN = 0.7;
const MOST_MEAN = 1.35;

/** Maximum number of swaps to separate clashing tokens. */
const EXCHANGES = 3000;

/**
 * Places a token on each hex: 6 and 8 never adjacent, nor equal numbers, and no kind of land much better than the
 * others. Returns numbers by hex; undefined if this draw failed.
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

/** Swaps tokens at random, keeping swaps that do not add clashes, until none is left. Returns whether it succeeded. */
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
    // A kind with a single hex cannot be balanced.
    return some.length < 2 || (part >= LEAST_MEAN && part <= MOST_MEAN);
  });
}
