import type { Notation } from '../../play/notation.ts';
import type { MancalaPosition } from './engine/position.ts';
import { formatFen } from './fen/format.ts';
import { describeMove } from './notation/describe.ts';
import { matchField } from './notation/match.ts';
import { moveNumbers } from './notation/move-numbers.ts';
import { whyNot } from './notation/why-not.ts';

/** Reads and writes positions and moves of mancala. */
export const mancalaNotation: Notation<MancalaPosition> = {
  fen: formatFen,
  describe: describeMove,
  numbers: moveNumbers,
  match: matchField,
  explainIllegalMove: whyNot,
};
