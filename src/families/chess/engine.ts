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
import { chessAi } from './ai/evaluate.ts';
import { pgnFormat } from './notation/pgn.ts';
import { uciFormat } from './notation/uci.ts';

/** Fields in which other chess programs repeat what a move does. They are not read. */
const FOREIGN_MOVE_FIELDS = ['flags', 'before', 'after'];

/** Compiles a definition. `hint` names other variants in an error, when a position string does not fit this one. */
export function compileChess(definition: Definition, hint?: OtherVariantNames): Rules {
  const rules = definition as FairyDefinition;
  return fairyRules(rules, chessAi(rules), undefined, hint);
}

/** What plays the games of this family. */
export const chessEngine: FamilyEngine = {
  slug: 'chess',
  title: 'Chess',
  moveFields: [...MATCHED_FIELDS, 'enPassant', ...FOREIGN_MOVE_FIELDS],
  compile: (definition) => compileChess(definition),
  explainMove: (position, move) => explainPieceMove(position as BoardPosition, move),
  recordFormats: [pgnFormat, uciFormat],
  view: fairyView,
  editor: (definition) => fairyEditor(definition as FairyDefinition),
  topology: () => 'grid',
};
