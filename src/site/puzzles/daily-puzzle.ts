import { Rng } from '../../lib/rng.ts';
import { puzzlesOf, STANDARD_CHESS_SLUG } from '../../puzzle/pool.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The order in which the puzzles of standard chess have their days. */
let order: readonly Puzzle[] | undefined;

/**
 * The puzzle of the day in UTC, from a time in milliseconds since 1970. Each puzzle of standard chess has one day before
 * any of them comes again.
 */
export function dailyPuzzle(now: number): Puzzle {
  order ??= Rng.fromSeed('puzzles of the days').shuffle(puzzlesOf(STANDARD_CHESS_SLUG));
  return order[Math.floor(now / DAY_MS) % order.length]!;
}
