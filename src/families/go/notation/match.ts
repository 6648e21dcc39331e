import { exactMatchIf, isSameText, type MatchQuality } from '../../../play/notation.ts';
import { vertexOf } from '../engine/board.ts';
import type { StonePosition } from '../engine/stone-position.ts';

type Matcher = (position: StonePosition, move: number, value: unknown) => boolean;

const isVertex: Matcher = ({ board, pass }, move, value) =>
  move < pass ? isSameText(value, vertexOf(board, move)) : move === pass && isSameText(value, 'pass');

/** By field of a caller's move: a function that tests whether a legal move matches the field's value. */
const FIELDS: Readonly<Record<string, Matcher>> = {
  coord: (position, move, value) =>
    typeof value === 'number' ? move < position.pass && value === move : isVertex(position, move, value),
  vertex: isVertex,
  notation: isVertex,
  action: ({ pass }, move, value) => move === pass && isSameText(value, 'pass'),
};

/** Fields of a move that are compared with legal moves. */
export const MATCHED_FIELDS: readonly string[] = Object.keys(FIELDS);

/** How well a legal move matches a field of the caller's move; undefined if moves have no such field. */
export function matchField(
  position: StonePosition,
  move: number,
  field: string,
  value: unknown,
): MatchQuality | undefined {
  return Object.hasOwn(FIELDS, field) ? exactMatchIf(FIELDS[field]!(position, move, value)) : undefined;
}
