import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { contradictions } from './contradictions.ts';
import { MancalaDefinition } from './definition.ts';
import { mancalaEngine } from './engine.ts';
import { flags } from './flags.ts';
import { aliases } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';
import { partsInPicture, sizeText } from './view.ts';

/** The mancala family: its variants, rules, notation, pictures and computer opponent. */
export const mancala: Family = {
  ...mancalaEngine,
  summary: 'Seeds are lifted from a pit and sown one by one: Kalah, Oware, Toguz Kumalak, Bao and their relatives.',
  schema: MancalaDefinition,
  base,
  variants,
  flags,
  aliases,
  findContradictions: (definition: Definition) => contradictions(definition as MancalaDefinition),
  boardSize: (definition) => sizeText(definition as MancalaDefinition),
  startPictureParts: (definition) => partsInPicture(definition as MancalaDefinition),
};
