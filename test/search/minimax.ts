import { WIN_SCORE } from '../../src/search/score.ts';
import type { TinyGame } from './tiny-position.ts';

const NEVER = 1_000_000;

/**
 * Returns the exact score of a state for the player to move, `depth` plies ahead, by plain minimax: what a search must
 * find whatever it prunes. Wins count plies from the state, as scores of the root do.
 */
export function minimax<State>(
  game: TinyGame<State>,
  worth: (state: State) => number,
  depth: number,
): (state: State) => number {
  const known = new Map<string, number>();
  const look = (state: State, left: number): number => {
    const outcome = game.outcome(state);
    if (outcome) return outcome.winner === null ? 0 : outcome.winner === game.turn(state) ? WIN_SCORE : -WIN_SCORE;
    if (left === 0) return worth(state);
    const key = `${left} ${game.text(state)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let best = -NEVER;
    for (const move of game.moves(state)) {
      const next = game.next(state, move);
      const score = later(look(next, left - 1));
      best = Math.max(best, game.turn(next) === game.turn(state) ? score : 0 - score);
    }
    known.set(key, best);
    return best;
  };
  return (state) => look(state, depth);
}

/** Moves a win or loss one ply further away, for the view from one ply earlier. */
const later = (score: number): number => {
  if (score > WIN_SCORE / 2) return score - 1;
  return score < -WIN_SCORE / 2 ? score + 1 : score;
};
