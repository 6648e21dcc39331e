import { cellName } from '../board/grid.ts';
import type { BoardPosition } from './board-position.ts';
import { kindOfCode } from './kinds.ts';
import { extraOf, fromOf, kindOf, MOVE, pieceOf, toOf } from './move-code.ts';
import { gatedOnRook, writtenTarget } from './move-facts.ts';

/**
 * The move as engines are told it: e2e4, a7a8q, N@e5, `e5e7+` for a piece that is turned over; castling as the variant
 * spells it. A gated piece is added (b1c3h; beside castling on the rook's square: h1e1h), and so is the way from the
 * target to a wall (e2e4,e4d5). Who moves nothing goes from a square to the same.
 */
export function formatUci(position: BoardPosition, move: number, target = writtenTarget(position, move)): string {
  const { board } = position;
  const name = (cell: number) => cellName(board.grid, cell);
  if (kindOf(move) === MOVE.drop) return `${board.kinds[pieceOf(move)]!.letter}@${name(target)}`;
  if (gatedOnRook(position, move)) return name(toOf(move)) + name(fromOf(move)) + gateText(position, move);
  return (
    name(fromOf(move)) +
    name(target) +
    promotionMark(position, move) +
    gateText(position, move) +
    wallText(position, move, target)
  );
}

/** What the piece becomes: `+` when it is turned over. */
function promotionMark({ board, cells }: BoardPosition, move: number): string {
  if (kindOf(move) !== MOVE.promotion) return '';
  const { base, letter } = board.kinds[pieceOf(move)]!;
  return base === kindOfCode(cells[fromOf(move)]!) ? '+' : letter.toLowerCase();
}

const gateText = ({ board }: BoardPosition, move: number): string =>
  board.definition.rules.gating && extraOf(move) ? board.kinds[extraOf(move) - 1]!.letter.toLowerCase() : '';

/** Where a wall may be laid instead of moving, moves without one name the first square: so engines write it. */
function wallText({ board }: BoardPosition, move: number, target: number): string {
  const { walls } = board.definition.rules;
  return walls ? `,${cellName(board.grid, target)}${cellName(board.grid, Math.max(0, extraOf(move) - 1))}` : '';
}
