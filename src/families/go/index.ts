import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { contradictions } from './contradictions.ts';
import { GoDefinition } from './definition.ts';
import type { StonePosition } from './engine/stone-position.ts';
import { explainGoMove } from './explain/explain-move.ts';
import { flags } from './flags.ts';
import { MATCHED_FIELDS } from './notation/match.ts';
import { sgf } from './notation/sgf.ts';
import { goRules } from './rules.ts';
import { aliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';
import { goView, partsInPicture, sizeText } from './view.ts';

export const go: Family = {
  slug: 'go',
  title: 'Go',
  otherNames,
  summary: 'Stones that surround: Go by eight rule sets on boards of any size, capture go, and five in a row.',
  schema: GoDefinition,
  base,
  variants,
  flags,
  aliases,
  moveFields: [...MATCHED_FIELDS, 'captures', 'dead'],
  recordFormats: [sgf],
  findContradictions: (definition: Definition) => contradictions(definition as GoDefinition),
  compile: (definition: Definition) => goRules(definition as GoDefinition),
  explainMove: (position, move) => explainGoMove(position as StonePosition, move),
  view: goView,
  topology: () => 'grid',
  boardSize: (definition) => sizeText(definition as GoDefinition),
  startPictureParts: (definition) => partsInPicture(definition as GoDefinition),
};
