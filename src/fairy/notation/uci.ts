import { algebraicName } from '../../board/grid.ts';
import { fenLetter, kindOfCode } from '../board/kinds.ts';
import { droppedOrPromotedKind, extraOf, fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import { isGatedOnRook, writtenTarget } from '../board/move-facts.ts';
import type { BoardState } from '../board/state.ts';

/**
 * Writes a move in UCI: e2e4, a7a8q, N@e5, `e5e7+` for a piece that turns over, castling as the variant writes it. A
 * gated piece is appended (b1c3h; h1e1h if castling gates it on the rook's square), and so are the target and the
 * square of a wall (e2e4,e4d5). A pass goes from a square to itself.
 */
export function formatUci(position: BoardState, move: number, target = writtenTarget(position, move)): string {
  const { board } = position;
  const name = (cell: number) => algebraicName(board.grid, cell);
  if (kindOf(move) === MOVE_KIND.drop)
    return `${dropLetter(position, move)}@${name(target)}${wallText(position, move, target)}`;
  if (isGatedOnRook(position, move)) return name(toOf(move)) + name(fromOf(move)) + gateText(position, move);
  return (
    name(fromOf(move)) +
    name(target) +
    promotionMark(position, move) +
    gateText(position, move) +
    wallText(position, move, target)
  );
}

/** Letter of a dropped piece, with `+` before it if the piece is dropped turned over. */
const dropLetter = ({ board }: BoardState, move: number): string =>
  fenLetter(board.kinds, droppedOrPromotedKind(move), 0);

/** Promotion suffix: a letter, `+` for turning over, `-` for turning back. */
function promotionMark({ board, cells }: BoardState, move: number): string {
  if (kindOf(move) !== MOVE_KIND.promotion) return '';
  const mover = kindOfCode(cells[fromOf(move)]!);
  const { base, letter } = board.kinds[droppedOrPromotedKind(move)]!;
  if (base === mover) return '+';
  return board.kinds[mover]!.base === droppedOrPromotedKind(move) ? '-' : letter.toLowerCase();
}

const gateText = ({ board }: BoardState, move: number): string =>
  board.definition.rules.gating && extraOf(move) ? board.kinds[extraOf(move) - 1]!.letter.toLowerCase() : '';

/**
 * Wall suffix. In games where laying a wall replaces moving, a move without a wall names the first square, as other
 * engines do.
 */
function wallText({ board }: BoardState, move: number, target: number): string {
  const { walls } = board.definition.rules;
  return walls
    ? `,${algebraicName(board.grid, target)}${algebraicName(board.grid, Math.max(0, extraOf(move) - 1))}`
    : '';
}
