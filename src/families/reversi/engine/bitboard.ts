/**
 * Where functions store the bitboard that they return, so that nothing is allocated. A bitboard of 8×8 squares is two
 * words of 32 bits: bit 0 of the low word is a1 in the upper left corner, bit 1 is b1; bit 0 of the high word is a5.
 */
export const RESULT_BITBOARD = new Int32Array(2);

/** Bits of files b to g. Flipped discs are never on the left or right edge, except in lines along that edge. */
const INNER = 0x7e7e7e7e;

/**
 * Finds the squares where a disc of `own` would enclose a line of `other` discs. The result also includes occupied
 * squares; only its empty squares are moves.
 */
export function findMoveSquares(ownLo: number, ownHi: number, otherLo: number, otherHi: number): void {
  const innerLo = otherLo & INNER;
  const innerHi = otherHi & INNER;
  let lo = 0;
  let hi = 0;
  // Along rows, no bit leaves its word.
  let a = innerLo & (ownLo << 1);
  a |= innerLo & (a << 1);
  let along = innerLo & (innerLo << 1);
  a |= along & (a << 2);
  a |= along & (a << 2);
  lo = a << 1;
  a = innerHi & (ownHi << 1);
  a |= innerHi & (a << 1);
  along = innerHi & (innerHi << 1);
  a |= along & (a << 2);
  a |= along & (a << 2);
  hi = a << 1;
  a = innerLo & (ownLo >>> 1);
  a |= innerLo & (a >>> 1);
  along = innerLo & (innerLo >>> 1);
  a |= along & (a >>> 2);
  a |= along & (a >>> 2);
  lo |= a >>> 1;
  a = innerHi & (ownHi >>> 1);
  a |= innerHi & (a >>> 1);
  along = innerHi & (innerHi >>> 1);
  a |= along & (a >>> 2);
  a |= along & (a >>> 2);
  hi |= a >>> 1;
  // Along columns.
  a = otherLo & (ownLo << 8);
  let b = otherHi & ((ownHi << 8) | (ownLo >>> 24));
  b |= otherHi & ((b << 8) | (a >>> 24));
  a |= otherLo & (a << 8);
  along = otherLo & (otherLo << 8);
  let beside = otherHi & ((otherHi << 8) | (otherLo >>> 24));
  b |= beside & ((b << 16) | (a >>> 16));
  a |= along & (a << 16);
  b |= beside & ((b << 16) | (a >>> 16));
  a |= along & (a << 16);
  hi |= (b << 8) | (a >>> 24);
  lo |= a << 8;
  a = otherLo & ((ownLo >>> 8) | (ownHi << 24));
  b = otherHi & (ownHi >>> 8);
  a |= otherLo & ((a >>> 8) | (b << 24));
  b |= otherHi & (b >>> 8);
  along = otherLo & ((otherLo >>> 8) | (otherHi << 24));
  beside = otherHi & (otherHi >>> 8);
  a |= along & ((a >>> 16) | (b << 16));
  b |= beside & (b >>> 16);
  a |= along & ((a >>> 16) | (b << 16));
  b |= beside & (b >>> 16);
  lo |= (a >>> 8) | (b << 24);
  hi |= b >>> 8;
  // Along one diagonal.
  a = innerLo & (ownLo << 7);
  b = innerHi & ((ownHi << 7) | (ownLo >>> 25));
  b |= innerHi & ((b << 7) | (a >>> 25));
  a |= innerLo & (a << 7);
  along = innerLo & (innerLo << 7);
  beside = innerHi & ((innerHi << 7) | (innerLo >>> 25));
  b |= beside & ((b << 14) | (a >>> 18));
  a |= along & (a << 14);
  b |= beside & ((b << 14) | (a >>> 18));
  a |= along & (a << 14);
  hi |= (b << 7) | (a >>> 25);
  lo |= a << 7;
  a = innerLo & ((ownLo >>> 7) | (ownHi << 25));
  b = innerHi & (ownHi >>> 7);
  a |= innerLo & ((a >>> 7) | (b << 25));
  b |= innerHi & (b >>> 7);
  along = innerLo & ((innerLo >>> 7) | (innerHi << 25));
  beside = innerHi & (innerHi >>> 7);
  a |= along & ((a >>> 14) | (b << 18));
  b |= beside & (b >>> 14);
  a |= along & ((a >>> 14) | (b << 18));
  b |= beside & (b >>> 14);
  lo |= (a >>> 7) | (b << 25);
  hi |= b >>> 7;
  // Along the other diagonal.
  a = innerLo & (ownLo << 9);
  b = innerHi & ((ownHi << 9) | (ownLo >>> 23));
  b |= innerHi & ((b << 9) | (a >>> 23));
  a |= innerLo & (a << 9);
  along = innerLo & (innerLo << 9);
  beside = innerHi & ((innerHi << 9) | (innerLo >>> 23));
  b |= beside & ((b << 18) | (a >>> 14));
  a |= along & (a << 18);
  b |= beside & ((b << 18) | (a >>> 14));
  a |= along & (a << 18);
  hi |= (b << 9) | (a >>> 23);
  lo |= a << 9;
  a = innerLo & ((ownLo >>> 9) | (ownHi << 23));
  b = innerHi & (ownHi >>> 9);
  a |= innerLo & ((a >>> 9) | (b << 23));
  b |= innerHi & (b >>> 9);
  along = innerLo & ((innerLo >>> 9) | (innerHi << 23));
  beside = innerHi & (innerHi >>> 9);
  a |= along & ((a >>> 18) | (b << 14));
  b |= beside & (b >>> 18);
  a |= along & ((a >>> 18) | (b << 14));
  b |= beside & (b >>> 18);
  lo |= (a >>> 9) | (b << 23);
  hi |= b >>> 9;
  RESULT_BITBOARD[0] = lo;
  RESULT_BITBOARD[1] = hi;
}

/** Finds the discs that a disc on a cell would flip, in all directions. */
export function findFlips(cell: number, ownLo: number, ownHi: number, otherLo: number, otherHi: number): void {
  const bitLo = cell < 32 ? 1 << cell : 0;
  const bitHi = cell < 32 ? 0 : 1 << (cell - 32);
  const innerLo = otherLo & INNER;
  const innerHi = otherHi & INNER;
  let lo = 0;
  let hi = 0;
  let a: number;
  let b: number;
  let along: number;
  let beside: number;
  // Along the row.
  if (cell < 32) {
    a = innerLo & (bitLo << 1);
    a |= innerLo & (a << 1);
    along = innerLo & (innerLo << 1);
    a |= along & (a << 2);
    a |= along & (a << 2);
    if ((a << 1) & ownLo) lo = a;
    a = innerLo & (bitLo >>> 1);
    a |= innerLo & (a >>> 1);
    along = innerLo & (innerLo >>> 1);
    a |= along & (a >>> 2);
    a |= along & (a >>> 2);
    if ((a >>> 1) & ownLo) lo |= a;
  } else {
    b = innerHi & (bitHi << 1);
    b |= innerHi & (b << 1);
    beside = innerHi & (innerHi << 1);
    b |= beside & (b << 2);
    b |= beside & (b << 2);
    if ((b << 1) & ownHi) hi = b;
    b = innerHi & (bitHi >>> 1);
    b |= innerHi & (b >>> 1);
    beside = innerHi & (innerHi >>> 1);
    b |= beside & (b >>> 2);
    b |= beside & (b >>> 2);
    if ((b >>> 1) & ownHi) hi |= b;
  }
  // Along the column.
  a = otherLo & (bitLo << 8);
  b = otherHi & ((bitHi << 8) | (bitLo >>> 24));
  if (a | b) {
    b |= otherHi & ((b << 8) | (a >>> 24));
    a |= otherLo & (a << 8);
    along = otherLo & (otherLo << 8);
    beside = otherHi & ((otherHi << 8) | (otherLo >>> 24));
    b |= beside & ((b << 16) | (a >>> 16));
    a |= along & (a << 16);
    b |= beside & ((b << 16) | (a >>> 16));
    a |= along & (a << 16);
    if ((((b << 8) | (a >>> 24)) & ownHi) | ((a << 8) & ownLo)) {
      lo |= a;
      hi |= b;
    }
  }
  a = otherLo & ((bitLo >>> 8) | (bitHi << 24));
  b = otherHi & (bitHi >>> 8);
  if (a | b) {
    a |= otherLo & ((a >>> 8) | (b << 24));
    b |= otherHi & (b >>> 8);
    along = otherLo & ((otherLo >>> 8) | (otherHi << 24));
    beside = otherHi & (otherHi >>> 8);
    a |= along & ((a >>> 16) | (b << 16));
    b |= beside & (b >>> 16);
    a |= along & ((a >>> 16) | (b << 16));
    b |= beside & (b >>> 16);
    if ((((a >>> 8) | (b << 24)) & ownLo) | ((b >>> 8) & ownHi)) {
      lo |= a;
      hi |= b;
    }
  }
  // Along one diagonal.
  a = innerLo & (bitLo << 7);
  b = innerHi & ((bitHi << 7) | (bitLo >>> 25));
  if (a | b) {
    b |= innerHi & ((b << 7) | (a >>> 25));
    a |= innerLo & (a << 7);
    along = innerLo & (innerLo << 7);
    beside = innerHi & ((innerHi << 7) | (innerLo >>> 25));
    b |= beside & ((b << 14) | (a >>> 18));
    a |= along & (a << 14);
    b |= beside & ((b << 14) | (a >>> 18));
    a |= along & (a << 14);
    if ((((b << 7) | (a >>> 25)) & ownHi) | ((a << 7) & ownLo)) {
      lo |= a;
      hi |= b;
    }
  }
  a = innerLo & ((bitLo >>> 7) | (bitHi << 25));
  b = innerHi & (bitHi >>> 7);
  if (a | b) {
    a |= innerLo & ((a >>> 7) | (b << 25));
    b |= innerHi & (b >>> 7);
    along = innerLo & ((innerLo >>> 7) | (innerHi << 25));
    beside = innerHi & (innerHi >>> 7);
    a |= along & ((a >>> 14) | (b << 18));
    b |= beside & (b >>> 14);
    a |= along & ((a >>> 14) | (b << 18));
    b |= beside & (b >>> 14);
    if ((((a >>> 7) | (b << 25)) & ownLo) | ((b >>> 7) & ownHi)) {
      lo |= a;
      hi |= b;
    }
  }
  // Along the other diagonal.
  a = innerLo & (bitLo << 9);
  b = innerHi & ((bitHi << 9) | (bitLo >>> 23));
  if (a | b) {
    b |= innerHi & ((b << 9) | (a >>> 23));
    a |= innerLo & (a << 9);
    along = innerLo & (innerLo << 9);
    beside = innerHi & ((innerHi << 9) | (innerLo >>> 23));
    b |= beside & ((b << 18) | (a >>> 14));
    a |= along & (a << 18);
    b |= beside & ((b << 18) | (a >>> 14));
    a |= along & (a << 18);
    if ((((b << 9) | (a >>> 23)) & ownHi) | ((a << 9) & ownLo)) {
      lo |= a;
      hi |= b;
    }
  }
  a = innerLo & ((bitLo >>> 9) | (bitHi << 23));
  b = innerHi & (bitHi >>> 9);
  if (a | b) {
    a |= innerLo & ((a >>> 9) | (b << 23));
    b |= innerHi & (b >>> 9);
    along = innerLo & ((innerLo >>> 9) | (innerHi << 23));
    beside = innerHi & (innerHi >>> 9);
    a |= along & ((a >>> 18) | (b << 14));
    b |= beside & (b >>> 18);
    a |= along & ((a >>> 18) | (b << 14));
    b |= beside & (b >>> 18);
    if ((((a >>> 9) | (b << 23)) & ownLo) | ((b >>> 9) & ownHi)) {
      lo |= a;
      hi |= b;
    }
  }
  RESULT_BITBOARD[0] = lo;
  RESULT_BITBOARD[1] = hi;
}
