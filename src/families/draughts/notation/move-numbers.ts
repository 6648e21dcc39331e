import type { MoveNumbers } from '../../../play/notation.ts';
import { endSquareOf, startSquareOf } from '../engine/move-code.ts';
import type { DraughtsPosition } from '../engine/position.ts';

/** Start and end square, counted from 0. Captures, which may need more, are irreversible and never part of a history. */
export const moveNumbers: MoveNumbers<DraughtsPosition> = {
  leading: 2,
  limit: ({ board }) => board.squares,
  of: (_, move) => [startSquareOf(move), endSquareOf(move)],
};
