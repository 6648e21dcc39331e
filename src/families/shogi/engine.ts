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
import { csaFormat } from './notation/csa.ts';
import { ki2Format } from './notation/ki2.ts';
import { kifFormat } from './notation/kif.ts';
import { pgnFormat } from './notation/pgn.ts';
import { usiFormat } from './notation/usi.ts';

/**
 * Points per factor of ten in the odds of winning (see `Ai.oddsScale`): the usual rule of shogi programs, a chance of
 * 1 / (1 + e^(-score / 600)). Games of our own with few nodes are too erratic to fit it.
 */
const ODDS_SCALE = 1380;

/** Ends that KIF and CSA name and players agree on, whether or not the moves of the record lead to them. */
const recordedEndsOf = ({ end }: FairyDefinition): readonly string[] => [
  ...(end.impasse ? ['impasse'] : []),
  ...(end.repetition ? ['repetition'] : []),
  'move-limit',
];

/** Compiles a definition. `hint` names other variants in an error, when a position string does not fit this one. */
export function compileShogi(definition: Definition, hint?: OtherVariantNames): Rules {
  const rules = definition as FairyDefinition;
  const ai = { ...pieceAi(rules, 'in-hand'), oddsScale: ODDS_SCALE };
  return { ...fairyRules(rules, ai, undefined, hint), recordedEnds: recordedEndsOf(rules) };
}

/** What plays the games of this family. */
export const shogiEngine: FamilyEngine = {
  slug: 'shogi',
  title: 'Shogi',
  moveFields: MATCHED_FIELDS,
  compile: (definition) => compileShogi(definition),
  explainMove: (position, move) => explainPieceMove(position as BoardPosition, move),
  recordFormats: [ki2Format, kifFormat, csaFormat, pgnFormat, usiFormat],
  view: fairyView,
  editor: (definition) => fairyEditor(definition as FairyDefinition),
  topology: () => 'grid',
};
