import type { Move } from '../../../play/move.ts';
import type { Board } from '../engine/board.ts';
import { capturedPointOf, NO_POINT, PASS_MOVE, startPointOf, targetPointOf } from '../engine/move-code.ts';

interface OnBoard {
  readonly board: Board;
}

/** Notation of a move: d7, d7-g7, d7-g7xb2, xb2, pass. */
export function notationOf({ board }: OnBoard, move: number): string {
  if (move === PASS_MOVE) return 'pass';
  const name = (point: number) => board.points[point];
  const [from, to, taken] = [startPointOf(move), targetPointOf(move), capturedPointOf(move)];
  const arrival = to === NO_POINT ? '' : from === NO_POINT ? name(to) : `${name(from)}-${name(to)}`;
  return arrival + (taken === NO_POINT ? '' : `x${name(taken)}`);
}

/**
 * Describes a move as JSON for callers: the point a man leaves (absent if it comes from the hand), the point where it
 * arrives, and the captured man's point.
 */
export function describeMove(position: OnBoard, move: number): Move {
  const { points } = position.board;
  const notation = notationOf(position, move);
  if (move === PASS_MOVE) return { action: 'pass', notation };
  const [from, to, taken] = [startPointOf(move), targetPointOf(move), capturedPointOf(move)];
  return {
    ...(from !== NO_POINT && { from: points[from] }),
    ...(to !== NO_POINT && { to: points[to] }),
    ...(taken !== NO_POINT && { capture: points[taken] }),
    notation,
  };
}
