/**
 * Moves as integers: where they begin and end, and for captures which of the position's captures it is, counted from 1.
 * They mean something to the position alone that generated them.
 */
export const quietMove = (from: number, to: number): number => from | (to << 7);
export const captureMove = (from: number, to: number, index: number): number => from | (to << 7) | ((index + 1) << 14);

export const fromOf = (move: number): number => move & 127;
export const toOf = (move: number): number => (move >> 7) & 127;
/** -1 for a move that takes nothing. */
export const captureOf = (move: number): number => (move >> 14) - 1;
