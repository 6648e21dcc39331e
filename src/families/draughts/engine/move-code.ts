/**
 * Encodes a move without a capture as an integer of start and end square. An encoded move is valid only for the
 * position that generated it.
 */
export const encodeQuietMove = (from: number, to: number): number => from | (to << 7);
/** Encodes a capture as an integer of start square, end square and its index among the captures of the position. */
export const encodeCapture = (from: number, to: number, index: number): number =>
  from | (to << 7) | ((index + 1) << 14);

export const startSquareOf = (move: number): number => move & 127;
export const endSquareOf = (move: number): number => (move >> 7) & 127;
/** Index of a move among the captures of the position; -1 if it captures nothing. */
export const captureIndexOf = (move: number): number => (move >> 14) - 1;
