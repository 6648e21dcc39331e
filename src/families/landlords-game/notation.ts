import type { Notation } from '../../play/notation.ts';
import { publicState } from './engine/ends.ts';
import type { LandlordsPosition } from './engine/position.ts';
import { formatFen } from './fen/format.ts';
import { describeMove } from './notation/describe.ts';
import { matchField } from './notation/match.ts';
import { whyNot } from './notation/why-not.ts';

/** Reads and writes positions and moves of the Landlord's Game. */
export const landlordsNotation: Notation<LandlordsPosition> = {
  fen: formatFen,
  describe: describeMove,
  match: matchField,
  explainIllegalMove: whyNot,
  publicState,
};
