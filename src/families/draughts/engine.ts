import type { Definition } from '../../play/definition.ts';
import type { FamilyEngine } from '../../play/family.ts';
import { draughtsAi } from './ai/ai.ts';
import type { DraughtsDefinition } from './definition.ts';
import { draughtsEditor } from './editor.ts';
import type { DraughtsPosition } from './engine/position.ts';
import { explainDraughtsMove } from './explain.ts';
import { MATCHED_FIELDS } from './notation/match.ts';
import { pdnFormat } from './notation/pdn.ts';
import { draughtsRules } from './rules.ts';
import { draughtsView } from './view.ts';

/** What plays the games of this family. */
export const draughtsEngine: FamilyEngine = {
  slug: 'draughts',
  title: 'Draughts',
  moveFields: MATCHED_FIELDS,
  recordFormats: [pdnFormat],
  compile: (definition: Definition) => {
    const rules = definition as DraughtsDefinition;
    return draughtsRules(rules, draughtsAi(rules));
  },
  explainMove: (position, move) => explainDraughtsMove(position as DraughtsPosition, move),
  view: draughtsView,
  editor: (definition) => draughtsEditor(definition as DraughtsDefinition),
  topology: () => 'grid',
};
