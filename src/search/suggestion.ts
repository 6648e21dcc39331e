import type { SearchLimits } from './budget.ts';
import type { Level } from './levels.ts';
import type { ForcedEnd } from './win-chance.ts';

/** A request for a move in a position: the level, the seed and the limits of the search. */
export interface SuggestRequest {
  readonly level: Level;
  /** Seed of random choices. With a node limit, the same position, level and seed give the same answer. */
  readonly seed: string;
  /** Returns the current time in milliseconds, counted from any start. */
  readonly clock: () => number;
  /** Limits that override those of the level. */
  readonly limits?: SearchLimits | undefined;
  /** Time of the request on `clock`; the time it waited since then is deducted from its limit. Default: now. */
  readonly askedAt?: number | undefined;
  /** Polled during the search. Once it returns true, the best move found is the answer. */
  readonly stop?: () => boolean;
}

/** Another move worth considering. */
export interface Alternative {
  readonly move: number;
  /** Score and chance as in `Suggestion`. */
  readonly score: number;
  readonly winChance: number;
  /** Plies looked ahead, which may be fewer than for the suggested move. */
  readonly depth: number;
}

/** A suggested move and its score, depth and expected line. */
export interface Suggestion {
  move: number;
  /**
   * Score in hundredths of the smallest piece, from the view of the player to move, without the errors of a weak level.
   */
  score: number;
  /** Number of the winner's moves to the end of the game; negative for a loss. Absent if no end is proved. */
  mate?: number;
  /** Chance of winning of the player to move, from 0 to 1. A draw counts as half a win. */
  winChance: number;
  /** The end of the game with best play, if the search proved it. */
  forced?: ForcedEnd;
  depth: number;
  nodes: number;
  /** The principal variation, starting with the move. */
  pv: number[];
  /** The best other moves, best first, at levels that compare them. */
  candidates?: Alternative[];
  timeMs: number;
}
