import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { contradictions } from './contradictions.ts';
import { GoDefinition } from './definition.ts';
import { goEngine } from './engine.ts';
import { flags } from './flags.ts';
import { aliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';
import { partsInPicture, sizeText } from './view.ts';

export const go: Family = {
  ...goEngine,
  otherNames,
  summary: 'Stones that surround: Go by eight rule sets on boards of any size, capture go, and five in a row.',
  schema: GoDefinition,
  base,
  variants,
  flags,
  aliases,
  findContradictions: (definition: Definition) => contradictions(definition as GoDefinition),
  boardSize: (definition) => sizeText(definition as GoDefinition),
  startPictureParts: (definition) => partsInPicture(definition as GoDefinition),
};
