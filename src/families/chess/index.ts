import { otherVariantHint } from '../../fairy/ai/other-variant-hint.ts';
import { findContradictions } from '../../fairy/contradictions.ts';
import type { BoardPosition } from '../../fairy/engines/board-position.ts';
import { explainPieceMove } from '../../fairy/explain/explain-move.ts';
import { FairyDefinition } from '../../fairy/language/definition.ts';
import { MATCHED_FIELDS } from '../../fairy/notation/match.ts';
import { fairyRules } from '../../fairy/rules.ts';
import { boardSizeText, fairyView, startPictureParts } from '../../fairy/view.ts';
import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { chessAi } from './ai/evaluate.ts';
import { flags } from './flags.ts';
import { pgnFormat } from './notation/pgn.ts';
import { uciFormat } from './notation/uci.ts';
import { aliases, flagAliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';

/** Finds other variants to name in an error, when a position string does not fit this variant. */
const variantHint = otherVariantHint({ base, variants });

/** Fields in which other chess programs repeat what a move does. They are not read. */
const FOREIGN_MOVE_FIELDS = ['flags', 'before', 'after'];

export const chess: Family = {
  slug: 'chess',
  title: 'Chess',
  otherNames,
  summary: 'Chess and its relatives: kings to be mated, on boards of squares.',
  schema: FairyDefinition,
  base,
  variants,
  flags,
  flagAliases,
  aliases,
  moveFields: [...MATCHED_FIELDS, 'enPassant', ...FOREIGN_MOVE_FIELDS],
  findContradictions: (definition: Definition) => findContradictions(definition as FairyDefinition),
  compile: (definition: Definition) => {
    const rules = definition as FairyDefinition;
    return fairyRules(rules, chessAi(rules), undefined, variantHint);
  },
  explainMove: (position, move) => explainPieceMove(position as BoardPosition, move),
  recordFormats: [pgnFormat, uciFormat],
  view: fairyView,
  topology: () => 'grid',
  boardSize: (definition) => boardSizeText(definition as FairyDefinition),
  startPictureParts: (definition) => startPictureParts(definition as FairyDefinition),
};
