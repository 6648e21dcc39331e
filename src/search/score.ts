/**
 * Score of a win. Scores are points from the view of the player to move. A won game scores `WIN_SCORE` minus the plies to its
 * end, so that the nearest win is the best and the most distant loss the least bad.
 */
export const WIN_SCORE = 30_000;

/** Greater than every score, but within 16 bits. */
export const INFINITE_SCORE = 32_000;

/** Maximum depth of a search. */
export const MAX_PLIES = 128;

/** Minimum score of a proved win. */
export const MIN_PROVED_WIN = WIN_SCORE - 2 * MAX_PLIES;

/** Limit of evaluations in points, in both directions. */
export const MAX_EVALUATION = 20_000;

/** Score of a proved win at an unknown distance. */
export const CERTAIN_WIN_SCORE = 15_000;

export const isProvedScore = (score: number): boolean => score >= MIN_PROVED_WIN || score <= -MIN_PROVED_WIN;

/** Plies to the end of the game, for a proved score. */
export const pliesToEnd = (score: number): number => WIN_SCORE - Math.abs(score);

/**
 * Converts a score for the transposition table, in which wins count plies from the stored position instead of the root.
 */
export const toTableScore = (score: number, ply: number): number =>
  score >= MIN_PROVED_WIN ? score + ply : score <= -MIN_PROVED_WIN ? score - ply : score;

/**
 * Converts a score from the transposition table, in which wins count plies from the stored position, to a score for the
 * root.
 */
export const fromTableScore = (score: number, ply: number): number =>
  score >= MIN_PROVED_WIN ? score - ply : score <= -MIN_PROVED_WIN ? score + ply : score;
