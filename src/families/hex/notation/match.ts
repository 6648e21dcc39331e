import { exactMatchIf, isSameText, type MatchQuality } from '../../../play/notation.ts';
import type { Board } from '../engine/board.ts';
import { notationOf, SWAP_NOTATION } from './describe.ts';

interface Placed {
  readonly board: Board;
}

type Matcher = (position: Placed, move: number, value: unknown) => boolean;

/** Whether the text is a swap with its kind, as programs record it: `swap-pieces`, `swap-sides`. */
const isSwapOf = ({ board }: Placed, move: number, value: unknown): boolean =>
  move >= board.cells && isSameText(value, `${SWAP_NOTATION}-${board.definition.rules.swap}`);

/** By field of a caller's move: a function that tests whether a legal move matches the field's value. */
const FIELDS: Readonly<Record<string, Matcher>> = {
  coord: (position, move, value) =>
    typeof value === 'number'
      ? value === move && move < position.board.cells
      : isSameText(value, notationOf(position, move)),
  action: (position, move, value) => move >= position.board.cells && isSameText(value, notationOf(position, move)),
  notation: (position, move, value) => isSameText(value, notationOf(position, move)) || isSwapOf(position, move, value),
};

/** Fields of a move that are compared with legal moves. */
export const MATCHED_FIELDS: readonly string[] = Object.keys(FIELDS);

/** How well a legal move matches a field of the caller's move; undefined if moves have no such field. */
export function matchField(position: Placed, move: number, field: string, value: unknown): MatchQuality | undefined {
  return Object.hasOwn(FIELDS, field) ? exactMatchIf(FIELDS[field]!(position, move, value)) : undefined;
}
