/** Value of a seed in points. */
export const SEED_POINTS = 100;

/** Value of an extra move in points. */
export const EXTRA_MOVE_POINTS = 150;
