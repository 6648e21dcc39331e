import { NONE } from './board.ts';
import { kindOfCode, sideOf } from './kinds.ts';
import { droppedOrPromotedKind, extraOf, fromOf, kindOf, MOVE_KIND, toOf } from './move-code.ts';
import type { BoardState } from './state.ts';

/** The wing of a castling move: 0 king side, 1 queen side. */
export const wingOf = ({ castlingRooks, turn }: BoardState, move: number): 0 | 1 =>
  castlingRooks[turn * 2] === toOf(move) ? 0 : 1;

/** Cell on which the king stands after a castling move. */
export const castlingGoal = (position: BoardState, move: number): number =>
  position.board.castlingGoals!.king[position.turn * 2 + wingOf(position, move)]!;

/**
 * Target cell that move text uses for a move. Castling is written to the king's goal or to the player's own rook, as
 * the variant prefers; always to the rook where the king could also step to the goal.
 */
export function writtenTarget(position: BoardState, move: number): number {
  const byKing = position.board.definition.rules.castling?.spelling === 'king-target';
  if (kindOf(move) !== MOVE_KIND.castle || !byKing) return toOf(move);
  const goal = castlingGoal(position, move);
  return Math.abs(goal - fromOf(move)) > 1 ? goal : toOf(move);
}

/** Kind captured by a move, also en passant; undefined if nothing is captured. */
export function capturedKind({ board, cells, turn }: BoardState, move: number): number | undefined {
  if (kindOf(move) === MOVE_KIND.enPassant) return board.pawn;
  const code = kindOf(move) === MOVE_KIND.drop ? 0 : cells[toOf(move)]!;
  return sideOf(code) === 1 - turn ? kindOfCode(code) : undefined;
}

/** The cell on which a move lays a wall; undefined if it lays none. */
export const laidWallCell = ({ board }: BoardState, move: number): number | undefined =>
  board.definition.rules.walls && extraOf(move) ? extraOf(move) - 1 : undefined;

/** Kind of the piece that enters by gating with a move; undefined if none does. */
export const gatedKind = ({ board }: BoardState, move: number): number | undefined =>
  board.definition.rules.gating && extraOf(move) ? extraOf(move) - 1 : undefined;

/** Whether the move castles and a gated piece enters on the rook's square. */
export const isGatedOnRook = (position: BoardState, move: number): boolean =>
  kindOf(move) === MOVE_KIND.castle && gatedKind(position, move) !== undefined && droppedOrPromotedKind(move) === 1;

/** Cell on which the gated piece enters. */
export const gateCell = (position: BoardState, move: number): number =>
  isGatedOnRook(position, move) ? toOf(move) : fromOf(move);

/** A pass, encoded with the cell of the royal piece, or else of the player's first piece. */
export function encodePass(position: BoardState): number {
  const { board, kings, turn } = position;
  const king = board.royal === NONE ? NONE : kings[turn]!;
  return king === NONE ? wallOnlyMove(position) : stayAt(king);
}

/** A move that only lays a wall, encoded with the cell of the player's first piece. */
export const wallOnlyMove = ({ cells, turn }: BoardState): number =>
  stayAt(cells.findIndex((code) => sideOf(code) === turn));

const stayAt = (cell: number): number => cell | (cell << 7) | (MOVE_KIND.stay << 14);
