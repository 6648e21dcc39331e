import type { Definition } from '../../play/definition.ts';
import type { FamilyEngine } from '../../play/family.ts';
import type { ReversiDefinition } from './definition.ts';
import { reversiEditor } from './editor.ts';
import type { ReversiPosition } from './engine/position.ts';
import { explainReversiMove } from './explain.ts';
import { MATCHED_FIELDS } from './notation/match.ts';
import { transcriptFormat } from './notation/transcript.ts';
import { reversiRules } from './rules.ts';
import { reversiView } from './view.ts';

/** What plays the games of this family. */
export const reversiEngine: FamilyEngine = {
  slug: 'reversi',
  title: 'Reversi',
  moveFields: [...MATCHED_FIELDS, 'flips'],
  compile: (definition: Definition) => reversiRules(definition as ReversiDefinition),
  recordFormats: [transcriptFormat],
  explainMove: (position, move) => explainReversiMove(position as ReversiPosition, move),
  view: reversiView,
  editor: (definition) => reversiEditor(definition as ReversiDefinition),
  topology: () => 'grid',
};
