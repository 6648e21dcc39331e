import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { contradictions } from './contradictions.ts';
import { HexDefinition } from './definition.ts';
import type { HexPosition } from './engine/position.ts';
import { explainHexMove } from './explain.ts';
import { flagAliases, flags } from './flags.ts';
import { MATCHED_FIELDS } from './notation/match.ts';
import { hexListFormat } from './notation/move-list.ts';
import { hexSgfFormat } from './notation/sgf.ts';
import { hexRules } from './rules.ts';
import { aliases } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';
import { hexView, partsInPicture, sizeText } from './view.ts';

export const hex: Family = {
  slug: 'hex',
  title: 'Hex',
  summary: 'Connection games: who joins the sides of the board by a chain of stones wins.',
  schema: HexDefinition,
  base,
  variants,
  flags,
  flagAliases,
  aliases,
  moveFields: MATCHED_FIELDS,
  findContradictions: (definition: Definition) => contradictions(definition as HexDefinition),
  compile: (definition: Definition) => hexRules(definition as HexDefinition),
  recordFormats: [hexListFormat, hexSgfFormat],
  explainMove: (position, move) => explainHexMove(position as HexPosition, move),
  view: hexView,
  topology: (definition) =>
    // Bridg-It is played between two lattices of dots, not on cells.
    (definition as HexDefinition).board.shape === 'lattices' ? 'graph' : 'hex',
  boardSize: (definition) => sizeText(definition as HexDefinition),
  startPictureParts: (definition) => partsInPicture(definition as HexDefinition),
};
