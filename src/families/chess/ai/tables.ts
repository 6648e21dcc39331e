import { antidiagonalIndex, diagonalIndex, fileIndex, rankIndex } from '../../../fairy/engines/bitboard/sets.ts';
import { ANTIDIAGONAL_REACH, DIAGONAL_REACH, FILE_REACH, RANK_REACH } from '../../../fairy/engines/bitboard/tables.ts';

/**
 * Sets of squares that the evaluation asks for, as the bitboard engine has them: lo at 2i, hi at 2i + 1. Tables by side
 * see the board as its owner does.
 */

/** A table of sets by square: what `holds` tells of square and other. */
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

/** How many ranks `other` is ahead of `square`, by side. */
const ahead = (side: number, square: number, other: number): number =>
  ((other >> 3) - (square >> 3)) * (side === 0 ? 1 : -1);

const bySide = (holds: (side: number, square: number, other: number) => boolean): readonly Int32Array[] =>
  [0, 1].map((side) => sets((square, other) => holds(side, square, other)));

/** The squares that a pawn has before it. */
export const WAY = bySide((side, square, other) => apart(square, other) === 0 && ahead(side, square, other) > 0);
/** The squares from which other pawns could stop it: its way and those beside. */
export const STOPPERS = bySide((side, square, other) => apart(square, other) <= 1 && ahead(side, square, other) > 0);
/** The squares beside and ahead: pawns there can drive off a piece on the square. */
export const DRIVERS = bySide((side, square, other) => apart(square, other) === 1 && ahead(side, square, other) > 0);
/** Beside it or behind on the files beside: pawns there can come to its help. */
export const COMRADES = bySide((side, square, other) => apart(square, other) === 1 && ahead(side, square, other) <= 0);
/** A king's three files from its own rank on. */
export const SHELTER = bySide((side, square, other) => apart(square, other) <= 1 && ahead(side, square, other) >= 0);
/** The files beside. */
export const BESIDE = sets((square, other) => apart(square, other) === 1);
export const FILES = sets((square, other) => apart(square, other) === 0);
/** The king's square, those around it, and those one step further ahead. */
export const RINGS = [0, 1].map((side) =>
  sets((square, other) => {
    const forward = ahead(side, square, other);
    return apart(square, other) <= 1 && forward >= -1 && forward <= 2;
  }),
);

/** Squares of the colour of a1. */
export const DARK_LO = 0xaa55aa55 | 0;
export const DARK_HI = 0xaa55aa55 | 0;

/** Steps of a king between two squares, by square * 64 + other. */
export const STEPS = Uint8Array.from({ length: 64 * 64 }, (_, index) => {
  const [a, b] = [index >> 6, index & 63];
  return Math.max(apart(a, b), Math.abs((a >> 3) - (b >> 3)));
});

/** How far a square is from the middle of the board: 0 to 6. */
export const FROM_MIDDLE = Uint8Array.from({ length: 64 }, (_, square) => {
  const off = (line: number) => Math.max(3 - line, line - 4);
  return off(file(square)) + off(square >> 3);
});

/** What a slider reached last: two numbers leave a function only this way without an object. */
export const reach = new Int32Array(2);

export function reachStraight(square: number, lo: number, hi: number): void {
  const r = rankIndex(square, lo, hi);
  const f = fileIndex(square, lo, hi);
  reach[0] = RANK_REACH[r]! | FILE_REACH[f]!;
  reach[1] = RANK_REACH[r | 1]! | FILE_REACH[f | 1]!;
}

export function reachAslant(square: number, lo: number, hi: number): void {
  const d = diagonalIndex(square, lo, hi);
  const a = antidiagonalIndex(square, lo, hi);
  reach[0] = DIAGONAL_REACH[d]! | ANTIDIAGONAL_REACH[a]!;
  reach[1] = DIAGONAL_REACH[d | 1]! | ANTIDIAGONAL_REACH[a | 1]!;
}
