import { pieceAi } from '../../fairy/ai/ai.ts';
import { fairyEditor } from '../../fairy/editor/editor.ts';
import type { BoardPosition } from '../../fairy/engines/board-position.ts';
import { explainPieceMove } from '../../fairy/explain/explain-move.ts';
import type { OtherVariantNames } from '../../fairy/fen/reader.ts';
import type { FairyDefinition } from '../../fairy/language/definition.ts';
import { MATCHED_FIELDS } from '../../fairy/notation/match.ts';
import { fairyRules } from '../../fairy/rules.ts';
import { fairyView } from '../../fairy/view.ts';
import type { Definition } from '../../play/definition.ts';
import type { FamilyEngine } from '../../play/family.ts';
import type { Rules } from '../../play/rules.ts';
import { iccsFormat, pgnFormat, ucciFormat } from './notation/pgn.ts';

/** Points per factor of ten in the odds of winning (see `Ai.oddsScale`). */
const ODDS_SCALE = 1500;

/** Compiles a definition. `hint` names other variants in an error, when a position string does not fit this one. */
export function compileXiangqi(definition: Definition, hint?: OtherVariantNames): Rules {
  const rules = definition as FairyDefinition;
  return fairyRules(rules, { ...pieceAi(rules), oddsScale: ODDS_SCALE }, undefined, hint);
}

/** What plays the games of this family. */
export const xiangqiEngine: FamilyEngine = {
  slug: 'xiangqi',
  title: 'Xiangqi',
  moveFields: MATCHED_FIELDS,
  compile: (definition) => compileXiangqi(definition),
  explainMove: (position, move) => explainPieceMove(position as BoardPosition, move),
  recordFormats: [pgnFormat, iccsFormat, ucciFormat],
  view: fairyView,
  editor: (definition) => fairyEditor(definition as FairyDefinition),
  topology: () => 'grid',
};
