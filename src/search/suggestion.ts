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

/** The numbers that a suggestion reports about a move. They agree with each other. */
export interface Assessment {
  /** Score in points, for the player who makes the move. */
  readonly score: number;
  /** Number of the winner's moves to the end, at most; negative for a loss. Absent if the search proved no distance. */
  readonly mate?: number;
  readonly winChance: number;
  readonly forced?: ForcedEnd;
}

/** Another move worth considering, never better than the suggested one. */
export interface Alternative extends Omit<Assessment, 'mate'> {
  readonly move: number;
  /** Depth in plies at which it was compared with the suggested move. */
  readonly depth: number;
}

/** A suggested move and its assessment, without the errors of a weak level. */
export interface Suggestion extends Assessment {
  readonly move: number;
  /** Plies looked ahead to choose the move, or the mean length of the games played out from it by `rollouts`. */
  readonly depth: number;
  readonly nodes: number;
  /** The principal variation, starting with the move. */
  readonly pv: readonly number[];
  /** The best other moves, best first, at levels that compare them. */
  readonly candidates?: readonly Alternative[];
  readonly timeMs: number;
}
