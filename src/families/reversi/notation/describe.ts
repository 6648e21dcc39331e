import type { Move } from '../../../play/move.ts';
import { cellName } from '../engine/board.ts';
import type { ReversiPosition } from '../engine/position.ts';

/** Notation of a move: the square, or "pass" or "swap". */
export function notationOf({ board, pass, swap }: ReversiPosition, move: number): string {
  if (move === pass) return 'pass';
  return move === swap ? 'swap' : cellName(board, move);
}

/** Describes a move as JSON for callers, with the discs that it flips. */
export function describeMove(position: ReversiPosition, move: number): Move {
  const notation = notationOf(position, move);
  if (move >= position.board.cells) return { action: notation, notation };
  return { coord: notation, flips: position.flippedBy(move).map((cell) => cellName(position.board, cell)), notation };
}
