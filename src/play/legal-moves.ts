import type { Position } from './position.ts';

/** Room for the legal moves of any one position: six kinds to drop on a board of 96 cells, each with a duck to be put. */
export const MAX_MOVES = 65_536;

const scratch = new Int32Array(MAX_MOVES);

/** The legal moves, in the order of `generate`. */
export const legalMoves = (position: Position): Int32Array => scratch.slice(0, position.generate(scratch, 0));
