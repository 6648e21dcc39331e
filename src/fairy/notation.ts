import type { Notation } from '../play/notation.ts';
import type { BoardPosition } from './engines/board-position.ts';
import { formatPosition } from './fen/position-string.ts';
import { describeMove } from './notation/describe.ts';
import { matchField } from './notation/match.ts';
import { moveNumbers } from './notation/move-numbers.ts';
import { whyNot } from './refusals/why-not.ts';

/** The notation of the piece games: formats and parses positions and moves. */
export const fairyNotation: Notation<BoardPosition> = {
  fen: formatPosition,
  describe: describeMove,
  numbers: moveNumbers,
  match: matchField,
  explainIllegalMove: whyNot,
};
