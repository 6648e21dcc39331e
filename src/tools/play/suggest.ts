import { ok } from '../../lib/result.ts';
import { type Game, outcomeOf, outcomeText, positionStringOf } from '../../play/game.ts';
import { formatHistory } from '../../play/history.ts';
import type { SearchLimits } from '../../search/budget.ts';
import type { Level } from '../../search/levels.ts';
import type { CallContext } from '../context.ts';
import { refuse } from '../errors.ts';

/** Options of a search for a move. */
interface SuggestOptions {
  level: Level;
  /** Seed for the choice among moves of about equal value. The dice of the game use another one. */
  seed: string;
  limits?: SearchLimits;
}

/** Suggests a move to the player to move. Refuses if the game is over. */
export async function suggestAnswer(
  game: Game,
  options: SuggestOptions,
  { services, signal }: Pick<CallContext, 'services' | 'signal'>,
) {
  const outcome = outcomeOf(game);
  if (outcome) return refuse('impossible', `The game is over: ${outcomeText(game, outcome)}.`, GAME_OVER_HINT);
  const { variant, position, played } = game;
  const request = {
    family: variant.family.slug,
    variant: variant.definition.variant,
    fen: positionStringOf(game),
    history: formatHistory(variant.rules, position, played),
  };
  const found = await services.suggest({ ...request, ...options }, signal);
  if (!found.ok) return found;
  const { timeMs, ...rest } = found.value;
  return ok({ ...rest, timeMs: Math.round(timeMs), difficulty: options.level });
}

const GAME_OVER_HINT = 'play_check_status tells how a game stands; there is a move to suggest while it goes on.';

interface SuggestionAnswer {
  move: object;
  score: number;
  mate?: number | undefined;
  depth: number;
  nodes: number;
  pv: readonly string[];
}

/** Formats a suggested move for a terminal, with its score and the expected line. */
export function formatSuggestion({ move, score, mate, depth, nodes, pv }: SuggestionAnswer): string {
  const { notation } = move as { notation?: string };
  const worth = mate === undefined ? (score / 100).toFixed(2) : `${mate < 0 ? 'lost' : 'won'} in ${Math.abs(mate)}`;
  return `${notation ?? JSON.stringify(move)} (${worth}, depth ${depth}, ${nodes} nodes)\n${pv.join(' ')}`;
}
