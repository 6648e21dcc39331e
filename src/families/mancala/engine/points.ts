/** A seed, in points. */
export const SEED_POINTS = 100;

/** A move after which the same player moves again, in points. */
export const EXTRA_MOVE_POINTS = 150;
