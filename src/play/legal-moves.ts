import { spend } from '../lib/meter.ts';
import type { Position } from './position.ts';

/**
 * Size of a buffer that holds the legal moves of any position. The largest known case has six kinds to drop on a board
 * of 96 cells, each with a duck to place.
 */
export const MAX_MOVES = 65_536;

const scratch = new Int32Array(MAX_MOVES);

/** Steps that the generation of a move takes in games where each must be tried. */
const STEPS_PER_MOVE = 2;

/** The legal moves, in the order of `generate`. Spends steps for each. */
export function legalMoves(position: Position): Int32Array {
  const count = position.generate(scratch, 0);
  spend(count * STEPS_PER_MOVE);
  return scratch.slice(0, count);
}
