import { type Board, NONE } from '../../board/board.ts';
import { isPiece } from '../../board/kinds.ts';
import type { Setup } from '../../board/setup.ts';
import { BoardPosition } from '../board-position.ts';
import {
  antidiagonalReachIndex,
  BISHOP,
  diagonalReachIndex,
  FIRST_SIDE_SET,
  fileReachIndex,
  KING,
  KNIGHT,
  OCCUPIED_SET,
  PAWN,
  QUEEN,
  ROOK,
  rankReachIndex,
} from './sets.ts';
import {
  ANTIDIAGONAL_REACH,
  BISHOP_RAYS,
  DIAGONAL_REACH,
  FILE_REACH,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  PAWN_ATTACKS,
  RANK_REACH,
  ROOK_RAYS,
} from './tables.ts';

/** Squares that a pawn's double step passes: the third rank in the low half, the sixth rank in the high half. */
const THIRD = 0x00ff0000;
const SIXTH = 0x0000ff00;

/**
 * Attacks and king safety for orthodox pieces on 8×8, with bitboards of two 32-bit halves. Its members are public for
 * the functions of this folder that find, count and generate moves.
 */
export abstract class BitboardSquares extends BoardPosition {
  /** Low and high halves of all sets: one set per piece code, one per side, and one of all occupied squares. */
  readonly sets = new Int32Array((OCCUPIED_SET + 1) * 2);
  /** By side: the squares that a pawn's double step passes. */
  readonly doubleStepSquares: readonly [number, number];
  readonly #isRoyal: boolean;
  /** Whether a king may not castle out of check, nor over or onto attacked squares. */
  readonly #castlesSafely: boolean;

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    const leapsFromHome = board.definition.rules.initial['P']!.includes(1);
    this.doubleStepSquares = leapsFromHome ? [THIRD | (THIRD >>> 8), SIXTH | (SIXTH << 8)] : [THIRD, SIXTH];
    this.#isRoyal = board.royal !== NONE;
    this.#castlesSafely = this.#isRoyal || board.definition.end.extinction?.guarded === true;
    const { hashLo, hashHi } = this;
    for (const [cell, code] of this.cells.entries()) if (isPiece(code)) this.togglePiece(cell, code);
    // The key already includes all pieces.
    this.hashLo = hashLo;
    this.hashHi = hashHi;
  }

  /** Adds a piece to a square or removes it there, in the sets and in the hash key. */
  togglePiece(cell: number, code: number): void {
    const sets = this.sets;
    const half = cell >> 5;
    const bit = 1 << (cell & 31);
    const { lo, hi } = this.board.keys.piece;
    sets[code * 2 + half]! ^= bit;
    sets[(FIRST_SIDE_SET + ((code - 1) & 1)) * 2 + half]! ^= bit;
    sets[OCCUPIED_SET * 2 + half]! ^= bit;
    this.hashLo ^= lo[code * 64 + cell]!;
    this.hashHi ^= hi[code * 64 + cell]!;
  }

  check(): boolean {
    const king = this.royalSquare(this.turn);
    return king !== NONE && this.isAttacked(king, 1 - this.turn);
  }

  /** Square of a side's piece that may not be left attacked; NONE without one. */
  royalSquare(side: number): number {
    return this.#isRoyal ? this.kings[side]! : NONE;
  }

  isAttacked(cell: number, by: number): boolean {
    const sets = this.sets;
    const lo = sets[OCCUPIED_SET * 2]!;
    const hi = sets[OCCUPIED_SET * 2 + 1]!;
    return this.isAttackedIn(cell, by, lo, hi, -1, -1);
  }

  /** Whether a side would attack a square if the board were occupied as given. Only attackers in `among` count. */
  isAttackedIn(square: number, by: number, lo: number, hi: number, amongLo: number, amongHi: number): boolean {
    const sets = this.sets;
    const at = square << 1;
    const pawn = (1 + PAWN * 2 + by) << 1;
    const knight = (1 + KNIGHT * 2 + by) << 1;
    const bishop = (1 + BISHOP * 2 + by) << 1;
    const rook = (1 + ROOK * 2 + by) << 1;
    const queen = (1 + QUEEN * 2 + by) << 1;
    const king = (1 + KING * 2 + by) << 1;
    const pawns = PAWN_ATTACKS[by ^ 1]!;
    let nearLo = (KNIGHT_ATTACKS[at]! & sets[knight]!) | (KING_ATTACKS[at]! & sets[king]!) | (pawns[at]! & sets[pawn]!);
    let nearHi =
      (KNIGHT_ATTACKS[at | 1]! & sets[knight | 1]!) |
      (KING_ATTACKS[at | 1]! & sets[king | 1]!) |
      (pawns[at | 1]! & sets[pawn | 1]!);
    if ((nearLo & amongLo) | (nearHi & amongHi)) return true;
    nearLo = (sets[bishop]! | sets[queen]!) & amongLo;
    nearHi = (sets[bishop | 1]! | sets[queen | 1]!) & amongHi;
    if ((nearLo & BISHOP_RAYS[at]!) | (nearHi & BISHOP_RAYS[at | 1]!)) {
      const d = diagonalReachIndex(square, lo, hi);
      const a = antidiagonalReachIndex(square, lo, hi);
      if (nearLo & (DIAGONAL_REACH[d]! | ANTIDIAGONAL_REACH[a]!)) return true;
      if (nearHi & (DIAGONAL_REACH[d | 1]! | ANTIDIAGONAL_REACH[a | 1]!)) return true;
    }
    nearLo = (sets[rook]! | sets[queen]!) & amongLo;
    nearHi = (sets[rook | 1]! | sets[queen | 1]!) & amongHi;
    if ((nearLo & ROOK_RAYS[at]!) | (nearHi & ROOK_RAYS[at | 1]!)) {
      const r = rankReachIndex(square, lo, hi);
      const f = fileReachIndex(square, lo, hi);
      if (nearLo & (RANK_REACH[r]! | FILE_REACH[f]!)) return true;
      if (nearHi & (RANK_REACH[r | 1]! | FILE_REACH[f | 1]!)) return true;
    }
    return false;
  }

  /** Whether the king would be safe on a square. The occupied squares must not include the king itself. */
  isKingSafeOn(square: number, lo: number, hi: number): boolean {
    return !this.isAttackedIn(square, this.turn ^ 1, lo, hi, -1, -1);
  }

  /**
   * Whether castling is legal. All squares between must be free except for king and rook, and the king may not be
   * attacked on its way, nor on its goal once the rook has moved. The same rule as in `TablePosition`.
   */
  canCastle(wing: number): boolean {
    const sets = this.sets;
    const us = this.turn;
    const index = us * 2 + wing;
    const king = this.castlingKings[us]!;
    const rook = this.castlingRooks[index]!;
    const kingTo = this.board.castlingGoals!.king[index]!;
    const rookTo = this.board.castlingGoals!.rook[index]!;
    const home = us * 56;
    // All four squares are on one rank: eight bits are enough.
    const rank = us === 0 ? sets[OCCUPIED_SET * 2]! : sets[OCCUPIED_SET * 2 + 1]! >>> 24;
    const others = rank & 255 & ~(1 << (king - home)) & ~(1 << (rook - home));
    const first = Math.min(king, rook, kingTo, rookTo) - home;
    const last = Math.max(king, rook, kingTo, rookTo) - home;
    if (others & ((2 << last) - (1 << first))) return false;
    if (!this.#castlesSafely) return true;
    let lo = sets[OCCUPIED_SET * 2]!;
    let hi = sets[OCCUPIED_SET * 2 + 1]!;
    if (us === 0) lo &= ~(1 << king);
    else hi &= ~(1 << (king & 31));
    const step = kingTo < king ? -1 : 1;
    for (let cell = king; cell !== kingTo && cell + step !== kingTo; cell += step) {
      if (!this.isKingSafeOn(cell + step, lo, hi)) return false;
    }
    // On the king's goal, attacks count with the rook moved: it may have hidden an attacker, or may hide one now.
    if (us === 0) lo = (lo & ~(1 << rook)) | (1 << rookTo);
    else hi = (hi & ~(1 << (rook & 31))) | (1 << (rookTo & 31));
    return this.isKingSafeOn(kingTo, lo, hi);
  }

  /** Square of the pawn that made the last double step, seen from the side that may capture it. */
  get victimCell(): number {
    return this.enPassant + (this.turn === 0 ? -8 : 8);
  }

  canCaptureEnPassant(cell: number): boolean {
    return cell !== NONE && this.countEnPassant(this.turn) > 0;
  }

  countEnPassant(us: number): number {
    const at = this.enPassant << 1;
    const pawn = (1 + PAWN * 2 + us) << 1;
    let fromLo = PAWN_ATTACKS[us ^ 1]![at]! & this.sets[pawn]!;
    let fromHi = PAWN_ATTACKS[us ^ 1]![at | 1]! & this.sets[pawn | 1]!;
    let total = 0;
    for (; fromLo; fromLo &= fromLo - 1) if (this.isEnPassantLegal(31 - Math.clz32(fromLo & -fromLo))) total++;
    for (; fromHi; fromHi &= fromHi - 1) if (this.isEnPassantLegal(63 - Math.clz32(fromHi & -fromHi))) total++;
    return total;
  }

  /**
   * Whether the king is safe after an en passant capture. Both pawns leave their squares, so the board after the
   * capture is tested.
   */
  isEnPassantLegal(from: number): boolean {
    const king = this.royalSquare(this.turn);
    if (king === NONE) return true;
    const sets = this.sets;
    const passed = this.victimCell;
    let lo = sets[OCCUPIED_SET * 2]!;
    let hi = sets[OCCUPIED_SET * 2 + 1]!;
    let amongLo = -1;
    let amongHi = -1;
    if (from < 32) lo ^= 1 << from;
    else hi ^= 1 << (from & 31);
    if (this.enPassant < 32) lo ^= 1 << this.enPassant;
    else hi ^= 1 << (this.enPassant & 31);
    if (passed < 32) {
      lo ^= 1 << passed;
      amongLo ^= 1 << passed;
    } else {
      hi ^= 1 << (passed & 31);
      amongHi ^= 1 << (passed & 31);
    }
    return !this.isAttackedIn(king, this.turn ^ 1, lo, hi, amongLo, amongHi);
  }
}
