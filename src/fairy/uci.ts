import { cellName } from '../board/grid.ts';
import type { BoardPosition } from './board-position.ts';
import { fromOf, kindOf, MOVE, pieceOf } from './move-code.ts';
import { writtenTarget } from './move-facts.ts';

/** The move as engines are told it: e2e4, a7a8q, N@e5; castling as the variant spells it. */
export function formatUci(position: BoardPosition, move: number, target = writtenTarget(position, move)): string {
  const { board } = position;
  const to = cellName(board.grid, target);
  const piece = kindOf(move) === MOVE.drop || kindOf(move) === MOVE.promotion ? board.kinds[pieceOf(move)]!.letter : '';
  if (kindOf(move) === MOVE.drop) return `${piece}@${to}`;
  return cellName(board.grid, fromOf(move)) + to + piece.toLowerCase();
}
