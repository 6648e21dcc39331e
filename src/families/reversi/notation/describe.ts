import type { Move } from '../../../play/move.ts';
import { cellName } from '../engine/board.ts';
import type { ReversiPosition } from '../engine/position.ts';

/** What a move is called: the square, or what is done in place of a move. */
export function notationOf({ board, pass, swap }: ReversiPosition, move: number): string {
  if (move === pass) return 'pass';
  return move === swap ? 'swap' : cellName(board, move);
}

/** A move as callers see it; what it turns over is told, too. */
export function describeMove(position: ReversiPosition, move: number): Move {
  const notation = notationOf(position, move);
  if (move >= position.board.cells) return { action: notation, notation };
  return { coord: notation, flips: position.flippedBy(move).map((cell) => cellName(position.board, cell)), notation };
}
