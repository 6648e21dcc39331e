import type { Move } from '../../../play/move.ts';
import { vertexOf } from '../engine/board.ts';
import type { StonePosition } from '../engine/stone-position.ts';

/** Notation of a move: `D4`, `pass`, or `score` with the dead stones. */
export function notationOf(position: StonePosition, move: number): string {
  const { board, pass } = position;
  if (move < pass) return vertexOf(board, move);
  return move === pass ? 'pass' : ['score', ...deadOf(position, move)].join(' ');
}

const deadOf = (position: StonePosition, move: number): string[] =>
  position.listOfMove(move).map((point) => vertexOf(position.board, point));

/** Describes a move as JSON: its point by number and name, and the captured stones. */
export function describeMove(position: StonePosition, move: number): Move {
  const notation = notationOf(position, move);
  if (move === position.pass) return { action: 'pass', notation };
  if (move > position.pass) return { action: 'score', dead: deadOf(position, move), notation };
  const captures = position.takenBy(move).map((point) => vertexOf(position.board, point));
  return { coord: move, vertex: notation, ...(captures.length > 0 && { captures }), notation };
}
