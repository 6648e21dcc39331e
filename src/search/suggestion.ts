import type { Limits } from './budget.ts';
import type { Level } from './levels.ts';

export interface SuggestRequest {
  readonly level: Level;
  /** Same position, level, seed and a limit of nodes: same answer. */
  readonly seed: string;
  /** Milliseconds from any beginning. */
  readonly clock: () => number;
  /** In place of the level's own. */
  readonly limits?: Limits | undefined;
  /** When the question was asked, on the clock: what it waited for is taken off its time. Now if left out. */
  readonly askedAt?: number | undefined;
  /** Asked now and then; the best move so far is the answer once it says so. */
  readonly stop?: () => boolean;
}

export interface Suggestion {
  move: number;
  /** From the view of the player on turn, in hundredths of the smallest man; not as a weak level misjudges it. */
  score: number;
  /** Moves to the win, those of the winner counted; negative for a loss. */
  mate?: number;
  depth: number;
  nodes: number;
  /** The line expected, from the move on. */
  pv: number[];
  timeMs: number;
}
