import { NONE, wingBit } from '../../board/board.ts';
import { MOVE_KIND } from '../../board/move-code.ts';
import { BitboardCounts } from './counts.ts';
import {
  antidiagonalIndex,
  BISHOP,
  diagonalIndex,
  FIRST_SIDE_SET,
  fileIndex,
  isIn,
  KING,
  KNIGHT,
  lowestSquare,
  OCCUPIED_SET,
  PAWN,
  QUEEN,
  ROOK,
  rankIndex,
} from './sets.ts';
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
 * Move generation for orthodox pieces on 8×8. Bitboards are two 32-bit halves; checks and pins are found before
 * generating. Legal moves can be counted without generating them.
 */
export abstract class BitboardPosition extends BitboardCounts {
  /**
   * Generates the moves of all pieces to the current target squares. King moves are limited by `kingLo` and `kingHi`
   * instead.
   */
  protected generateTo(moves: Int32Array, start: number, kingLo: number, kingHi: number, castles: boolean): number {
    const sets = this.sets;
    const us = this.turn;
    const king = this.king;
    let end = start;
    if (this.checkers < 2) {
      const lo = sets[OCCUPIED_SET * 2]!;
      const hi = sets[OCCUPIED_SET * 2 + 1]!;
      end = this.#pawnMoves(moves, end, lo, hi);
      const notKingLo = sets[(FIRST_SIDE_SET + us) * 2]! & ~sets[(1 + PAWN * 2 + us) << 1]!;
      const notKingHi = sets[(FIRST_SIDE_SET + us) * 2 + 1]! & ~sets[((1 + PAWN * 2 + us) << 1) | 1]!;
      end = this.#pieceMoves(moves, end, notKingLo, notKingHi, lo, hi);
    }
    if (king !== NONE) end = this.#kingMoves(moves, end, king, kingLo, kingHi);
    if (castles && this.checkers === 0) {
      for (let wing = 0; wing < 2; wing++) {
        if (!(this.rights & wingBit(us, wing)) || !this.canCastle(wing)) continue;
        moves[end++] = this.castlingKings[us]! | (this.castlingRooks[us * 2 + wing]! << 7) | (MOVE_KIND.castle << 14);
      }
    }
    return end - start;
  }

  #pieceMoves(moves: Int32Array, end: number, fromLo: number, fromHi: number, lo: number, hi: number): number {
    const king = this.king;
    while (fromLo | fromHi) {
      const square = lowestSquare(fromLo, fromHi);
      if (fromLo) fromLo &= fromLo - 1;
      else fromHi &= fromHi - 1;
      if (square === king) continue;
      const kind = (this.cells[square]! - 1) >> 1;
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
        const d = diagonalIndex(square, lo, hi);
        const a = antidiagonalIndex(square, lo, hi);
        toLo = DIAGONAL_REACH[d]! | ANTIDIAGONAL_REACH[a]!;
        toHi = DIAGONAL_REACH[d | 1]! | ANTIDIAGONAL_REACH[a | 1]!;
      }
      if (kind === ROOK || kind === QUEEN) {
        const r = rankIndex(square, lo, hi);
        const f = fileIndex(square, lo, hi);
        toLo |= RANK_REACH[r]! | FILE_REACH[f]!;
        toHi |= RANK_REACH[r | 1]! | FILE_REACH[f | 1]!;
      }
      toLo &= this.targetLo;
      toHi &= this.targetHi;
      if (isIn(square, this.pinnedLo, this.pinnedHi)) {
        const line = ((king << 6) | square) << 1;
        toLo &= LINE_THROUGH[line]!;
        toHi &= LINE_THROUGH[line | 1]!;
      }
      for (; toLo; toLo &= toLo - 1) moves[end++] = square | ((31 - Math.clz32(toLo & -toLo)) << 7);
      for (; toHi; toHi &= toHi - 1) moves[end++] = square | ((63 - Math.clz32(toHi & -toHi)) << 7);
    }
    return end;
  }

  #pawnMoves(moves: Int32Array, end: number, lo: number, hi: number): number {
    const sets = this.sets;
    const us = this.turn;
    const them = us ^ 1;
    const king = this.king;
    const skipped = this.doubleStepSquares[us]!;
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
      if (isIn(square, this.pinnedLo, this.pinnedHi)) {
        const line = ((king << 6) | square) << 1;
        allowedLo = LINE_THROUGH[line]!;
        allowedHi = LINE_THROUGH[line | 1]!;
      }
      const stepLo = allowedLo & this.stepLo;
      const stepHi = allowedHi & this.stepHi;
      allowedLo &= this.targetLo;
      allowedHi &= this.targetHi;
      const one = square + forward;
      if (!isIn(one, lo, hi)) {
        if (isIn(one, stepLo, stepHi)) end = this.#addWithPromotions(moves, end, square, one);
        const two = one + forward;
        // The low half holds white's third-rank squares, the high half black's.
        if (one >> 5 === us && skipped & (1 << (one & 31)) && !isIn(two, lo, hi) && isIn(two, stepLo, stepHi)) {
          const isHome = square >> 3 === (us === 0 ? 1 : 6);
          moves[end++] = square | (two << 7) | ((isHome ? MOVE_KIND.double : MOVE_KIND.normal) << 14);
        }
      }
      let toLo = attacks[square << 1]! & themLo & allowedLo;
      let toHi = attacks[(square << 1) | 1]! & themHi & allowedHi;
      for (; toLo; toLo &= toLo - 1) end = this.#addWithPromotions(moves, end, square, 31 - Math.clz32(toLo & -toLo));
      for (; toHi; toHi &= toHi - 1) end = this.#addWithPromotions(moves, end, square, 63 - Math.clz32(toHi & -toHi));
      if (
        this.enPassantTarget !== NONE &&
        isIn(this.enPassantTarget, attacks[square << 1]!, attacks[(square << 1) | 1]!)
      ) {
        if (this.isEnPassantLegal(square))
          moves[end++] = square | (this.enPassantTarget << 7) | (MOVE_KIND.enPassant << 14);
      }
    }
    return end;
  }

  #addWithPromotions(moves: Int32Array, end: number, from: number, to: number): number {
    if (to > 7 && to < 56) moves[end++] = from | (to << 7);
    else
      for (const kind of this.board.promotesTo[this.turn]!)
        moves[end++] = from | (to << 7) | (MOVE_KIND.promotion << 14) | (kind << 18);
    return end;
  }

  #kingMoves(moves: Int32Array, end: number, king: number, allowedLo: number, allowedHi: number): number {
    const sets = this.sets;
    const us = this.turn;
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
      if (this.isKingSafeOn(to, lo, hi)) moves[end++] = king | (to << 7);
    }
    return end;
  }

  /** Generates captures and promotions; all moves when in check. */
  protected tacticalMoves(moves: Int32Array, start: number): number {
    this.findChecksAndPins();
    if (this.checkers > 0) return this.generateTo(moves, start, -1, -1, true);
    const them = (FIRST_SIDE_SET + 1 - this.turn) << 1;
    const theirsLo = this.sets[them]!;
    const theirsHi = this.sets[them | 1]!;
    this.setTargets(theirsLo, theirsHi, 0x000000ff, 0xff000000);
    return this.generateTo(moves, start, theirsLo, theirsHi, false);
  }

  /** Keeps only captures and promotions among the moves from index `start` to `end`; returns the new end index. */
  protected keepTactical(moves: Int32Array, start: number, end: number): number {
    let keptEnd = start;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      if (this.isCapture(move) || ((move >> 14) & 15) === MOVE_KIND.promotion) moves[keptEnd++] = move;
    }
    return keptEnd;
  }
}
