/** Stands for a point in a move where there is none. */
export const NO_POINT = 31;

/**
 * Encodes a move from the point that a man leaves, the point where it arrives, and the point of the captured man.
 * `NO_POINT` stands for a missing one.
 */
export const encodeMove = (from: number, to: number, taken: number): number => from | (to << 5) | (taken << 10);

/** The point that the moved man leaves; `NO_POINT` if it comes from the hand. */
export const startPointOf = (move: number): number => move & 31;
/** The point where the moved man arrives; `NO_POINT` if no man moves. */
export const targetPointOf = (move: number): number => (move >> 5) & 31;
/** The point of the captured man; `NO_POINT` if there is none. */
export const capturedPointOf = (move: number): number => move >> 10;

/** The code of a pass. */
export const PASS_MOVE = encodeMove(NO_POINT, NO_POINT, NO_POINT);
