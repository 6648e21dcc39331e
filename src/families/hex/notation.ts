import type { Notation } from '../../play/notation.ts';
import type { HexPosition } from './engine/position.ts';
import { formatFen } from './fen/format.ts';
import { describeMove } from './notation/describe.ts';
import { matchField } from './notation/match.ts';
import { whyNot } from './notation/why-not.ts';

/** Reads and writes positions and moves of Hex and its relatives. */
export const hexNotation: Notation<HexPosition> = {
  fen: formatFen,
  describe: describeMove,
  match: matchField,
  explainIllegalMove: whyNot,
  winningCells: (position) => position.goalStones().map((cell) => position.board.names[cell]!),
};
