import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { contradictions } from './contradictions.ts';
import { MorrisDefinition } from './definition.ts';
import type { MorrisPosition } from './engine/position.ts';
import { explainMorrisMove } from './explain.ts';
import { flags } from './flags.ts';
import { MATCHED_FIELDS } from './notation/match.ts';
import { morrisListFormat } from './notation/move-list.ts';
import { morrisRules } from './rules.ts';
import { aliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';
import { morrisView, partsInPicture, sizeText } from './view.ts';

/** The morris family: its variants, rules, notation, pictures and computer opponent. */
export const morris: Family = {
  slug: 'morris',
  title: 'Morris',
  otherNames,
  summary: 'Mill games: three men in a row take one of the other side, or win.',
  schema: MorrisDefinition,
  base,
  variants,
  flags,
  aliases,
  moveFields: MATCHED_FIELDS,
  findContradictions: (definition: Definition) => contradictions(definition as MorrisDefinition),
  compile: (definition: Definition) => morrisRules(definition as MorrisDefinition),
  recordFormats: [morrisListFormat],
  explainMove: (position, move) => explainMorrisMove(position as MorrisPosition, move),
  view: morrisView,
  topology: () => 'graph',
  boardSize: (definition) => sizeText(definition as MorrisDefinition),
  startPictureParts: (definition) => partsInPicture(definition as MorrisDefinition),
};
