import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { findContradictions } from './contradictions.ts';
import { ReversiDefinition } from './definition.ts';
import { reversiEngine } from './engine.ts';
import { flags } from './flags.ts';
import { aliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';
import { boardSizeText, startPictureParts } from './view.ts';

/** The Reversi family: its variants, rules, notation, pictures and computer opponent. */
export const reversi: Family = {
  ...reversiEngine,
  otherNames,
  summary: 'Discs of two colours that turn over where they are closed in: Othello and its relatives.',
  schema: ReversiDefinition,
  base,
  variants,
  flags,
  aliases,
  findContradictions: (definition: Definition) => findContradictions(definition as ReversiDefinition),
  boardSize: (definition) => boardSizeText(definition as ReversiDefinition),
  startPictureParts: (definition) => startPictureParts(definition as ReversiDefinition),
};
