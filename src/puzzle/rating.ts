/** Properties of a short forced win that make it hard to find. */
export interface PuzzleFeatures {
  /** Number of moves that the solver needs to win: 1 or 2. */
  readonly movesToWin: number;
  /** Number of legal moves. */
  readonly legalMoveCount: number;
  /** Number of legal moves that give check. */
  readonly checks: number;
  /** Whether the first move captures. */
  readonly isCapture: boolean;
  /** Whether the first move gives check. */
  readonly isCheck: boolean;
  /** Number of replies that the first move allows. */
  readonly replyCount: number;
}

/** Maximum rating of generated puzzles. */
export const MAX_GENERATED_RATING = 1400;

const MIN_RATING = 400;

/**
 * Estimates the rating of a puzzle that nobody has tried to solve. The weights are a rounded linear fit to 437 mates in
 * one and two rated by many solvers on lichess.org. Typical errors are 270 points for mates in one and 360 points for
 * mates in two.
 */
export function estimateRating({
  movesToWin: wins,
  legalMoveCount: legal,
  checks,
  isCapture,
  isCheck,
  replyCount: answers,
}: PuzzleFeatures): number {
  const choice = 125 * Math.min(checks, 6);
  const first = 500 + choice + 3 * legal - (isCapture ? 115 : 0);
  const second = 170 + choice + 12 * Math.min(legal, 60) + 180 * Math.min(answers, 4);
  const quiet = !isCheck && !isCapture ? 400 : 0;
  const rating = wins === 1 ? first : second + quiet;
  return Math.round(Math.min(Math.max(rating, MIN_RATING), MAX_GENERATED_RATING) / 10) * 10;
}
