import type { Ai } from '../play/ai.ts';
import type { Position } from '../play/position.ts';
import type { RankedMove, SearchOutcome } from './alpha-beta.ts';
import { isProvedScore, MAX_EVALUATION, pliesToEnd, WIN_SCORE } from './score.ts';
import type { Alternative, Assessment } from './suggestion.ts';
import { chanceOfForcedEnd, chanceOfScore, type ForcedEnd } from './win-chance.ts';

/** What a search proved or estimated about a move. */
type Finding = Pick<SearchOutcome, 'score' | 'line' | 'isExhaustive' | 'isSolved'>;

/** Scores of a move that ends the game, where all wins are equal. */
const END_SCORES = { win: WIN_SCORE - 1, draw: 0, loss: 1 - WIN_SCORE } as const;

/** Assesses the first move of the line that a search found. A move that ends the game gets its exact result. */
export function assessMove(position: Position, ai: Ai, found: Finding): Assessment {
  const end = endAfter(position, ai, found.line[0]!);
  const { score } = end ?? found;
  const mate = movesToEnd(position, end ?? found);
  const forced = end?.forced ?? forcedEndOf(position, found, seesAllMoves(ai));
  return {
    score,
    ...(mate !== undefined && { mate }),
    winChance: forced ? chanceOfForcedEnd(forced) : chanceOfScore(score, ai.oddsScale),
    ...(forced && { forced }),
  };
}

/**
 * Assesses other moves, best first. Each is as much worse than the chosen move as it was at the same depth. Moves whose
 * exact result is better than the estimate for the chosen move are dropped.
 */
export function assessOthers(
  position: Position,
  ai: Ai,
  chosen: Assessment,
  others: readonly RankedMove[],
): Alternative[] {
  return others
    .map((other) => assessOther(position, ai, chosen, other))
    .filter(({ score, winChance }) => score <= chosen.score && winChance <= chosen.winChance)
    .sort((a, b) => b.score - a.score || b.winChance - a.winChance);
}

function assessOther(position: Position, ai: Ai, chosen: Assessment, other: RankedMove): Alternative {
  const { move, depth } = other;
  const { mate: _, ...assessment } = assessMove(position, ai, { score: comparableScore(chosen, other), line: [move] });
  return { move, ...assessment, depth };
}

/** Score of another move on the scale of the chosen one, which was searched deeper. Proved scores need no depth. */
function comparableScore(chosen: Assessment, { score, chosenScore }: RankedMove): number {
  if (chosen.forced || [chosen.score, chosenScore, score].some(isProvedScore)) return Math.min(score, chosen.score);
  return Math.max(chosen.score - Math.max(chosenScore - score, 0), -MAX_EVALUATION);
}

/** The exact result of a move that ends the game; undefined if it does not. */
function endAfter(position: Position, ai: Ai, move: number): (Finding & { forced: ForcedEnd }) | undefined {
  const { turn } = position;
  position.play(move);
  const outcome = position.outcome();
  const margin = outcome && ai.terminalScore?.(position);
  const isSameTurn = position.turn === turn;
  position.undo();
  if (!outcome) return undefined;
  const result = outcome.winner === null ? 'draw' : outcome.winner === turn ? 'win' : 'loss';
  const score = margin === undefined ? END_SCORES[result] : isSameTurn ? margin : 0 - margin;
  return { score, line: [move], forced: { result, in: 1 } };
}

const resultOf = (score: number): ForcedEnd['result'] => (score > 0 ? 'win' : score < 0 ? 'loss' : 'draw');

/** The proved end of the game, if the search found one. `seesAll`: whether it tried every legal move of both sides. */
function forcedEndOf(position: Position, found: Finding, seesAll: boolean): ForcedEnd | undefined {
  const { score, isExhaustive, isSolved, line } = found;
  const result = resultOf(score);
  if (!seesAll) return undefined;
  if (isProvedScore(score)) return { result, in: pliesToEnd(score) };
  if (isSolved) return { result };
  return isExhaustive && resultOfLine(position, line) === result ? { result } : undefined;
}

/** Whether the search tries every legal move below the root, so that what it proves holds against every reply. */
const seesAllMoves = ({ method, playouts, candidates }: Ai): boolean =>
  method === 'mcts' ? !playouts?.candidates : !candidates;

/** The result, for the player to move, of the game that ends with this line; undefined if it does not end. */
function resultOfLine(position: Position, line: readonly number[]): ForcedEnd['result'] | undefined {
  const { turn } = position;
  for (const move of line) position.play(move);
  const end = position.outcome();
  for (const _ of line) position.undo();
  if (!end) return undefined;
  return end.winner === null ? 'draw' : end.winner === turn ? 'win' : 'loss';
}

/**
 * Number of the winner's moves to the proved end; negative for a loss, undefined if no end is proved. It is counted
 * along the principal variation if that reaches the end, since a player may move several times in a row.
 */
function movesToEnd(position: Position, { score, line }: Finding): number | undefined {
  if (!isProvedScore(score)) return undefined;
  const plies = pliesToEnd(score);
  const isWin = score > 0;
  if (line.length !== plies) return (isWin ? 1 : -1) * Math.ceil(plies / 2);
  const seat = position.turn;
  let moves = 0;
  for (const move of line) {
    if ((position.turn === seat) === isWin) moves++;
    position.play(move);
  }
  for (const _ of line) position.undo();
  // A player can also lose by the player's own move.
  return isWin ? moves : -Math.max(moves, 1);
}
