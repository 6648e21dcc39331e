/**
 * Flag of kings in the code of a piece. A code is the bit of the side, plus KING for a king; the code of an empty
 * square is 0.
 */
export const KING_FLAG = 4;

/** Code found on the square that means "off the board". */
export const OFF_BOARD_CODE = 8;

/**
 * Code of a captured piece that stays on the board until the move ends. It can be neither passed nor captured again.
 */
export const CAPTURED_CODE = 16;

/** Bit of a side in the code of a piece: 1 for White, 2 for Black. */
export const sideBit = (side: number): number => side + 1;

export const manCode = (side: number): number => sideBit(side);
export const kingCode = (side: number): number => sideBit(side) | KING_FLAG;

/** Side of the piece with a code, 0 for White. */
export const sideOf = (code: number): number => (code & 3) - 1;

export const isKing = (code: number): boolean => (code & KING_FLAG) !== 0;

/** Number above every code of a piece. */
export const CODE_COUNT = 8;
/** Codes of all four pieces: white man, black man, white king, black king. */
export const PIECE_CODES: readonly number[] = [manCode(0), manCode(1), kingCode(0), kingCode(1)];
