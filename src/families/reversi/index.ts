import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { contradictions } from './contradictions.ts';
import { ReversiDefinition } from './definition.ts';
import { flags } from './flags.ts';
import { reversiRules } from './rules.ts';
import { aliases } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';
import { partsInPicture, reversiView, sizeText } from './view.ts';

/** The Reversi family: its variants, rules, notation, pictures and computer opponent. */
export const reversi: Family = {
  slug: 'reversi',
  title: 'Reversi',
  summary: 'Discs of two colours that turn over where they are closed in: Othello and its relatives.',
  schema: ReversiDefinition,
  base,
  variants,
  flags,
  aliases,
  contradictions: (definition: Definition) => contradictions(definition as ReversiDefinition),
  compile: (definition: Definition) => reversiRules(definition as ReversiDefinition),
  view: reversiView,
  topology: () => 'grid',
  boardSize: (definition) => sizeText(definition as ReversiDefinition),
  partsInPicture: (definition) => partsInPicture(definition as ReversiDefinition),
};
