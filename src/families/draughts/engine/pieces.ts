/**
 * Flag of kings in the code of a square. The code is 0 for an empty square, else the bit of the side, plus KING for a
 * king.
 */
export const KING = 4;

/** Code of the square off the board. */
export const OFF_BOARD = 8;

/**
 * Code of a captured piece that stays on the board until the move ends: it can be neither passed nor captured again.
 */
export const CAPTURED = 16;

/** The bit of a side: 1 for White, 2 for Black. */
export const sideBit = (side: number): number => side + 1;

export const manCode = (side: number): number => sideBit(side);
export const kingCode = (side: number): number => sideBit(side) | KING;

/** Side of a piece, 0 for White. */
export const sideOf = (code: number): number => (code & 3) - 1;

export const isKing = (code: number): boolean => (code & KING) !== 0;

/** Codes of pieces are below this number. */
export const CODE_COUNT = 8;
export const PIECE_CODES: readonly number[] = [manCode(0), manCode(1), kingCode(0), kingCode(1)];
