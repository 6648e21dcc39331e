import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { contradictions } from './contradictions.ts';
import { MancalaDefinition } from './definition.ts';
import type { MancalaPosition } from './engine/position.ts';
import { explainMancalaMove } from './explain.ts';
import { flags } from './flags.ts';
import { MATCHED_FIELDS } from './notation/match.ts';
import { mancalaListFormat } from './notation/move-list.ts';
import { mancalaRules } from './rules.ts';
import { aliases } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';
import { mancalaView, partsInPicture, sizeText } from './view.ts';

/** The mancala family: its variants, rules, notation, pictures and computer opponent. */
export const mancala: Family = {
  slug: 'mancala',
  title: 'Mancala',
  summary: 'Seeds are lifted from a pit and sown one by one: Kalah, Oware, Toguz Kumalak, Bao and their relatives.',
  schema: MancalaDefinition,
  base,
  variants,
  flags,
  aliases,
  moveFields: [...MATCHED_FIELDS, 'captured', 'again', 'endless', 'laps', 'lapCount'],
  findContradictions: (definition: Definition) => contradictions(definition as MancalaDefinition),
  compile: (definition: Definition) => mancalaRules(definition as MancalaDefinition),
  recordFormats: [mancalaListFormat],
  explainMove: (position, move) => explainMancalaMove(position as MancalaPosition, move),
  view: mancalaView,
  topology: () => 'track',
  boardSize: (definition) => sizeText(definition as MancalaDefinition),
  startPictureParts: (definition) => partsInPicture(definition as MancalaDefinition),
};
