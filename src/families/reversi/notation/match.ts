import { exactMatchIf, isSameText, type MatchQuality } from '../../../play/notation.ts';
import { cellName } from '../engine/board.ts';
import type { ReversiPosition } from '../engine/position.ts';
import { notationOf } from './describe.ts';

type FieldMatcher = (position: ReversiPosition, move: number, value: unknown) => boolean;

/** The fields that a caller's move may have, each with a function that compares the field with a legal move. */
const FIELDS: Readonly<Record<string, FieldMatcher>> = {
  coord: ({ board }, move, value) =>
    typeof value === 'number' ? value === move : move < board.cells && isSameText(value, cellName(board, move)),
  action: (position, move, value) => move >= position.board.cells && isSameText(value, notationOf(position, move)),
  notation: (position, move, value) => isSameText(value, notationOf(position, move)),
};

/** Fields of a move that are compared with legal moves. */
export const MATCHED_FIELDS: readonly string[] = Object.keys(FIELDS);

/** How closely a legal move matches a field of the caller's move; undefined if moves have no such field. */
export function matchField(
  position: ReversiPosition,
  move: number,
  field: string,
  value: unknown,
): MatchQuality | undefined {
  if (!Object.hasOwn(FIELDS, field)) return undefined;
  // Passes and swaps have no cell: a number does not match them.
  const isNumber = typeof value === 'number' && move >= position.board.cells;
  return exactMatchIf(!isNumber && FIELDS[field]!(position, move, value));
}
