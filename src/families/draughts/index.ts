import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { draughtsAi } from './ai/ai.ts';
import { findContradictions } from './contradictions.ts';
import { DraughtsDefinition } from './definition.ts';
import type { DraughtsPosition } from './engine/position.ts';
import { explainDraughtsMove } from './explain.ts';
import { flags } from './flags.ts';
import { MATCHED_FIELDS } from './notation/match.ts';
import { pdnFormat } from './notation/pdn.ts';
import { draughtsRules } from './rules.ts';
import { aliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';
import { boardSizeText, draughtsView, startPictureParts } from './view.ts';

/** The draughts family: its variants, rules, notation, pictures and computer opponent. */
export const draughts: Family = {
  slug: 'draughts',
  title: 'Draughts',
  otherNames,
  summary: 'Men that jump what they capture and become kings: international, English, Russian and many more.',
  schema: DraughtsDefinition,
  base,
  variants,
  flags,
  aliases,
  moveFields: MATCHED_FIELDS,
  recordFormats: [pdnFormat],
  findContradictions: (definition: Definition) => findContradictions(definition as DraughtsDefinition),
  compile: (definition: Definition) => {
    const rules = definition as DraughtsDefinition;
    return draughtsRules(rules, draughtsAi(rules));
  },
  explainMove: (position, move) => explainDraughtsMove(position as DraughtsPosition, move),
  view: draughtsView,
  topology: () => 'grid',
  boardSize: (definition) => boardSizeText(definition as DraughtsDefinition),
  startPictureParts: (definition) => startPictureParts(definition as DraughtsDefinition),
};
