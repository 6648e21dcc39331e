import type { Notation } from '../../play/notation.ts';
import type { ReversiPosition } from './engine/position.ts';
import { formatFen } from './fen/format.ts';
import { describeMove } from './notation/describe.ts';
import { matchField } from './notation/match.ts';
import { whyNot } from './notation/why-not.ts';

/** Reads and writes positions and moves of Reversi. */
export const reversiNotation: Notation<ReversiPosition> = {
  fen: formatFen,
  describe: describeMove,
  match: matchField,
  explainIllegalMove: whyNot,
};
