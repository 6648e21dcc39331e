/** A seed, in points. */
export const SEED = 100;

/** A move after which the same player moves again, in points. */
export const AGAIN = 150;
