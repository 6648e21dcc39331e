import type { Scene, SceneMove } from '../engine/scene.ts';

/** What a solver's move is: wrong, right with more to find, or the last one of the puzzle. */
export type Verdict = 'wrong' | 'right' | 'solved';

/** What a puzzle asks for. */
export interface Task {
  /** Moves in the notation of the game, alternately of the solver and of the opponent. The solver begins and ends. */
  readonly solution: readonly string[];
  /** The solver's seat. */
  readonly seat: number;
}

/** Judges the last move of a scene. A move that wins the game is right, even if it is not that of the solution. */
export function judge({ solution, seat }: Task, { made, at, ended, winner }: Scene): Verdict {
  if (ended !== undefined && winner === seat) return 'solved';
  if (made[at - 1]?.[0] !== solution[at - 1]) return 'wrong';
  return at === solution.length ? 'solved' : 'right';
}

/** The move of the solution that comes next; undefined after the last one. */
export const nextMove = ({ solution }: Task, { moves, at }: Scene): SceneMove | undefined =>
  moves.find(({ notation }) => notation === solution[at]);

/** How a solver got there, in words. */
export function effortText(wrongTries: number, hints: number): string {
  const tries =
    wrongTries === 0 ? 'at the first try' : `after ${wrongTries} wrong ${wrongTries === 1 ? 'try' : 'tries'}`;
  if (!hints) return tries;
  return `${tries}, with ${hints === 1 ? 'a hint' : `${hints} hints`}`;
}
