import { pieceAi } from '../../fairy/ai/ai.ts';
import { otherVariantHint } from '../../fairy/ai/other-variant-hint.ts';
import { findContradictions } from '../../fairy/contradictions.ts';
import type { BoardPosition } from '../../fairy/engines/board-position.ts';
import { explainPieceMove } from '../../fairy/explain/explain-move.ts';
import { FairyDefinition } from '../../fairy/language/definition.ts';
import { MATCHED_FIELDS } from '../../fairy/notation/match.ts';
import { fairyRules } from '../../fairy/rules.ts';
import { boardSizeText, fairyView, startPictureParts } from '../../fairy/view.ts';
import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { flags } from './flags.ts';
import { csaFormat } from './notation/csa.ts';
import { ki2Format } from './notation/ki2.ts';
import { kifFormat } from './notation/kif.ts';
import { pgnFormat } from './notation/pgn.ts';
import { usiFormat } from './notation/usi.ts';
import { aliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';

/**
 * Points per factor of ten in the odds of winning (see `Ai.oddsScale`): the usual rule of shogi programs, a chance of
 * 1 / (1 + e^(-score / 600)). Games of our own with few nodes are too erratic to fit it.
 */
const ODDS_SCALE = 1380;

/** Finds other variants to name in an error, when a position string does not fit this variant. */
const variantHint = otherVariantHint({ base, variants });

/** Ends that KIF and CSA name and players agree on, whether or not the moves of the record lead to them. */
const recordedEndsOf = ({ end }: FairyDefinition): readonly string[] => [
  ...(end.impasse ? ['impasse'] : []),
  ...(end.repetition ? ['repetition'] : []),
  'move-limit',
];

export const shogi: Family = {
  slug: 'shogi',
  title: 'Shogi',
  otherNames,
  summary: 'Shogi and its relatives: captured pieces change sides and are dropped again.',
  schema: FairyDefinition,
  base,
  variants,
  flags,
  aliases,
  moveFields: MATCHED_FIELDS,
  findContradictions: (definition: Definition) => findContradictions(definition as FairyDefinition),
  compile: (definition: Definition) => {
    const rules = definition as FairyDefinition;
    const compiled = fairyRules(rules, { ...pieceAi(rules, 'in-hand'), oddsScale: ODDS_SCALE }, undefined, variantHint);
    return { ...compiled, recordedEnds: recordedEndsOf(rules) };
  },
  explainMove: (position, move) => explainPieceMove(position as BoardPosition, move),
  recordFormats: [ki2Format, kifFormat, csaFormat, pgnFormat, usiFormat],
  view: fairyView,
  topology: () => 'grid',
  boardSize: (definition) => boardSizeText(definition as FairyDefinition),
  startPictureParts: (definition) => startPictureParts(definition as FairyDefinition),
};
