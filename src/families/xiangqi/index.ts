import { otherVariantHint } from '../../fairy/ai/other-variant-hint.ts';
import { makePieceSetFlag } from '../../fairy/ai/piece-set-flag.ts';
import { findContradictions } from '../../fairy/contradictions.ts';
import { FairyDefinition } from '../../fairy/language/definition.ts';
import { boardSizeText, startPictureParts } from '../../fairy/view.ts';
import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { compileXiangqi, xiangqiEngine } from './engine.ts';
import { aliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';

/** Finds other variants to name in an error, when a position string does not fit this variant. */
const variantHint = otherVariantHint({ base, variants });

export const xiangqi: Family = {
  ...xiangqiEngine,
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
  compile: (definition) => compileXiangqi(definition, variantHint),
  findContradictions: (definition: Definition) => findContradictions(definition as FairyDefinition),
  boardSize: (definition) => boardSizeText(definition as FairyDefinition),
  startPictureParts: (definition) => startPictureParts(definition as FairyDefinition),
};
