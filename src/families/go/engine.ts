import type { Definition } from '../../play/definition.ts';
import type { FamilyEngine } from '../../play/family.ts';
import type { GoDefinition } from './definition.ts';
import { goEditor } from './editor.ts';
import type { StonePosition } from './engine/stone-position.ts';
import { explainGoMove } from './explain/explain-move.ts';
import { MATCHED_FIELDS } from './notation/match.ts';
import { sgf } from './notation/sgf.ts';
import { goRules } from './rules.ts';
import { goView } from './view.ts';

/** What plays the games of this family. */
export const goEngine: FamilyEngine = {
  slug: 'go',
  title: 'Go',
  moveFields: [...MATCHED_FIELDS, 'captures', 'dead'],
  recordFormats: [sgf],
  compile: (definition: Definition) => goRules(definition as GoDefinition),
  explainMove: (position, move) => explainGoMove(position as StonePosition, move),
  view: goView,
  editor: (definition) => goEditor(definition as GoDefinition),
  topology: () => 'grid',
};
