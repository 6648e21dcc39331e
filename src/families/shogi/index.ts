import { pieceAi } from '../../fairy/ai/ai.ts';
import { otherVariantHint } from '../../fairy/ai/other-variant-hint.ts';
import { contradictions } from '../../fairy/contradictions.ts';
import { FairyDefinition } from '../../fairy/language/definition.ts';
import { fairyRules } from '../../fairy/rules.ts';
import { fairyView, partsInPicture, sizeText } from '../../fairy/view.ts';
import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { flags } from './flags.ts';
import { csa } from './notation/csa.ts';
import { kif } from './notation/kif.ts';
import { usiGame } from './notation/usi.ts';
import { aliases } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';

/** Finds other variants to name in an error, when a position string does not fit this variant. */
const variantHint = otherVariantHint({ base, variants });

export const shogi: Family = {
  slug: 'shogi',
  title: 'Shogi',
  summary: 'Shogi and its relatives: captured pieces change sides and are dropped again.',
  schema: FairyDefinition,
  base,
  variants,
  flags,
  aliases,
  contradictions: (definition: Definition) => contradictions(definition as FairyDefinition),
  compile: (definition: Definition) => {
    const rules = definition as FairyDefinition;
    return fairyRules(rules, pieceAi(rules, 'in-hand'), undefined, variantHint);
  },
  recordFormats: [kif, csa, usiGame],
  view: fairyView,
  topology: () => 'grid',
  boardSize: (definition) => sizeText(definition as FairyDefinition),
  partsInPicture: (definition) => partsInPicture(definition as FairyDefinition),
};
