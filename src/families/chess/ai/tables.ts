import {
  antidiagonalReachIndex,
  diagonalReachIndex,
  fileReachIndex,
  rankReachIndex,
} from '../../../fairy/engines/bitboard/sets.ts';
import { ANTIDIAGONAL_REACH, DIAGONAL_REACH, FILE_REACH, RANK_REACH } from '../../../fairy/engines/bitboard/tables.ts';

/**
 * Sets of squares for the evaluation, in the format of the bitboard engine: the low word at 2i, the high word at 2i +
 * 1. Tables by side are seen from that side.
 */

/** Makes a table with a set for each square: all other squares for which `holds` is true. */
function sets(holds: (square: number, other: number) => boolean): Int32Array {
  const table = new Int32Array(128);
  for (let square = 0; square < 64; square++) {
    for (let other = 0; other < 64; other++) {
      if (holds(square, other)) table[square * 2 + (other >> 5)]! |= 1 << (other & 31);
    }
  }
  return table;
}

const file = (square: number): number => square & 7;
const apart = (a: number, b: number): number => Math.abs(file(a) - file(b));

/** Number of ranks by which `other` is ahead of `square`, seen from a side. */
const ahead = (side: number, square: number, other: number): number =>
  ((other >> 3) - (square >> 3)) * (side === 0 ? 1 : -1);

const bySide = (holds: (side: number, square: number, other: number) => boolean): readonly Int32Array[] =>
  [0, 1].map((side) => sets((square, other) => holds(side, square, other)));

/** By side and square: the squares ahead of a pawn on its file (front span). */
export const FRONT_SPANS = bySide(
  (side, square, other) => apart(square, other) === 0 && ahead(side, square, other) > 0,
);
/**
 * By side and square: the squares ahead on a pawn's file and the adjacent files. The pawn is passed if no enemy pawn is
 * there.
 */
export const PASSER_SPANS = bySide(
  (side, square, other) => apart(square, other) <= 1 && ahead(side, square, other) > 0,
);
/**
 * By side and square: the squares ahead on the adjacent files, from which an enemy pawn can attack the square now or
 * later.
 */
export const ATTACKER_SPANS = bySide(
  (side, square, other) => apart(square, other) === 1 && ahead(side, square, other) > 0,
);
/** By side and square: the squares beside and behind on the adjacent files, from which own pawns can support a pawn. */
export const SUPPORTER_SPANS = bySide(
  (side, square, other) => apart(square, other) === 1 && ahead(side, square, other) <= 0,
);
/** By side and square of the king: its file and the adjacent ones, from its rank on. */
export const SHELTER_ZONES = bySide(
  (side, square, other) => apart(square, other) <= 1 && ahead(side, square, other) >= 0,
);
/** By square: the files beside it. */
export const ADJACENT_FILES = sets((square, other) => apart(square, other) === 1);
export const FILE_SQUARES = sets((square, other) => apart(square, other) === 0);
/** By side and square: the king's zone, that is its square, the squares around it, and those one step further ahead. */
export const KING_RINGS = [0, 1].map((side) =>
  sets((square, other) => {
    const forward = ahead(side, square, other);
    return apart(square, other) <= 1 && forward >= -1 && forward <= 2;
  }),
);

/** The dark squares (those of the colour of a1), lower half. */
export const DARK_SQUARES_LO = 0xaa55aa55 | 0;
export const DARK_SQUARES_HI = 0xaa55aa55 | 0;

/** King distance (Chebyshev) between two squares, at square * 64 + other. */
export const KING_DISTANCES = Uint8Array.from({ length: 64 * 64 }, (_, index) => {
  const [a, b] = [index >> 6, index & 63];
  return Math.max(apart(a, b), Math.abs((a >> 3) - (b >> 3)));
});

/** Manhattan distance of a square from the four centre squares: 0 to 6. */
export const CENTRE_DISTANCES = Uint8Array.from({ length: 64 }, (_, square) => {
  const off = (line: number) => Math.max(3 - line, line - 4);
  return off(file(square)) + off(square >> 3);
});

/**
 * Result of `findStraightReach` and `findDiagonalReach`. A module variable, because returning two numbers would allocate an
 * object.
 */
export const reachedSquares = new Int32Array(2);

export function findStraightReach(square: number, lo: number, hi: number): void {
  const r = rankReachIndex(square, lo, hi);
  const f = fileReachIndex(square, lo, hi);
  reachedSquares[0] = RANK_REACH[r]! | FILE_REACH[f]!;
  reachedSquares[1] = RANK_REACH[r | 1]! | FILE_REACH[f | 1]!;
}

export function findDiagonalReach(square: number, lo: number, hi: number): void {
  const d = diagonalReachIndex(square, lo, hi);
  const a = antidiagonalReachIndex(square, lo, hi);
  reachedSquares[0] = DIAGONAL_REACH[d]! | ANTIDIAGONAL_REACH[a]!;
  reachedSquares[1] = DIAGONAL_REACH[d | 1]! | ANTIDIAGONAL_REACH[a | 1]!;
}
