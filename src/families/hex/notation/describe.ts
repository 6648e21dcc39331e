import type { Move } from '../../../play/move.ts';
import type { Board } from '../engine/board.ts';

interface Placed {
  readonly board: Board;
}

export const SWAP = 'swap';

/** The notation of a move: the cell, or `swap`. */
export const notationOf = ({ board }: Placed, move: number): string => board.names[move] ?? SWAP;

/** A move as JSON. */
export function describeMove(position: Placed, move: number): Move {
  const notation = notationOf(position, move);
  return move < position.board.cells ? { coord: notation, notation } : { action: notation, notation };
}
