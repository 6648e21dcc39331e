/** In place of a point: none. */
export const NO_POINT = 31;

/** Encodes a move: the point that a man leaves, the point it moves to, and the point of the captured man. */
export const moveOf = (from: number, to: number, taken: number): number => from | (to << 5) | (taken << 10);

export const startPointOf = (move: number): number => move & 31;
export const targetPointOf = (move: number): number => (move >> 5) & 31;
export const capturedPointOf = (move: number): number => move >> 10;

export const PASS_MOVE = moveOf(NO_POINT, NO_POINT, NO_POINT);
