import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { contradictions } from './contradictions.ts';
import { HexDefinition } from './definition.ts';
import { hexEngine } from './engine.ts';
import { flagAliases, flags } from './flags.ts';
import { aliases } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';
import { partsInPicture, sizeText } from './view.ts';

export const hex: Family = {
  ...hexEngine,
  summary: 'Connection games: who joins the sides of the board by a chain of stones wins.',
  schema: HexDefinition,
  base,
  variants,
  flags,
  flagAliases,
  aliases,
  findContradictions: (definition: Definition) => contradictions(definition as HexDefinition),
  boardSize: (definition) => sizeText(definition as HexDefinition),
  startPictureParts: (definition) => partsInPicture(definition as HexDefinition),
};
