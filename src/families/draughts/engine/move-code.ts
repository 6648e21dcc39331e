/**
 * Moves as integers: start and end square, and for captures the index of the capture at this position, counted from 1.
 * A move is valid only for the position that generated it.
 */
export const quietMove = (from: number, to: number): number => from | (to << 7);
export const captureMove = (from: number, to: number, index: number): number => from | (to << 7) | ((index + 1) << 14);

export const startSquareOf = (move: number): number => move & 127;
export const endSquareOf = (move: number): number => (move >> 7) & 127;
/** Index of the capture; -1 for a quiet move. */
export const captureIndexOf = (move: number): number => (move >> 14) - 1;
