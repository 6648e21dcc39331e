import { castlingRightBit, NONE } from '../../board/board.ts';
import { MOVE_KIND } from '../../board/move-code.ts';
import {
  antidiagonalReachIndex,
  BISHOP,
  diagonalReachIndex,
  FIRST_SIDE_SET,
  fileReachIndex,
  isInSet,
  KING,
  KNIGHT,
  lowestSquare,
  OCCUPIED_SET,
  PAWN,
  QUEEN,
  ROOK,
  rankReachIndex,
} from './sets.ts';
import type { ChecksAndPins } from './sight.ts';
import type { BitboardSquares } from './squares.ts';
import {
  ANTIDIAGONAL_REACH,
  DIAGONAL_REACH,
  FILE_REACH,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  LINE_THROUGH,
  PAWN_ATTACKS,
  RANK_REACH,
} from './tables.ts';

/**
 * Generates the legal moves of all pieces to the target squares that `sight` allows. King moves are limited by `kingLo`
 * and `kingHi` instead. Returns the number of moves.
 */
export function generateMoves(
  position: BitboardSquares,
  sight: ChecksAndPins,
  moves: Int32Array,
  start: number,
  kingLo: number,
  kingHi: number,
  castles: boolean,
): number {
  const sets = position.sets;
  const us = position.turn;
  const king = sight.king;
  let end = start;
  if (sight.checkers < 2) {
    const lo = sets[OCCUPIED_SET * 2]!;
    const hi = sets[OCCUPIED_SET * 2 + 1]!;
    end = pawnMoves(position, sight, moves, end, lo, hi);
    const notKingLo = sets[(FIRST_SIDE_SET + us) * 2]! & ~sets[(1 + PAWN * 2 + us) << 1]!;
    const notKingHi = sets[(FIRST_SIDE_SET + us) * 2 + 1]! & ~sets[((1 + PAWN * 2 + us) << 1) | 1]!;
    end = pieceMoves(position, sight, moves, end, notKingLo, notKingHi, lo, hi);
  }
  if (king !== NONE) end = kingMoves(position, moves, end, king, kingLo, kingHi);
  if (castles && sight.checkers === 0) {
    for (let wing = 0; wing < 2; wing++) {
      if (!(position.rights & castlingRightBit(us, wing)) || !position.canCastle(wing)) continue;
      moves[end++] =
        position.castlingKings[us]! | (position.castlingRooks[us * 2 + wing]! << 7) | (MOVE_KIND.castle << 14);
    }
  }
  return end - start;
}

function pieceMoves(
  position: BitboardSquares,
  sight: ChecksAndPins,
  moves: Int32Array,
  end: number,
  fromLo: number,
  fromHi: number,
  lo: number,
  hi: number,
): number {
  const king = sight.king;
  while (fromLo | fromHi) {
    const square = lowestSquare(fromLo, fromHi);
    if (fromLo) fromLo &= fromLo - 1;
    else fromHi &= fromHi - 1;
    if (square === king) continue;
    const kind = (position.cells[square]! - 1) >> 1;
    let toLo = 0;
    let toHi = 0;
    if (kind === KNIGHT) {
      toLo = KNIGHT_ATTACKS[square << 1]!;
      toHi = KNIGHT_ATTACKS[(square << 1) | 1]!;
    }
    if (kind === KING) {
      toLo = KING_ATTACKS[square << 1]!;
      toHi = KING_ATTACKS[(square << 1) | 1]!;
    }
    if (kind === BISHOP || kind === QUEEN) {
      const d = diagonalReachIndex(square, lo, hi);
      const a = antidiagonalReachIndex(square, lo, hi);
      toLo = DIAGONAL_REACH[d]! | ANTIDIAGONAL_REACH[a]!;
      toHi = DIAGONAL_REACH[d | 1]! | ANTIDIAGONAL_REACH[a | 1]!;
    }
    if (kind === ROOK || kind === QUEEN) {
      const r = rankReachIndex(square, lo, hi);
      const f = fileReachIndex(square, lo, hi);
      toLo |= RANK_REACH[r]! | FILE_REACH[f]!;
      toHi |= RANK_REACH[r | 1]! | FILE_REACH[f | 1]!;
    }
    toLo &= sight.targetLo;
    toHi &= sight.targetHi;
    if (isInSet(square, sight.pinnedLo, sight.pinnedHi)) {
      const line = ((king << 6) | square) << 1;
      toLo &= LINE_THROUGH[line]!;
      toHi &= LINE_THROUGH[line | 1]!;
    }
    for (; toLo; toLo &= toLo - 1) moves[end++] = square | ((31 - Math.clz32(toLo & -toLo)) << 7);
    for (; toHi; toHi &= toHi - 1) moves[end++] = square | ((63 - Math.clz32(toHi & -toHi)) << 7);
  }
  return end;
}

function pawnMoves(
  position: BitboardSquares,
  sight: ChecksAndPins,
  moves: Int32Array,
  end: number,
  lo: number,
  hi: number,
): number {
  const sets = position.sets;
  const us = position.turn;
  const them = us ^ 1;
  const king = sight.king;
  const skipped = position.doubleStepSquares[us]!;
  const pawn = (1 + PAWN * 2 + us) << 1;
  const forward = us === 0 ? 8 : -8;
  const attacks = PAWN_ATTACKS[us]!;
  const themLo = sets[(FIRST_SIDE_SET + them) * 2]!;
  const themHi = sets[(FIRST_SIDE_SET + them) * 2 + 1]!;
  let fromLo = sets[pawn]!;
  let fromHi = sets[pawn | 1]!;
  while (fromLo | fromHi) {
    const square = lowestSquare(fromLo, fromHi);
    if (fromLo) fromLo &= fromLo - 1;
    else fromHi &= fromHi - 1;
    let allowedLo = -1;
    let allowedHi = -1;
    if (isInSet(square, sight.pinnedLo, sight.pinnedHi)) {
      const line = ((king << 6) | square) << 1;
      allowedLo = LINE_THROUGH[line]!;
      allowedHi = LINE_THROUGH[line | 1]!;
    }
    const stepLo = allowedLo & sight.stepLo;
    const stepHi = allowedHi & sight.stepHi;
    allowedLo &= sight.targetLo;
    allowedHi &= sight.targetHi;
    const one = square + forward;
    if (!isInSet(one, lo, hi)) {
      if (isInSet(one, stepLo, stepHi)) end = addWithPromotions(position, moves, end, square, one);
      const two = one + forward;
      // The low half holds white's third-rank squares, the high half black's.
      if (one >> 5 === us && skipped & (1 << (one & 31)) && !isInSet(two, lo, hi) && isInSet(two, stepLo, stepHi)) {
        const isHome = square >> 3 === (us === 0 ? 1 : 6);
        moves[end++] = square | (two << 7) | ((isHome ? MOVE_KIND.double : MOVE_KIND.normal) << 14);
      }
    }
    let toLo = attacks[square << 1]! & themLo & allowedLo;
    let toHi = attacks[(square << 1) | 1]! & themHi & allowedHi;
    for (; toLo; toLo &= toLo - 1) end = addWithPromotions(position, moves, end, square, 31 - Math.clz32(toLo & -toLo));
    for (; toHi; toHi &= toHi - 1) end = addWithPromotions(position, moves, end, square, 63 - Math.clz32(toHi & -toHi));
    if (
      sight.enPassantTarget !== NONE &&
      isInSet(sight.enPassantTarget, attacks[square << 1]!, attacks[(square << 1) | 1]!)
    ) {
      if (position.isEnPassantLegal(square))
        moves[end++] = square | (sight.enPassantTarget << 7) | (MOVE_KIND.enPassant << 14);
    }
  }
  return end;
}

function addWithPromotions(
  position: BitboardSquares,
  moves: Int32Array,
  end: number,
  from: number,
  to: number,
): number {
  if (to > 7 && to < 56) moves[end++] = from | (to << 7);
  else
    for (const kind of position.board.promotesTo[position.turn]!)
      moves[end++] = from | (to << 7) | (MOVE_KIND.promotion << 14) | (kind << 18);
  return end;
}

function kingMoves(
  position: BitboardSquares,
  moves: Int32Array,
  end: number,
  king: number,
  allowedLo: number,
  allowedHi: number,
): number {
  const sets = position.sets;
  const us = position.turn;
  let lo = sets[OCCUPIED_SET * 2]!;
  let hi = sets[OCCUPIED_SET * 2 + 1]!;
  if (king < 32) lo &= ~(1 << king);
  else hi &= ~(1 << (king & 31));
  let toLo = KING_ATTACKS[king << 1]! & ~sets[(FIRST_SIDE_SET + us) * 2]! & allowedLo;
  let toHi = KING_ATTACKS[(king << 1) | 1]! & ~sets[(FIRST_SIDE_SET + us) * 2 + 1]! & allowedHi;
  for (; toLo | toHi; ) {
    const to = lowestSquare(toLo, toHi);
    if (toLo) toLo &= toLo - 1;
    else toHi &= toHi - 1;
    if (position.isKingSafeOn(to, lo, hi)) moves[end++] = king | (to << 7);
  }
  return end;
}
