import { pieceAi } from '../../fairy/ai/ai.ts';
import { otherVariantHint } from '../../fairy/ai/other-variant-hint.ts';
import { makePieceSetFlag } from '../../fairy/ai/piece-set-flag.ts';
import { findContradictions } from '../../fairy/contradictions.ts';
import type { BoardPosition } from '../../fairy/engines/board-position.ts';
import { explainPieceMove } from '../../fairy/explain/explain-move.ts';
import { FairyDefinition } from '../../fairy/language/definition.ts';
import { MATCHED_FIELDS } from '../../fairy/notation/match.ts';
import { fairyRules } from '../../fairy/rules.ts';
import { boardSizeText, fairyView, startPictureParts } from '../../fairy/view.ts';
import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { iccsFormat, pgnFormat, ucciFormat } from './notation/pgn.ts';
import { aliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';

/** Points per factor of ten in the odds of winning (see `Ai.oddsScale`). */
const ODDS_SCALE = 1500;

/** Finds other variants to name in an error, when a position string does not fit this variant. */
const variantHint = otherVariantHint({ base, variants });

export const xiangqi: Family = {
  slug: 'xiangqi',
  title: 'Xiangqi',
  otherNames,
  summary: 'Chinese and Korean chess: generals in palaces, chariots, cannons that jump.',
  schema: FairyDefinition,
  base,
  variants,
  flags: {
    international: makePieceSetFlag(
      'international pieces',
      'Pieces are drawn as what they are instead of named in Chinese.',
      {
        discs: 'discs-drawn',
        octagons: 'octagons-drawn',
      },
    ),
  },
  aliases,
  moveFields: MATCHED_FIELDS,
  findContradictions: (definition: Definition) => findContradictions(definition as FairyDefinition),
  compile: (definition: Definition) => {
    const rules = definition as FairyDefinition;
    return fairyRules(rules, { ...pieceAi(rules), oddsScale: ODDS_SCALE }, undefined, variantHint);
  },
  explainMove: (position, move) => explainPieceMove(position as BoardPosition, move),
  recordFormats: [pgnFormat, iccsFormat, ucciFormat],
  view: fairyView,
  topology: () => 'grid',
  boardSize: (definition) => boardSizeText(definition as FairyDefinition),
  startPictureParts: (definition) => startPictureParts(definition as FairyDefinition),
};
