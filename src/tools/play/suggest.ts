import type { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { type Game, outcomeOf, outcomeText, positionStringOf } from '../../play/game.ts';
import { formatHistory } from '../../play/history.ts';
import type { SearchLimits } from '../../search/budget.ts';
import type { Level } from '../../search/levels.ts';
import type { CallContext } from '../context.ts';
import { refuse } from '../errors.ts';
import type { MoveSuggestionSchema } from './shapes.ts';

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

const GAME_OVER_HINT = 'play_check_status shows how the game ended.';

/** The light form of a suggestion: without `mate` where `forced` gives the plies. */
export const lightSuggestion = ({ mate, ...rest }: z.output<typeof MoveSuggestionSchema>) => ({
  ...rest,
  ...(rest.forced?.in === undefined && { mate }),
});

interface ScoredMove {
  move: object;
  score: number;
  winChance: number;
  why: string;
  depth: number;
}

interface SuggestionAnswer extends ScoredMove {
  mate?: number | undefined;
  nodes: number;
  pv: readonly string[];
  candidates?: readonly ScoredMove[] | undefined;
}

/** Formats a suggested move for a terminal: the move and why, the numbers, the expected line, and the other moves. */
export function formatSuggestion(answer: SuggestionAnswer): string {
  const { move, score, mate, winChance, why, depth, nodes, pv, candidates = [] } = answer;
  const worth = mate === undefined ? formatScore(score) : `${mate < 0 ? 'lost' : 'won'} in ${Math.abs(mate)}`;
  return [
    `${textOf(move)}: ${why}`,
    `Score ${worth}, chance of winning ${formatChance(winChance)}; depth ${depth}, ${nodes} nodes.`,
    `Line: ${pv.join(' ')}`,
    ...candidates.map((other) => `Also ${textOf(other.move)} (${formatScore(other.score)}): ${other.why}`),
  ].join('\n');
}

const textOf = (move: { notation?: string }): string => move.notation ?? JSON.stringify(move);
const formatScore = (score: number): string => `${score > 0 ? '+' : ''}${(score / 100).toFixed(2)}`;
const formatChance = (chance: number): string => `${(100 * chance).toFixed(0)} %`;
