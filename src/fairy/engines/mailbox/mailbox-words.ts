import type { Board } from '../../board/board.ts';
import type { RuleWordPath } from '../../language/used-words.ts';
import { ORTHODOX_RULE_WORDS } from '../bitboard/orthodox-position.ts';

/**
 * Rule words (paths of settings in a definition) that the mailbox engine supports: those of orthodox chess, of other
 * boards and pieces, and of hands. The engine finds checks and pins by lines.
 */
export const MAILBOX_RULE_WORDS: readonly RuleWordPath[] = [
  ...ORTHODOX_RULE_WORDS,
  'rules.passedFrom',
  'rules.confined',
  'rules.confinedCells',
  'rules.lines',
  'rules.lines.cells',
  'rules.lines.moves',
  'rules.initialCells',
  'rules.initialTo',
  'rules.castling.others',
  'rules.castling.rank',
  'rules.promotion.bySeat',
  'rules.promotion.cells',
  'rules.promotion.limits',
  'end.impasse',
  'end.impasse.ranks',
  'end.impasse.pieces',
  'end.impasse.points',
  'end.impasse.wins',
  'end.impasse.draws',
  'rules.hand',
  'rules.hand.captures',
  'rules.hand.drops',
  'rules.hand.keepsPromotion',
  'rules.hand.closedRanks',
  'rules.hand.closedCells',
  'end.counting',
  'end.counting.whole',
  'end.counting.whole.limit',
  'end.counting.whole.most',
  'end.counting.whole.pawns',
  'end.counting.bare',
  'end.counting.fromPieces',
  'end.drawsTo',
  'end.points',
  'end.points.values',
  'end.points.second',
  'end.repetition.onTurn',
  'end.repetition.first',
  'end.repetition.perpetualCheck',
];

/**
 * Whether checks and pins decide which moves are legal: each side has one royal piece, and the lines to a cell don't
 * cross.
 */
export const fitsMailboxEngine = ({ hasRoyal, attacks, moves, hoppers }: Board): boolean =>
  hasRoyal[0] && hasRoyal[1] && attacks.disjoint && !moves.overlapping && !hoppers.includes(1);
