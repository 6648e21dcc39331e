/** Points for each factor of ten in the odds of winning, where a family does not measure its own (`Ai.oddsScale`). */
const DEFAULT_ODDS_SCALE = 400;

/** Shares of wins are kept between this and 1 minus this, so that their scores stay finite. */
const MIN_SHARE = 0.001;

/** Steps between estimated chances, which have three decimals. */
const STEPS = 1000;

/** How the game ends after a move with best play of both sides, for the player who makes it. */
export interface ForcedEnd {
  readonly result: 'win' | 'loss' | 'draw';
  /** Plies to the end, at most; absent if the search proved only the result. */
  readonly in?: number;
}

const CERTAIN_CHANCES = { win: 1, draw: 0.5, loss: 0 } as const;

/**
 * Estimated chance of winning, to three decimals, of a player with this score. A draw counts as half a win. It is above
 * 0.5 exactly when the score is above 0, and never 0, 0.5 or 1, which stand for proved ends.
 */
export function chanceOfScore(score: number, oddsScale = DEFAULT_ODDS_SCALE): number {
  const steps = Math.round(STEPS / (1 + 10 ** (-score / oddsScale)));
  const [min, max] = score > 0 ? [STEPS / 2 + 1, STEPS - 1] : [1, STEPS / 2 - 1];
  return Math.min(Math.max(steps, min), max) / STEPS;
}

/** Score in points of a share of playouts that were won, from 0 to 1. */
export function scoreOfShare(wonShare: number): number {
  const share = Math.min(Math.max(wonShare, MIN_SHARE), 1 - MIN_SHARE);
  return Math.round(DEFAULT_ODDS_SCALE * Math.log10(share / (1 - share)));
}

export const chanceOfForcedEnd = ({ result }: ForcedEnd): number => CERTAIN_CHANCES[result];
