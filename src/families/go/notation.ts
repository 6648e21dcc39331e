import type { Notation } from '../../play/notation.ts';
import type { GoPosition } from './engine/go-position.ts';
import type { StonePosition } from './engine/stone-position.ts';
import { formatFen } from './fen/format.ts';
import { parseDeadStones } from './notation/dead-stones.ts';
import { describeMove } from './notation/describe.ts';
import { matchField } from './notation/match.ts';
import { moveNumbers } from './notation/move-numbers.ts';
import { scoreToJson } from './notation/score-json.ts';
import { whyNot } from './notation/why-not.ts';

/** Reads and writes moves and positions of all games in this family, without a score. */
export const stonesNotation: Notation<StonePosition> = {
  fen: formatFen,
  describe: describeMove,
  numbers: moveNumbers,
  match: matchField,
  explainIllegalMove: whyNot,
  parseUnlisted: parseDeadStones,
};

export const goNotation: Notation<GoPosition> = { ...stonesNotation, score: scoreToJson };
