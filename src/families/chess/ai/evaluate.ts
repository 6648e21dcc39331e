import { pieceAi } from '../../../fairy/ai/ai.ts';
import { OrthodoxPosition } from '../../../fairy/engines/bitboard/orthodox-position.ts';
import type { FairyDefinition } from '../../../fairy/language/definition.ts';
import type { Ai } from '../../../play/ai.ts';
import { OrthodoxEvaluation } from './orthodox-evaluation.ts';
import { EVALUATION_WEIGHTS } from './weights.ts';

/** Points per factor of ten in the odds of winning (see `Ai.oddsScale`). */
const ODDS_SCALE = 410;

const orthodox = new OrthodoxEvaluation(EVALUATION_WEIGHTS);

/**
 * Builds the `Ai` of chess and its relatives: with the tuned evaluation for orthodox positions, the general one for all
 * others.
 */
export function chessAi(definition: FairyDefinition): Ai {
  const ai = pieceAi(definition);
  return {
    ...ai,
    oddsScale: ODDS_SCALE,
    evaluate: (position) =>
      position instanceof OrthodoxPosition ? orthodox.evaluate(position) : ai.evaluate(position),
  };
}
