/**
 * Scores are points from the view of the player on turn. A game that is won is worth `WIN` less the plies to its end, so
 * that the nearest win is the best and the farthest loss the least bad.
 */
export const WIN = 30_000;

/** Above every score, and still within 16 bits. */
export const INFINITE_SCORE = 32_000;

/** The search never looks further ahead. */
export const MAX_PLIES = 128;

/** Scores from here on are wins that are proved. */
export const PROVED_WIN = WIN - 2 * MAX_PLIES;

/** No evaluation is beyond. */
export const MAX_EVALUATION = 20_000;

/** A win that is certain though nobody knows how far away. */
export const CERTAIN_WIN = 15_000;

export const isProved = (score: number): boolean => score >= PROVED_WIN || score <= -PROVED_WIN;

/** Plies to the end of a game that is proved. */
export const pliesToEnd = (score: number): number => WIN - Math.abs(score);

/** A score as the table keeps it: wins counted from the position itself, not from the root, and the way back. */
export const toTableScore = (score: number, ply: number): number =>
  score >= PROVED_WIN ? score + ply : score <= -PROVED_WIN ? score - ply : score;

export const fromTableScore = (score: number, ply: number): number =>
  score >= PROVED_WIN ? score - ply : score <= -PROVED_WIN ? score + ply : score;
