import { NONE } from './board.ts';
import { kindOfCode, sideOf } from './kinds.ts';
import { extraOf, fromOf, kindOf, MOVE, pieceOf, toOf } from './move-code.ts';
import type { BoardState } from './state.ts';

/** Which way a castling move goes: 0 to the king side, 1 to the queen side. */
export const wingOf = ({ castlingRooks, turn }: BoardState, move: number): 0 | 1 =>
  castlingRooks[turn * 2] === toOf(move) ? 0 : 1;

/** Where the king comes to stand. */
export const castlingGoal = (position: BoardState, move: number): number =>
  position.board.castlingGoals!.king[position.turn * 2 + wingOf(position, move)]!;

/**
 * The target as the variant writes it: castling is written to the king's goal or to the own rook; always to the rook
 * where the goal is so near that the king could also just step there.
 */
export function writtenTarget(position: BoardState, move: number): number {
  const byKing = position.board.definition.rules.castling?.spelling === 'king-target';
  if (kindOf(move) !== MOVE.castle || !byKing) return toOf(move);
  const goal = castlingGoal(position, move);
  return Math.abs(goal - fromOf(move)) > 1 ? goal : toOf(move);
}

/** The kind that a move takes, on its target or in passing. */
export function capturedKind({ board, cells, turn }: BoardState, move: number): number | undefined {
  if (kindOf(move) === MOVE.enPassant) return board.pawn;
  const code = kindOf(move) === MOVE.drop ? 0 : cells[toOf(move)]!;
  return sideOf(code) === 1 - turn ? kindOfCode(code) : undefined;
}

/** The cell of the wall that is laid with a move. */
export const wallOf = ({ board }: BoardState, move: number): number | undefined =>
  board.definition.rules.walls && extraOf(move) ? extraOf(move) - 1 : undefined;

/** The kind that is gated with a move. */
export const gateOf = ({ board }: BoardState, move: number): number | undefined =>
  board.definition.rules.gating && extraOf(move) ? extraOf(move) - 1 : undefined;

/** The move castles, and a piece is gated on the rook's square. */
export const isGatedOnRook = (position: BoardState, move: number): boolean =>
  kindOf(move) === MOVE.castle && gateOf(position, move) !== undefined && pieceOf(move) === 1;

/** Where the gated piece comes to stand. */
export const gateCell = (position: BoardState, move: number): number =>
  isGatedOnRook(position, move) ? toOf(move) : fromOf(move);

/** No piece moves: a pass. It is told by the royal piece, or else by the first of the own pieces. */
export function passOf(position: BoardState): number {
  const { board, kings, turn } = position;
  const king = board.royal === NONE ? NONE : kings[turn]!;
  return king === NONE ? stayOf(position) : stayAt(king);
}

/** No piece moves: only a wall is laid. It is told by the first of the own pieces. */
export const stayOf = ({ cells, turn }: BoardState): number => stayAt(cells.findIndex((code) => sideOf(code) === turn));

const stayAt = (cell: number): number => cell | (cell << 7) | (MOVE.stay << 14);
