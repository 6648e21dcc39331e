import { castlingRightBit, NONE } from '../../board/board.ts';
import { countPawnMoves } from './pawns.ts';
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
  popCount,
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
  RANK_REACH,
} from './tables.ts';

/**
 * Counts the legal moves of all pieces to the target squares that `sight` allows, without generating them. King moves
 * are limited by `kingLo` and `kingHi` instead.
 */
export function countMoves(
  position: BitboardSquares,
  sight: ChecksAndPins,
  kingLo: number,
  kingHi: number,
  castles: boolean,
): number {
  const sets = position.sets;
  const us = position.turn;
  const them = us ^ 1;
  const king = sight.king;
  const usLo = sets[(FIRST_SIDE_SET + us) * 2]!;
  const usHi = sets[(FIRST_SIDE_SET + us) * 2 + 1]!;
  const themLo = sets[(FIRST_SIDE_SET + them) * 2]!;
  const themHi = sets[(FIRST_SIDE_SET + them) * 2 + 1]!;
  const lo = sets[OCCUPIED_SET * 2]!;
  const hi = sets[OCCUPIED_SET * 2 + 1]!;
  let total =
    king === NONE
      ? countPlainKings(position, sight)
      : countKing(position, king, kingLo & ~usLo, kingHi & ~usHi, lo, hi);
  if (sight.checkers > 1) return total;
  const targetLo = sight.targetLo;
  const targetHi = sight.targetHi;
  const stepLo = sight.stepLo;
  const stepHi = sight.stepHi;
  const skipped = position.doubleStepSquares[us]!;
  const choices = position.board.promotesTo[us]!.length;
  const pinnedLo = sight.pinnedLo;
  const pinnedHi = sight.pinnedHi;
  if (castles && sight.checkers === 0 && position.rights & (3 << (us * 2))) {
    if (position.rights & castlingRightBit(us, 0) && position.canCastle(0)) total++;
    if (position.rights & castlingRightBit(us, 1) && position.canCastle(1)) total++;
  }

  // Unpinned pawns are counted all together, pinned pawns one by one.
  const pawn = (1 + PAWN * 2 + us) << 1;
  let pawnLo = sets[pawn]!;
  let pawnHi = sets[pawn | 1]!;
  let pinnedPawnLo = pawnLo & pinnedLo;
  let pinnedPawnHi = pawnHi & pinnedHi;
  pawnLo ^= pinnedPawnLo;
  pawnHi ^= pinnedPawnHi;
  total += countPawnMoves(
    us,
    pawnLo,
    pawnHi,
    lo,
    hi,
    themLo & targetLo,
    themHi & targetHi,
    stepLo,
    stepHi,
    skipped,
    choices,
  );
  while (pinnedPawnLo | pinnedPawnHi) {
    const bitLo = pinnedPawnLo & -pinnedPawnLo;
    const bitHi = pinnedPawnLo ? 0 : pinnedPawnHi & -pinnedPawnHi;
    const square = bitLo ? 31 - Math.clz32(bitLo) : 63 - Math.clz32(bitHi);
    pinnedPawnLo ^= bitLo;
    pinnedPawnHi ^= bitHi;
    const line = ((king << 6) | square) << 1;
    const lineLo = LINE_THROUGH[line]!;
    const lineHi = LINE_THROUGH[line | 1]!;
    const takesLo = themLo & targetLo & lineLo;
    const takesHi = themHi & targetHi & lineHi;
    total += countPawnMoves(
      us,
      bitLo,
      bitHi,
      lo,
      hi,
      takesLo,
      takesHi,
      stepLo & lineLo,
      stepHi & lineHi,
      skipped,
      choices,
    );
  }
  if (sight.enPassantTarget !== NONE) total += position.countEnPassant(us);

  const knight = (1 + KNIGHT * 2 + us) << 1;
  let fromLo = sets[knight]! & ~pinnedLo;
  let fromHi = sets[knight | 1]! & ~pinnedHi;
  while (fromLo) {
    const at = (31 - Math.clz32(fromLo & -fromLo)) << 1;
    fromLo &= fromLo - 1;
    total += popCount(KNIGHT_ATTACKS[at]! & targetLo, KNIGHT_ATTACKS[at | 1]! & targetHi);
  }
  while (fromHi) {
    const at = (63 - Math.clz32(fromHi & -fromHi)) << 1;
    fromHi &= fromHi - 1;
    total += popCount(KNIGHT_ATTACKS[at]! & targetLo, KNIGHT_ATTACKS[at | 1]! & targetHi);
  }

  const queen = (1 + QUEEN * 2 + us) << 1;
  const bishop = (1 + BISHOP * 2 + us) << 1;
  const rook = (1 + ROOK * 2 + us) << 1;
  fromLo = sets[bishop]! | sets[queen]!;
  fromHi = sets[bishop | 1]! | sets[queen | 1]!;
  while (fromLo | fromHi) {
    const square = lowestSquare(fromLo, fromHi);
    if (fromLo) fromLo &= fromLo - 1;
    else fromHi &= fromHi - 1;
    const d = diagonalReachIndex(square, lo, hi);
    const a = antidiagonalReachIndex(square, lo, hi);
    let reachLo = (DIAGONAL_REACH[d]! | ANTIDIAGONAL_REACH[a]!) & targetLo;
    let reachHi = (DIAGONAL_REACH[d | 1]! | ANTIDIAGONAL_REACH[a | 1]!) & targetHi;
    if (isInSet(square, pinnedLo, pinnedHi)) {
      const line = ((king << 6) | square) << 1;
      reachLo &= LINE_THROUGH[line]!;
      reachHi &= LINE_THROUGH[line | 1]!;
    }
    total += popCount(reachLo, reachHi);
  }
  fromLo = sets[rook]! | sets[queen]!;
  fromHi = sets[rook | 1]! | sets[queen | 1]!;
  while (fromLo | fromHi) {
    const square = lowestSquare(fromLo, fromHi);
    if (fromLo) fromLo &= fromLo - 1;
    else fromHi &= fromHi - 1;
    const r = rankReachIndex(square, lo, hi);
    const f = fileReachIndex(square, lo, hi);
    let reachLo = (RANK_REACH[r]! | FILE_REACH[f]!) & targetLo;
    let reachHi = (RANK_REACH[r | 1]! | FILE_REACH[f | 1]!) & targetHi;
    if (isInSet(square, pinnedLo, pinnedHi)) {
      const line = ((king << 6) | square) << 1;
      reachLo &= LINE_THROUGH[line]!;
      reachHi &= LINE_THROUGH[line | 1]!;
    }
    total += popCount(reachLo, reachHi);
  }
  return total;
}

/** Counts the moves of kings that are not royal. */
function countPlainKings(position: BitboardSquares, sight: ChecksAndPins): number {
  const us = position.turn;
  const kings = (1 + KING * 2 + us) << 1;
  let fromLo = position.sets[kings]!;
  let fromHi = position.sets[kings | 1]!;
  let total = 0;
  while (fromLo | fromHi) {
    const at = lowestSquare(fromLo, fromHi) << 1;
    if (fromLo) fromLo &= fromLo - 1;
    else fromHi &= fromHi - 1;
    total += popCount(KING_ATTACKS[at]! & sight.targetLo, KING_ATTACKS[at | 1]! & sight.targetHi);
  }
  return total;
}

function countKing(
  position: BitboardSquares,
  king: number,
  allowedLo: number,
  allowedHi: number,
  lo: number,
  hi: number,
): number {
  let toLo = KING_ATTACKS[king << 1]! & allowedLo;
  let toHi = KING_ATTACKS[(king << 1) | 1]! & allowedHi;
  if (king < 32) lo &= ~(1 << king);
  else hi &= ~(1 << (king & 31));
  let total = 0;
  while (toLo) {
    if (position.isKingSafeOn(31 - Math.clz32(toLo & -toLo), lo, hi)) total++;
    toLo &= toLo - 1;
  }
  while (toHi) {
    if (position.isKingSafeOn(63 - Math.clz32(toHi & -toHi), lo, hi)) total++;
    toHi &= toHi - 1;
  }
  return total;
}
