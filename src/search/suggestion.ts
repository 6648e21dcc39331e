import type { Limits } from './budget.ts';
import type { Level } from './levels.ts';

/** What to suggest a move for, and within which limits. */
export interface SuggestRequest {
  readonly level: Level;
  /** With a node limit, the same position, level and seed give the same answer. */
  readonly seed: string;
  /** Returns milliseconds from any start. */
  readonly clock: () => number;
  /** Override the level's own limits. */
  readonly limits?: Limits | undefined;
  /** Time of the request on `clock`; the time it waited since then is deducted from its limit. Default: now. */
  readonly askedAt?: number | undefined;
  /** Polled during the search; once it returns true, the best move so far is the answer. */
  readonly stop?: () => boolean;
}

/** A suggested move and what the search found out about it. */
export interface Suggestion {
  move: number;
  /** In hundredths of the smallest piece, from the view of the player to move, without the errors of a weak level. */
  score: number;
  /** Moves of the winner to the end of the game; negative for a loss. Absent if no end is proved. */
  mate?: number;
  depth: number;
  nodes: number;
  /** The principal variation, starting with the move. */
  pv: number[];
  timeMs: number;
}
