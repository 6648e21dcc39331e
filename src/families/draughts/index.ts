import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { findContradictions } from './contradictions.ts';
import { DraughtsDefinition } from './definition.ts';
import { draughtsEngine } from './engine.ts';
import { flags } from './flags.ts';
import { aliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';
import { boardSizeText, startPictureParts } from './view.ts';

/** The draughts family: its variants, rules, notation, pictures and computer opponent. */
export const draughts: Family = {
  ...draughtsEngine,
  otherNames,
  summary: 'Men that jump what they capture and become kings: international, English, Russian and many more.',
  schema: DraughtsDefinition,
  base,
  variants,
  flags,
  aliases,
  findContradictions: (definition: Definition) => findContradictions(definition as DraughtsDefinition),
  boardSize: (definition) => boardSizeText(definition as DraughtsDefinition),
  startPictureParts: (definition) => startPictureParts(definition as DraughtsDefinition),
};
