import { otherVariantHint } from '../../fairy/ai/other-variant-hint.ts';
import { findContradictions } from '../../fairy/contradictions.ts';
import { FairyDefinition } from '../../fairy/language/definition.ts';
import { boardSizeText, startPictureParts } from '../../fairy/view.ts';
import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { compileShogi, shogiEngine } from './engine.ts';
import { flags } from './flags.ts';
import { aliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';

/** Finds other variants to name in an error, when a position string does not fit this variant. */
const variantHint = otherVariantHint({ base, variants });

export const shogi: Family = {
  ...shogiEngine,
  otherNames,
  summary: 'Shogi and its relatives: captured pieces change sides and are dropped again.',
  schema: FairyDefinition,
  base,
  variants,
  flags,
  aliases,
  compile: (definition) => compileShogi(definition, variantHint),
  findContradictions: (definition: Definition) => findContradictions(definition as FairyDefinition),
  boardSize: (definition) => boardSizeText(definition as FairyDefinition),
  startPictureParts: (definition) => startPictureParts(definition as FairyDefinition),
};
