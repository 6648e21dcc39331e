import { NONE } from '../../board/board.ts';
import { MOVE_KIND } from '../../board/move-code.ts';
import {
  antidiagonalReachIndex,
  BISHOP,
  diagonalReachIndex,
  FIRST_SIDE_SET,
  fileReachIndex,
  KING,
  KNIGHT,
  lowestSquare,
  PAWN,
  QUEEN,
  ROOK,
  rankReachIndex,
} from './sets.ts';
import type { BitboardSquares } from './squares.ts';
import {
  ANTIDIAGONAL_REACH,
  DIAGONAL_REACH,
  FILE_REACH,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  PAWN_ATTACKS,
  RANK_REACH,
} from './tables.ts';

/** Material balance after each capture of an exchange. */
const gains = new Int32Array(32);

/**
 * Static exchange evaluation: what the mover gains, in centipawns, if both sides go on capturing on the target with
 * their least valuable piece as long as that pays. `passed` is the square of the pawn that an en passant capture
 * removes.
 */
export function staticExchange(position: BitboardSquares, move: number, passed: number): number {
  const { sets, cells } = position;
  const { values } = position.board;
  const from = move & 127;
  const to = (move >> 7) & 127;
  const kind = (move >> 14) & 15;
  let lo = sets[FIRST_SIDE_SET * 2]! | sets[FIRST_SIDE_SET * 2 + 2]!;
  let hi = sets[FIRST_SIDE_SET * 2 + 1]! | sets[FIRST_SIDE_SET * 2 + 3]!;
  let valueOnTarget = values[kind === MOVE_KIND.promotion ? (move >> 18) & 127 : (cells[from]! - 1) >> 1]!;
  let gain = kind === MOVE_KIND.promotion ? valueOnTarget - values[PAWN]! : 0;
  if (kind === MOVE_KIND.enPassant) {
    gain = values[PAWN]!;
    if (passed < 32) lo &= ~(1 << passed);
    else hi &= ~(1 << (passed & 31));
  } else if (cells[to]) gain += values[(cells[to]! - 1) >> 1]!;
  if (from < 32) lo &= ~(1 << from);
  else hi &= ~(1 << (from & 31));
  let depth = 0;
  gains[0] = gain;
  for (let side = 1 - position.turn; depth < 31; side ^= 1) {
    const square = leastAttacker(sets, to, side, lo, hi);
    if (square === NONE) break;
    const mover = (cells[square]! - 1) >> 1;
    if (square < 32) lo &= ~(1 << square);
    else hi &= ~(1 << (square & 31));
    // A king does not capture a defended piece.
    if (mover === KING && leastAttacker(sets, to, side ^ 1, lo, hi) !== NONE) break;
    depth++;
    gains[depth] = valueOnTarget - gains[depth - 1]!;
    valueOnTarget = values[mover]!;
  }
  // Either side may stop before it would lose by going on.
  for (; depth > 0; depth--) gains[depth - 1] = Math.min(gains[depth - 1]!, 0 - gains[depth]!);
  return gains[0]!;
}

/** Square of a side's least valuable attacker of a square, given the occupied squares; NONE without one. */
function leastAttacker(sets: Int32Array, to: number, side: number, lo: number, hi: number): number {
  const at = to << 1;
  const pawns = PAWN_ATTACKS[side ^ 1]!;
  let code = (1 + PAWN * 2 + side) << 1;
  let fromLo = pawns[at]! & sets[code]! & lo;
  let fromHi = pawns[at | 1]! & sets[code | 1]! & hi;
  if (fromLo | fromHi) return lowestSquare(fromLo, fromHi);
  code = (1 + KNIGHT * 2 + side) << 1;
  fromLo = KNIGHT_ATTACKS[at]! & sets[code]! & lo;
  fromHi = KNIGHT_ATTACKS[at | 1]! & sets[code | 1]! & hi;
  if (fromLo | fromHi) return lowestSquare(fromLo, fromHi);
  const d = diagonalReachIndex(to, lo, hi);
  const a = antidiagonalReachIndex(to, lo, hi);
  const diagonalLo = (DIAGONAL_REACH[d]! | ANTIDIAGONAL_REACH[a]!) & lo;
  const diagonalHi = (DIAGONAL_REACH[d | 1]! | ANTIDIAGONAL_REACH[a | 1]!) & hi;
  code = (1 + BISHOP * 2 + side) << 1;
  fromLo = diagonalLo & sets[code]!;
  fromHi = diagonalHi & sets[code | 1]!;
  if (fromLo | fromHi) return lowestSquare(fromLo, fromHi);
  const r = rankReachIndex(to, lo, hi);
  const f = fileReachIndex(to, lo, hi);
  const straightLo = (RANK_REACH[r]! | FILE_REACH[f]!) & lo;
  const straightHi = (RANK_REACH[r | 1]! | FILE_REACH[f | 1]!) & hi;
  code = (1 + ROOK * 2 + side) << 1;
  fromLo = straightLo & sets[code]!;
  fromHi = straightHi & sets[code | 1]!;
  if (fromLo | fromHi) return lowestSquare(fromLo, fromHi);
  code = (1 + QUEEN * 2 + side) << 1;
  fromLo = (diagonalLo | straightLo) & sets[code]!;
  fromHi = (diagonalHi | straightHi) & sets[code | 1]!;
  if (fromLo | fromHi) return lowestSquare(fromLo, fromHi);
  code = (1 + KING * 2 + side) << 1;
  fromLo = KING_ATTACKS[at]! & sets[code]! & lo;
  fromHi = KING_ATTACKS[at | 1]! & sets[code | 1]! & hi;
  return fromLo | fromHi ? lowestSquare(fromLo, fromHi) : NONE;
}
