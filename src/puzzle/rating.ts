/** What makes a short forced win hard to see. */
export interface PuzzleFeatures {
  /** Own moves to the win: 1 or 2. */
  readonly wins: number;
  /** How many legal moves there are to choose from, and how many of them give check. */
  readonly legal: number;
  readonly checks: number;
  /** The first move of the solution captures, gives check; how many answers it leaves. */
  readonly isCapture: boolean;
  readonly isCheck: boolean;
  readonly answers: number;
}

/** Puzzles of variants are rated no higher than this. */
export const MAX_VARIANT_RATING = 1400;

const LEAST = 400;

/**
 * A rating for a puzzle that nobody has solved yet. The weights are those of a linear fit to the ratings of 437 mates in
 * one and two that many people have solved (lichess.org), rounded; they miss such ratings by 270 and 360 points as a rule.
 */
export function ratingOf({ wins, legal, checks, isCapture, isCheck, answers }: PuzzleFeatures): number {
  const choice = 125 * Math.min(checks, 6);
  const first = 500 + choice + 3 * legal - (isCapture ? 115 : 0);
  const second = 170 + choice + 12 * Math.min(legal, 60) + 180 * Math.min(answers, 4);
  const quiet = !isCheck && !isCapture ? 400 : 0;
  const rating = wins === 1 ? first : second + quiet;
  return Math.round(Math.min(Math.max(rating, LEAST), MAX_VARIANT_RATING) / 10) * 10;
}
