import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { contradictions } from './contradictions.ts';
import { LandlordsDefinition } from './definition.ts';
import { landlordsGameEngine } from './engine.ts';
import { flags } from './flags.ts';
import { aliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';
import { partsInPicture, sizeText } from './view.ts';

/** The family of the Landlord's Game: its variants, rules, notation, pictures and computer opponent. */
export const landlordsGame: Family = {
  ...landlordsGameEngine,
  otherNames,
  summary: 'Lots, rents and railroads around Mother Earth, for two to six players with dice.',
  schema: LandlordsDefinition,
  base,
  variants,
  flags,
  aliases,
  findContradictions: (definition: Definition) => contradictions(definition as LandlordsDefinition),
  boardSize: (definition) => sizeText(definition as LandlordsDefinition),
  startPictureParts: (definition) => partsInPicture(definition as LandlordsDefinition),
};
