import type { Notation } from '../../play/notation.ts';
import type { MancalaPosition } from './engine/position.ts';
import { formatFen } from './fen/format.ts';
import { describeMove } from './notation/describe.ts';
import { matchField } from './notation/match.ts';
import { whyNot } from './notation/why-not.ts';

/** Reads and writes positions and moves of mancala. */
export const mancalaNotation: Notation<MancalaPosition> = {
  fen: formatFen,
  describe: describeMove,
  match: matchField,
  explainIllegalMove: whyNot,
};
