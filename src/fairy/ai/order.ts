import { QUIET_KEY_LIMIT } from '../../play/ai.ts';
import { sideOf } from '../board/kinds.ts';
import { MOVE_KIND } from '../board/move-code.ts';
import type { BoardPosition } from '../engines/board-position.ts';
import { captureCost, capturesHaveEffects, GAME_LOSS_COST, lossCostOf, updateStakes } from './stakes.ts';

/** Maximum gain that the sort key of a capture can express. `MIN_GAIN` is the maximum loss, as a negative number. */
const MAX_GAIN = 12_000;
const MIN_GAIN = -5000;

/**
 * Fills the sort keys of moves: first winning captures by the value of the victim, then quiet moves with castling
 * first, then captures that lose material.
 */
export function orderMoves(position: BoardPosition, moves: Int32Array, from: number, to: number, keys: Int32Array) {
  const { cells, board } = position;
  const foe = 1 - position.turn;
  const hasEffects = capturesHaveEffects(board);
  updateStakes(position);
  for (let i = from; i < to; i++) {
    const move = moves[i]!;
    const kind = (move >> 14) & 15;
    const other = cells[(move >> 7) & 127]!;
    const taken = sideOf(other) === foe ? other : 0;
    if (kind === MOVE_KIND.promotion) keys[i] = promotionKey(position, move, taken);
    else if (kind === MOVE_KIND.drop) keys[i] = 0;
    else if (kind === MOVE_KIND.castle) keys[i] = 50;
    else if (kind === MOVE_KIND.enPassant || taken) {
      const gain = kind === MOVE_KIND.enPassant ? board.values[board.pawn]! : lossCostOf(taken);
      keys[i] = hasEffects ? wildKey(gain - captureCost(position, move)) : captureKey(position, move, gain);
    } else keys[i] = 0;
  }
}

/**
 * Sort key of a capture. Captures of the same piece are ordered by the least valuable attacker, whose share in the key
 * stays below the value of any piece.
 */
function captureKey(position: BoardPosition, move: number, gain: number): number {
  // A recapture does not matter once the game is won.
  if (gain === GAME_LOSS_COST) return QUIET_KEY_LIMIT + gain;
  const mover = position.board.values[(position.cells[move & 127]! - 1) >> 1]!;
  if (mover > gain) {
    const exchange = position.exchange(move);
    if (exchange < 0) return Math.max(exchange, MIN_GAIN) - QUIET_KEY_LIMIT;
  }
  return QUIET_KEY_LIMIT + gain - (mover >> 6);
}

/** Sort key of a capture with side effects such as blasts, whose gain is known without looking at recaptures. */
const wildKey = (gain: number): number =>
  gain < 0 ? Math.max(gain, MIN_GAIN) - QUIET_KEY_LIMIT : QUIET_KEY_LIMIT + Math.min(gain, MAX_GAIN);

/** Sort key of a promotion: the most valuable one comes early, underpromotions come after the quiet moves. */
function promotionKey(position: BoardPosition, move: number, taken: number): number {
  const { board } = position;
  const { values } = board;
  const form = (move >> 18) & 127;
  const worth = values[form]!;
  const gain = worth - values[(position.cells[move & 127]! - 1) >> 1]! + (taken ? lossCostOf(taken) : 0);
  let best = 0;
  if (board.kinds[form]!.base < 0) {
    for (const kind of board.promotesTo[position.turn]!) if (values[kind]! > best) best = values[kind]!;
  }
  if (worth < best) return gain - best - QUIET_KEY_LIMIT;
  return position.exchange(move) < 0 ? -QUIET_KEY_LIMIT - 1 : QUIET_KEY_LIMIT + Math.max(gain, 0);
}
