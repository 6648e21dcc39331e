import { otherVariantHint } from '../../fairy/ai/other-variant-hint.ts';
import { findContradictions } from '../../fairy/contradictions.ts';
import { FairyDefinition } from '../../fairy/language/definition.ts';
import { boardSizeText, startPictureParts } from '../../fairy/view.ts';
import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { chessEngine, compileChess } from './engine.ts';
import { flags } from './flags.ts';
import { aliases, flagAliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';

/** Finds other variants to name in an error, when a position string does not fit this variant. */
const variantHint = otherVariantHint({ base, variants });

export const chess: Family = {
  ...chessEngine,
  otherNames,
  summary: 'Chess and its relatives: kings to be mated, on boards of squares.',
  schema: FairyDefinition,
  base,
  variants,
  flags,
  flagAliases,
  aliases,
  compile: (definition) => compileChess(definition, variantHint),
  findContradictions: (definition: Definition) => findContradictions(definition as FairyDefinition),
  boardSize: (definition) => boardSizeText(definition as FairyDefinition),
  startPictureParts: (definition) => startPictureParts(definition as FairyDefinition),
};
