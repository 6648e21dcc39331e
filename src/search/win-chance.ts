import type { Position } from '../play/position.ts';
import type { SearchOutcome } from './alpha-beta.ts';
import { isProvedScore, pliesToEnd } from './score.ts';

/** Points for each factor of ten in the odds of winning, where a family does not measure its own (`Ai.oddsScale`). */
const DEFAULT_ODDS_SCALE = 400;

/** How the game ends with best play of both sides, for the player to move. */
export interface ForcedEnd {
  readonly result: 'win' | 'loss' | 'draw';
  /** Plies to the end, where the search proved the distance and not only the result. */
  readonly in?: number;
}

const CERTAIN_CHANCES = { win: 1, draw: 0.5, loss: 0 } as const;

/** Chance of winning, from 0 to 1, of a player with this score. A draw counts as half a win. */
export const chanceOfScore = (score: number, oddsScale = DEFAULT_ODDS_SCALE): number =>
  isProvedScore(score) ? Number(score > 0) : 1 / (1 + 10 ** (-score / oddsScale));

export const chanceOfForcedEnd = ({ result }: ForcedEnd): number => CERTAIN_CHANCES[result];

/** The proved end of the game, if the search found one. `seesAll`: whether it tried every legal move of both sides. */
export function forcedEndOf(position: Position, outcome: SearchOutcome, seesAll: boolean): ForcedEnd | undefined {
  const { score, isExhaustive, isSolved, line } = outcome;
  const result = score > 0 ? 'win' : score < 0 ? 'loss' : 'draw';
  if (isProvedScore(score)) {
    const plies = pliesToEnd(score);
    return seesAll || (result === 'win' && plies === 1) ? { result, in: plies } : undefined;
  }
  if (!seesAll) return undefined;
  if (isSolved) return { result };
  return isExhaustive && resultOfLine(position, line) === result ? { result } : undefined;
}

/** The result, for the player to move, of the game that ends with this line; undefined if it does not end. */
function resultOfLine(position: Position, line: readonly number[]): ForcedEnd['result'] | undefined {
  const { turn } = position;
  for (const move of line) position.play(move);
  const end = position.outcome();
  for (const _ of line) position.undo();
  if (!end) return undefined;
  return end.winner === null ? 'draw' : end.winner === turn ? 'win' : 'loss';
}
