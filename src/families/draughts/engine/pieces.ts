/** What stands on a square: 0 nothing, or the bit of a side and, for a king, KING. */
export const KING = 4;

/** Beyond the board. */
export const WALL = 8;

/** A captured piece that is still there while the move goes on: nothing can pass it, and nothing take it again. */
export const GHOST = 16;

/** The bit of a side: 1 for White, 2 for Black. */
export const bitOf = (side: number): number => side + 1;

export const manOf = (side: number): number => bitOf(side);
export const kingOf = (side: number): number => bitOf(side) | KING;

/** The side of a piece. */
export const sideOf = (code: number): number => (code & 3) - 1;

export const isKing = (code: number): boolean => (code & KING) !== 0;

/** Codes of pieces are below. */
export const CODE_COUNT = 8;
export const PIECES: readonly number[] = [manOf(0), manOf(1), kingOf(0), kingOf(1)];
