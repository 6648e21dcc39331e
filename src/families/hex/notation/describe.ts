import type { Move } from '../../../play/move.ts';
import type { Board } from '../engine/board.ts';

interface Placed {
  readonly board: Board;
}

export const SWAP_NOTATION = 'swap';

/** The notation of a move: the cell, or `swap`. */
export const notationOf = ({ board }: Placed, move: number): string => board.names[move] ?? SWAP_NOTATION;

/** Describes a move as JSON for callers. */
export function describeMove(position: Placed, move: number): Move {
  const notation = notationOf(position, move);
  return move < position.board.cells ? { coord: notation, notation } : { action: notation, notation };
}
