import { exactMatchIf, sameText } from '../../../play/move-field.ts';
import type { Match } from '../../../play/notation.ts';
import { cellName } from '../engine/board.ts';
import type { ReversiPosition } from '../engine/position.ts';
import { notationOf } from './describe.ts';

type Reader = (position: ReversiPosition, move: number, value: unknown) => boolean;

/** The fields of a move that a caller may give, and how each is held against a legal move. */
const FIELDS: Readonly<Record<string, Reader>> = {
  coord: ({ board }, move, value) =>
    typeof value === 'number' ? value === move : move < board.cells && sameText(value, cellName(board, move)),
  action: (position, move, value) => move >= position.board.cells && sameText(value, notationOf(position, move)),
  notation: (position, move, value) => sameText(value, notationOf(position, move)),
};

/** How well a legal move agrees with a field. */
export function matchField(position: ReversiPosition, move: number, field: string, value: unknown): Match | undefined {
  if (!Object.hasOwn(FIELDS, field)) return undefined;
  // beyond the last cell an integer means no cell
  const isNumber = typeof value === 'number' && move >= position.board.cells;
  return exactMatchIf(!isNumber && FIELDS[field]!(position, move, value));
}
