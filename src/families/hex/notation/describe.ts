import type { Move } from '../../../play/move.ts';
import type { Board } from '../engine/board.ts';

interface Placed {
  readonly board: Board;
}

/** What the swap is called. */
export const SWAP = 'swap';

/** What a move is called: the cell, or `swap`. */
export const notationOf = ({ board }: Placed, move: number): string => board.names[move] ?? SWAP;

/** A move as callers see it. */
export function describeMove(position: Placed, move: number): Move {
  const notation = notationOf(position, move);
  return move < position.board.cells ? { coord: notation, notation } : { action: notation, notation };
}
