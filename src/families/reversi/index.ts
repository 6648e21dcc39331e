import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { findContradictions } from './contradictions.ts';
import { ReversiDefinition } from './definition.ts';
import type { ReversiPosition } from './engine/position.ts';
import { explainReversiMove } from './explain.ts';
import { flags } from './flags.ts';
import { MATCHED_FIELDS } from './notation/match.ts';
import { transcriptFormat } from './notation/transcript.ts';
import { reversiRules } from './rules.ts';
import { aliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';
import { boardSizeText, reversiView, startPictureParts } from './view.ts';

/** The Reversi family: its variants, rules, notation, pictures and computer opponent. */
export const reversi: Family = {
  slug: 'reversi',
  title: 'Reversi',
  otherNames,
  summary: 'Discs of two colours that turn over where they are closed in: Othello and its relatives.',
  schema: ReversiDefinition,
  base,
  variants,
  flags,
  aliases,
  moveFields: [...MATCHED_FIELDS, 'flips'],
  findContradictions: (definition: Definition) => findContradictions(definition as ReversiDefinition),
  compile: (definition: Definition) => reversiRules(definition as ReversiDefinition),
  recordFormats: [transcriptFormat],
  explainMove: (position, move) => explainReversiMove(position as ReversiPosition, move),
  view: reversiView,
  topology: () => 'grid',
  boardSize: (definition) => boardSizeText(definition as ReversiDefinition),
  startPictureParts: (definition) => startPictureParts(definition as ReversiDefinition),
};
