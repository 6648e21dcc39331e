import type { Definition } from '../../play/definition.ts';
import type { FamilyEngine } from '../../play/family.ts';
import type { HexDefinition } from './definition.ts';
import { hexEditor } from './editor.ts';
import type { HexPosition } from './engine/position.ts';
import { explainHexMove } from './explain.ts';
import { MATCHED_FIELDS } from './notation/match.ts';
import { hexListFormat } from './notation/move-list.ts';
import { hexSgfFormat } from './notation/sgf.ts';
import { hexRules } from './rules.ts';
import { hexView } from './view.ts';

/** What plays the games of this family. */
export const hexEngine: FamilyEngine = {
  slug: 'hex',
  title: 'Hex',
  moveFields: MATCHED_FIELDS,
  compile: (definition: Definition) => hexRules(definition as HexDefinition),
  recordFormats: [hexListFormat, hexSgfFormat],
  explainMove: (position, move) => explainHexMove(position as HexPosition, move),
  view: hexView,
  editor: (definition) => hexEditor(definition as HexDefinition),
  topology: (definition) =>
    // Bridg-It is played between two lattices of dots, not on cells.
    (definition as HexDefinition).board.shape === 'lattices' ? 'graph' : 'hex',
};
