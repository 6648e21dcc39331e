import type { Board } from '../../board/board.ts';
import { DEFINITION_SHAPE } from '../../language/definition-shape.ts';
import { type RuleWordPath, usedRuleWords } from '../../language/used-words.ts';
import { UNORTHODOX_RULE_WORDS } from '../bitboard/unorthodox-position.ts';
import { MAILBOX_RULE_WORDS } from './mailbox-words.ts';

/**
 * Rule words that never make a pseudo-legal move illegal. `rules.royal` is not one of them, since a royal piece may not
 * be left in check. A new rule word counts as restrictive until it is added here.
 */
const PERMISSIVE_WORDS: ReadonlySet<string> = new Set<RuleWordPath>([
  ...MAILBOX_RULE_WORDS.filter((word) => word !== 'rules.royal'),
  ...UNORTHODOX_RULE_WORDS.filter((word) => word !== 'rules.royal'),
  'end.extinction.reply',
  'end.goal.reply',
  'end.goal.held',
  'end.goal.safe',
  'end.drawsTo',
  'rules.walls',
  'rules.walls.laid',
  'rules.walls.moves',
  'rules.walls.edges',
  'rules.pass',
  'rules.turning',
  'rules.turning.forms',
  'rules.turning.cells',
  'rules.turning.must',
  'rules.turning.limits',
  'rules.turning.back',
  'rules.turning.byCapture',
  'rules.hand.perFile',
  'rules.hand.eitherFace',
  'rules.confinedCells',
]);

const cache = new WeakMap<Board, boolean>();

/** Whether every pseudo-legal move is legal. */
export function isUnrestricted(board: Board): boolean {
  let answer = cache.get(board);
  if (answer === undefined) {
    answer = [...usedRuleWords(DEFINITION_SHAPE, board.definition)].every((word) => PERMISSIVE_WORDS.has(word));
    cache.set(board, answer);
  }
  return answer;
}
