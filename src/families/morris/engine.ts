import type { Definition } from '../../play/definition.ts';
import type { FamilyEngine } from '../../play/family.ts';
import type { MorrisDefinition } from './definition.ts';
import { morrisEditor } from './editor.ts';
import type { MorrisPosition } from './engine/position.ts';
import { explainMorrisMove } from './explain.ts';
import { MATCHED_FIELDS } from './notation/match.ts';
import { morrisListFormat } from './notation/move-list.ts';
import { morrisRules } from './rules.ts';
import { morrisView } from './view.ts';

/** What plays the games of this family. */
export const morrisEngine: FamilyEngine = {
  slug: 'morris',
  title: 'Morris',
  moveFields: MATCHED_FIELDS,
  compile: (definition: Definition) => morrisRules(definition as MorrisDefinition),
  recordFormats: [morrisListFormat],
  explainMove: (position, move) => explainMorrisMove(position as MorrisPosition, move),
  view: morrisView,
  editor: (definition) => morrisEditor(definition as MorrisDefinition),
  topology: () => 'graph',
};
