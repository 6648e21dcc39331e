/** Evaluation of a captured seed. */
export const SEED_POINTS = 100;

/** Evaluation of an extra move. */
export const EXTRA_MOVE_POINTS = 150;
