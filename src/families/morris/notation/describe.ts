import type { Move } from '../../../play/move.ts';
import type { Board } from '../engine/board.ts';
import { fromOf, NONE, PASS, takenOf, toOf } from '../engine/move-code.ts';

interface OnBoard {
  readonly board: Board;
}

/** Notation of a move: d7, d7-g7, d7-g7xb2, xb2, pass. */
export function notationOf({ board }: OnBoard, move: number): string {
  if (move === PASS) return 'pass';
  const name = (point: number) => board.points[point];
  const [from, to, taken] = [fromOf(move), toOf(move), takenOf(move)];
  const arrival = to === NONE ? '' : from === NONE ? name(to) : `${name(from)}-${name(to)}`;
  return arrival + (taken === NONE ? '' : `x${name(taken)}`);
}

/**
 * A move as JSON for callers: where a man comes from (absent if from the hand), where it goes, and what it captures.
 */
export function describeMove(position: OnBoard, move: number): Move {
  const { points } = position.board;
  const notation = notationOf(position, move);
  if (move === PASS) return { action: 'pass', notation };
  const [from, to, taken] = [fromOf(move), toOf(move), takenOf(move)];
  return {
    ...(from !== NONE && { from: points[from] }),
    ...(to !== NONE && { to: points[to] }),
    ...(taken !== NONE && { capture: points[taken] }),
    notation,
  };
}
