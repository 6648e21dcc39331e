import type { Definition } from '../../play/definition.ts';
import type { FamilyEngine } from '../../play/family.ts';
import type { MancalaDefinition } from './definition.ts';
import { mancalaEditor } from './editor.ts';
import type { MancalaPosition } from './engine/position.ts';
import { explainMancalaMove } from './explain.ts';
import { MATCHED_FIELDS } from './notation/match.ts';
import { mancalaListFormat } from './notation/move-list.ts';
import { mancalaRules } from './rules.ts';
import { mancalaView } from './view.ts';

/** What plays the games of this family. */
export const mancalaEngine: FamilyEngine = {
  slug: 'mancala',
  title: 'Mancala',
  moveFields: [...MATCHED_FIELDS, 'captured', 'again', 'endless', 'laps', 'lapCount'],
  compile: (definition: Definition) => mancalaRules(definition as MancalaDefinition),
  recordFormats: [mancalaListFormat],
  explainMove: (position, move) => explainMancalaMove(position as MancalaPosition, move),
  view: mancalaView,
  editor: (definition) => mancalaEditor(definition as MancalaDefinition),
  topology: () => 'track',
};
