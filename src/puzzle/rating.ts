/** What makes a short forced win hard to see. */
export interface PuzzleFeatures {
  /** Number of the solver's moves to the win: 1 or 2. */
  readonly wins: number;
  /** Number of legal moves, and how many of them give check. */
  readonly legal: number;
  readonly checks: number;
  /** Whether the first move captures, whether it gives check, and how many replies it allows. */
  readonly isCapture: boolean;
  readonly isCheck: boolean;
  readonly answers: number;
}

/** Maximum rating of generated puzzles. */
export const MAX_VARIANT_RATING = 1400;

const MIN_RATING = 400;

/**
 * Estimates the rating of a puzzle that nobody has solved yet. The weights are a rounded linear fit to 437 mates in one
 * and two with ratings from many solvers (lichess.org); typical errors are 270 points for mates in one and 360 for
 * mates in two.
 */
export function estimateRating({ wins, legal, checks, isCapture, isCheck, answers }: PuzzleFeatures): number {
  const choice = 125 * Math.min(checks, 6);
  const first = 500 + choice + 3 * legal - (isCapture ? 115 : 0);
  const second = 170 + choice + 12 * Math.min(legal, 60) + 180 * Math.min(answers, 4);
  const quiet = !isCheck && !isCapture ? 400 : 0;
  const rating = wins === 1 ? first : second + quiet;
  return Math.round(Math.min(Math.max(rating, MIN_RATING), MAX_VARIANT_RATING) / 10) * 10;
}
