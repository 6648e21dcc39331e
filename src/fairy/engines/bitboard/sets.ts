import { ANTIDIAGONAL_MASK, DIAGONAL_MASK } from './tables.ts';

/**
 * Kind number of the pawn, as `fitsOrthodoxEngine` requires it; the other kinds follow. Piece codes are 1 + kind * 2 +
 * side.
 */
export const PAWN = 0;
export const KNIGHT = 1;
export const BISHOP = 2;
export const ROOK = 3;
export const QUEEN = 4;
export const KING = 5;

/** Index of the set of all white pieces, after the sets of the twelve piece codes; black's is the next. */
export const FIRST_SIDE_SET = 13;

/** Index of the set of all occupied squares. */
export const OCCUPIED_SET = FIRST_SIDE_SET + 2;

/** Number of squares in a set. */
export function popCount(lo: number, hi: number): number {
  lo -= (lo >>> 1) & 0x55555555;
  hi -= (hi >>> 1) & 0x55555555;
  lo = (lo & 0x33333333) + ((lo >>> 2) & 0x33333333) + (hi & 0x33333333) + ((hi >>> 2) & 0x33333333);
  lo = (lo & 0x0f0f0f0f) + ((lo >>> 4) & 0x0f0f0f0f);
  return Math.imul(lo, 0x01010101) >>> 24;
}

/** Lowest square of a set that is not empty. */
export const lowestSquare = (lo: number, hi: number): number =>
  lo ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi);

/** Whether the square is in the set. */
export const isInSet = (square: number, lo: number, hi: number): boolean =>
  ((square < 32 ? lo : hi) & (1 << (square & 31))) !== 0;

/** Index into `RANK_REACH` for a slider on a square, given the occupied squares. */
export const rankReachIndex = (square: number, lo: number, hi: number): number =>
  ((square << 6) | (((square < 32 ? lo : hi) >>> ((square & 24) + 1)) & 63)) << 1;

/** Index into `FILE_REACH` for a slider on a square, given the occupied squares. */
export const fileReachIndex = (square: number, lo: number, hi: number): number =>
  ((square << 6) |
    (Math.imul((lo >>> (square & 7)) & 0x01010100, 0x01020408) >>> 25) |
    (((Math.imul((hi >>> (square & 7)) & 0x00010101, 0x01020408) >>> 24) & 7) << 3)) <<
  1;

/** Index into `DIAGONAL_REACH` for a slider on a square, given the occupied squares. */
export const diagonalReachIndex = (square: number, lo: number, hi: number): number =>
  ((square << 6) |
    (Math.imul((lo & DIAGONAL_MASK[square << 1]!) | (hi & DIAGONAL_MASK[(square << 1) | 1]!), 0x01010101) >>> 25)) <<
  1;

/** Index into `ANTIDIAGONAL_REACH` for a slider on a square, given the occupied squares. */
export const antidiagonalReachIndex = (square: number, lo: number, hi: number): number =>
  ((square << 6) |
    (Math.imul((lo & ANTIDIAGONAL_MASK[square << 1]!) | (hi & ANTIDIAGONAL_MASK[(square << 1) | 1]!), 0x01010101) >>>
      25)) <<
  1;
