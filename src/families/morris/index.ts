import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { contradictions } from './contradictions.ts';
import { MorrisDefinition } from './definition.ts';
import { morrisEngine } from './engine.ts';
import { flags } from './flags.ts';
import { aliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';
import { partsInPicture, sizeText } from './view.ts';

/** The morris family: its variants, rules, notation, pictures and computer opponent. */
export const morris: Family = {
  ...morrisEngine,
  otherNames,
  summary: 'Mill games: three men in a row take one of the other side, or win.',
  schema: MorrisDefinition,
  base,
  variants,
  flags,
  aliases,
  findContradictions: (definition: Definition) => contradictions(definition as MorrisDefinition),
  boardSize: (definition) => sizeText(definition as MorrisDefinition),
  startPictureParts: (definition) => partsInPicture(definition as MorrisDefinition),
};
