import type { BoardPosition } from '../../fairy/board-position.ts';
import { MOVE } from '../../fairy/move-code.ts';
import { QUIET } from '../../play/ai.ts';

/**
 * How early each move should be tried: what it takes, before what takes it; captures that lose material after the quiet
 * moves; castling first among those.
 */
export function orderMoves(position: BoardPosition, moves: Int32Array, from: number, to: number, keys: Int32Array) {
  const { cells } = position;
  const { values } = position.board;
  for (let i = from; i < to; i++) {
    const move = moves[i]!;
    const kind = (move >> 14) & 15;
    const taken = cells[(move >> 7) & 127]!;
    if (kind === MOVE.promotion) keys[i] = promotionKey(position, move, taken);
    else if (kind === MOVE.drop) keys[i] = 0;
    else if (kind === MOVE.castle) keys[i] = 50;
    else if (kind === MOVE.enPassant) keys[i] = QUIET + values[position.board.pawn]!;
    else if (taken) keys[i] = captureKey(position, move, values[(taken - 1) >> 1]!, values);
    else keys[i] = 0;
  }
}

/** Of those that take the same the least taker comes first: it adds less than the least piece is worth. */
function captureKey(position: BoardPosition, move: number, gain: number, values: Int32Array): number {
  const mover = values[(position.cells[move & 127]! - 1) >> 1]!;
  if (mover > gain) {
    const exchange = position.exchange(move);
    if (exchange < 0) return Math.max(exchange, -5000) - QUIET;
  }
  return QUIET + gain - (mover >> 6);
}

/** The best piece to promote to, and a knight, which may mate where that can't; others are as good as never right. */
function promotionKey(position: BoardPosition, move: number, taken: number): number {
  const { board } = position;
  const { values } = board;
  const worth = values[(move >> 18) & 127]!;
  const gain = worth - values[board.pawn]! + (taken ? values[(taken - 1) >> 1]! : 0);
  let most = 0;
  for (const kind of board.promotesTo[position.turn]!) if (values[kind]! > most) most = values[kind]!;
  if (worth < most) return gain - most - QUIET;
  return position.exchange(move) < 0 ? -QUIET - 1 : QUIET + gain;
}
