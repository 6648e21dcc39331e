import { fileOf, rankOf } from '../../board/grid.ts';
import { fromOf, kindOf, MOVE, pieceOf, toOf } from '../board/move-code.ts';
import { letterOf } from '../board/move-letter.ts';
import type { BoardState } from '../board/state.ts';

/** Writes a move in ICCS coordinates, as Chinese servers do, with ranks from 0: `H2-E2`. */
export function formatIccs(position: BoardState, move: number): string {
  const { board } = position;
  const point = (cell: number) => `${String.fromCharCode(65 + fileOf(board.grid, cell))}${rankOf(board.grid, cell)}`;
  if (kindOf(move) === MOVE.drop) return `${letterOf(board, pieceOf(move))}@${point(toOf(move))}`;
  return `${point(fromOf(move))}-${point(toOf(move))}`;
}
