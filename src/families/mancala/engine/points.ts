/** Evaluation of a captured seed. */
export const SEED_VALUE = 100;

/** Evaluation of an extra move. */
export const EXTRA_MOVE_VALUE = 150;
