import type { Rng } from '../lib/rng.ts';
import type { Ai } from '../play/ai.ts';
import type { Position } from '../play/position.ts';
import type { LevelSettings } from './levels.ts';
import { INFINITE_SCORE } from './score.ts';
import type { SearchTree } from './tree.ts';

/** Node limit of the check for immediate losses, for one move. */
const GLANCE_NODES = 400;
/** Node limit of the check for immediate losses, for all moves of a position together. */
export const MAX_LOSS_CHECK_NODES = 8000;

/**
 * Selects the moves that a level takes into account. With probability `seesWin` it sees wins in one move, and then only
 * those are selected; otherwise they are excluded. Never empty.
 */
export function selectConsideredMoves(
  position: Position,
  ai: Ai,
  moves: readonly number[],
  seesWin: number,
  rng: Rng,
  isLate: () => boolean,
): readonly number[] {
  const wins = moves.filter((move) => !isLate() && winsImmediately(position, ai, move));
  if (wins.length && happensWithProbability(rng, seesWin)) return wins;
  return wins.length === 0 || wins.length === moves.length ? moves : moves.filter((move) => !wins.includes(move));
}

/** Drops each move with probability `overlooks`, to imitate a weak player who overlooks moves. Never empty. */
export function dropOverlookedMoves(moves: readonly number[], overlooks: number, rng: Rng): readonly number[] {
  if (overlooks === 0) return moves;
  const noticed = moves.filter(() => !happensWithProbability(rng, overlooks));
  return noticed.length ? noticed : moves;
}

/**
 * Selects the moves that do not lose more than `points` to immediate captures, compared with the present score or, if
 * lower, the best move's score. With probability `share` the level does not check, and all moves are returned. Never
 * empty.
 */
export function movesWithoutHanging(
  tree: SearchTree,
  position: Position,
  ai: Ai,
  moves: readonly number[],
  { points, share }: LevelSettings['hangs'],
  rng: Rng,
  isLate: () => boolean,
  maxNodes: number,
): readonly number[] {
  if (points === Number.POSITIVE_INFINITY || happensWithProbability(rng, share)) return moves;
  const scores = settledScores(tree, position, ai, moves, isLate, maxNodes);
  // Missing a gain does not count as a loss.
  const minScore = Math.min(Math.max(...scores), ai.evaluate(position)) - points;
  const safe = moves.filter((_, i) => scores[i]! >= minScore);
  return safe.length ? safe : moves;
}

/** Returns true with the given probability. */
export const happensWithProbability = (rng: Rng, share: number): boolean => rng.below(10_000) < share * 10_000;

function winsImmediately(position: Position, ai: Ai, move: number): boolean {
  const seat = position.turn;
  position.play(move);
  const isOver = position.endsByRule() || ((ai.mayBeMated?.(position) ?? true) && position.count() === 0);
  const wins = isOver && position.outcome()?.winner === seat;
  position.undo();
  return wins;
}

/**
 * Score of each move after all captures that follow, without evaluation errors. Uses the static evaluation when time or
 * nodes run out.
 */
function settledScores(
  tree: SearchTree,
  position: Position,
  ai: Ai,
  moves: readonly number[],
  isLate: () => boolean,
  maxNodes: number,
): number[] {
  tree.begin(position, ai);
  let nodesLeft = maxNodes;
  const seat = position.turn;
  return moves.map((move) => {
    position.play(move);
    const movesAgain = position.turn === seat;
    tree.budget.start(isLate() ? 0 : Math.min(GLANCE_NODES, nodesLeft));
    const settled = tree.quiesce(-INFINITE_SCORE, INFINITE_SCORE, 1, 0, tree.isForced());
    nodesLeft -= tree.budget.nodes;
    const score = tree.budget.isSpent ? ai.evaluate(position) : settled;
    position.undo();
    return movesAgain ? score : 0 - score;
  });
}
