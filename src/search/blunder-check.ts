import type { Rng } from '../lib/rng.ts';
import type { Ai } from '../play/ai.ts';
import type { Position } from '../play/position.ts';
import type { LevelSettings } from './levels.ts';
import { INFINITE_SCORE } from './score.ts';
import type { SearchTree } from './tree.ts';

/** Nodes for a look at what a move loses at once: for one, and for all of a position. */
const GLANCE = 400;
export const MAX_GLANCE_NODES = 8000;

/**
 * The moves that a level takes into account: even the weakest sees most wins in one move, and what it doesn't see it
 * doesn't play. Never none.
 */
export function consideredMoves(
  position: Position,
  ai: Ai,
  moves: readonly number[],
  seesWin: number,
  rng: Rng,
  isLate: () => boolean,
): readonly number[] {
  const wins = moves.filter((move) => !isLate() && winsAtOnce(position, ai, move));
  if (wins.length && happens(rng, seesWin)) return wins;
  return wins.length === 0 || wins.length === moves.length ? moves : moves.filter((move) => !wins.includes(move));
}

/** Some moves don't come to mind, others in every position. All do when there is something to be answered. Never none. */
export function noticedMoves(moves: readonly number[], overlooks: number, rng: Rng): readonly number[] {
  if (overlooks === 0) return moves;
  const minded = moves.filter(() => !happens(rng, overlooks));
  return minded.length ? minded : moves;
}

/**
 * Those of the moves that don't leave so much to be taken, more than any move must: no move but them where the level
 * looks. Never none.
 */
export function unhangingMoves(
  tree: SearchTree,
  position: Position,
  ai: Ai,
  moves: readonly number[],
  { points, share }: LevelSettings['hangs'],
  rng: Rng,
  isLate: () => boolean,
  most: number,
): readonly number[] {
  if (points === Number.POSITIVE_INFINITY || happens(rng, share)) return moves;
  const worths = glance(tree, position, ai, moves, isLate, most);
  // what could have been won is not lost
  const least = Math.min(Math.max(...worths), ai.evaluate(position)) - points;
  const safe = moves.filter((_, i) => worths[i]! >= least);
  return safe.length ? safe : moves;
}

/** True with that likelihood. */
export const happens = (rng: Rng, share: number): boolean => rng.below(10_000) < share * 10_000;

function winsAtOnce(position: Position, ai: Ai, move: number): boolean {
  const seat = position.turn;
  position.play(move);
  const isOver = position.endsByRule() || ((ai.mayBeMated?.(position) ?? true) && position.count() === 0);
  const wins = isOver && position.outcome()?.winner === seat;
  position.undo();
  return wins;
}

/** What a move is worth to who sees things as they are, once all captures that follow are made. */
export const settledScore = (tree: SearchTree, position: Position, ai: Ai, move: number): number =>
  glance(tree, position, ai, [move], () => false, GLANCE)[0]!;

/** What each move is worth once all captures that follow are made; judged without error, by the looks when it is late. */
function glance(
  tree: SearchTree,
  position: Position,
  ai: Ai,
  moves: readonly number[],
  isLate: () => boolean,
  most: number,
): number[] {
  tree.begin(position, ai);
  let left = most;
  const seat = position.turn;
  return moves.map((move) => {
    position.play(move);
    const isSame = position.turn === seat;
    tree.budget.start(isLate() ? 0 : Math.min(GLANCE, left));
    const worth = tree.quiesce(-INFINITE_SCORE, INFINITE_SCORE, 1, 0, tree.isForced());
    left -= tree.budget.nodes;
    const seen = tree.budget.isSpent ? ai.evaluate(position) : worth;
    position.undo();
    return isSame ? seen : 0 - seen;
  });
}
