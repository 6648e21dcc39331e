import { pieceAi } from '../../../fairy/ai/ai.ts';
import { OrthodoxPosition } from '../../../fairy/engines/bitboard/orthodox-position.ts';
import type { FairyDefinition } from '../../../fairy/language/definition.ts';
import type { Ai } from '../../../play/ai.ts';
import { OrthodoxEvaluation } from './orthodox-evaluation.ts';
import { WEIGHTS } from './weights.ts';

const orthodox = new OrthodoxEvaluation(WEIGHTS);

/** How chess and its relatives are played: closely where the pieces are the orthodox ones, by general rules elsewhere. */
export function aiOf(definition: FairyDefinition): Ai {
  const ai = pieceAi(definition);
  return {
    ...ai,
    evaluate: (position) =>
      position instanceof OrthodoxPosition ? orthodox.evaluate(position) : ai.evaluate(position),
  };
}
