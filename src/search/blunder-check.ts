import type { Rng } from '../lib/rng.ts';
import type { Ai } from '../play/ai.ts';
import type { Position } from '../play/position.ts';
import type { LevelSettings } from './levels.ts';
import { INFINITE_SCORE } from './score.ts';
import type { SearchTree } from './tree.ts';

/** Node limits of the check for immediate losses: for one move, and for all moves of a position. */
const GLANCE = 400;
export const MAX_GLANCE_NODES = 8000;

/**
 * Selects the moves that a level takes into account. If it sees an immediate win (with probability `seesWin`), only the
 * winning moves; otherwise it does not play them either. Never empty.
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

/** Drops each move with probability `overlooks`, as a weak player overlooks moves. Never empty. */
export function noticedMoves(moves: readonly number[], overlooks: number, rng: Rng): readonly number[] {
  if (overlooks === 0) return moves;
  const minded = moves.filter(() => !happens(rng, overlooks));
  return minded.length ? minded : moves;
}

/**
 * Selects the moves that do not lose more than `points` to immediate captures, compared with the lower of the best
 * move's score and the present score. Returns all moves with probability `share`, when the level does not check. Never
 * empty.
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
  // A gain that is missed does not count as a loss.
  const least = Math.min(Math.max(...worths), ai.evaluate(position)) - points;
  const safe = moves.filter((_, i) => worths[i]! >= least);
  return safe.length ? safe : moves;
}

/** Returns true with the given probability. */
export const happens = (rng: Rng, share: number): boolean => rng.below(10_000) < share * 10_000;

function winsAtOnce(position: Position, ai: Ai, move: number): boolean {
  const seat = position.turn;
  position.play(move);
  const isOver = position.endsByRule() || ((ai.mayBeMated?.(position) ?? true) && position.count() === 0);
  const wins = isOver && position.outcome()?.winner === seat;
  position.undo();
  return wins;
}

/** Score of a move after all captures that follow, without evaluation errors. */
export const settledScore = (tree: SearchTree, position: Position, ai: Ai, move: number): number =>
  glance(tree, position, ai, [move], () => false, GLANCE)[0]!;

/**
 * Score of each move after all captures that follow, without evaluation errors. Uses the static evaluation when time or
 * nodes run out.
 */
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
