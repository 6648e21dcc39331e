import type { Notation } from '../../play/notation.ts';
import type { MorrisPosition } from './engine/position.ts';
import { formatFen } from './fen/format.ts';
import { describeMove } from './notation/describe.ts';
import { matchField } from './notation/match.ts';
import { whyNot } from './notation/why-not.ts';

/** How positions and moves of morris are written and read. */
export const morrisNotation: Notation<MorrisPosition> = {
  fen: formatFen,
  describe: describeMove,
  match: matchField,
  whyNot,
};
