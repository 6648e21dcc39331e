import type { Board } from './board/board.ts';
import type { Setup } from './board/setup.ts';
import { BLAST_RULE_WORDS, BlastPosition, fitsBlastEngine } from './engines/bitboard/blast-position.ts';
import { fitsOrthodoxEngine, ORTHODOX_RULE_WORDS, OrthodoxPosition } from './engines/bitboard/orthodox-position.ts';
import {
  fitsUnorthodoxEngine,
  UNORTHODOX_RULE_WORDS,
  UnorthodoxPosition,
} from './engines/bitboard/unorthodox-position.ts';
import type { BoardPosition } from './engines/board-position.ts';
import { GATING_RULE_WORDS, GatingPosition } from './engines/mailbox/gating-position.ts';
import { MailboxPosition } from './engines/mailbox/mailbox-position.ts';
import { fitsMailboxEngine, MAILBOX_RULE_WORDS } from './engines/mailbox/mailbox-words.ts';
import { ReferencePosition } from './engines/mailbox/reference-position.ts';
import { fitsScreenEngine, SCREEN_RULE_WORDS, ScreenPosition } from './engines/mailbox/screen-position.ts';
import { fitsTurningEngine, TURNING_RULE_WORDS, TurningPosition } from './engines/mailbox/turning-position.ts';
import { fitsWallEngine, WALL_RULE_WORDS, WallPosition } from './engines/mailbox/wall-position.ts';
import { DEFINITION_SHAPE } from './language/definition-shape.ts';
import { type RuleWordPath, usedRuleWords } from './language/used-words.ts';

export type Engine = new (board: Board, setup: Setup, past?: readonly string[]) => BoardPosition;

/** An engine for some definitions only, which it plays exactly as the reference engine does. */
interface SpecialEngine {
  readonly engine: Engine;
  /**
   * All rule words (paths of settings in a definition) that the engine supports. It declines definitions that use any
   * other, so a new rule word must be added here.
   */
  readonly words: ReadonlySet<string>;
  /** Whether the engine supports the values of these rule words in this definition. */
  readonly fits: (board: Board) => boolean;
}

/**
 * Specialised engines, grouped by approach, fastest first. Only the first suitable engine of a group is used, since the
 * others of the group work the same way.
 */
const SPECIAL_ENGINES: readonly (readonly SpecialEngine[])[] = [
  [
    { engine: OrthodoxPosition, words: new Set<RuleWordPath>(ORTHODOX_RULE_WORDS), fits: fitsOrthodoxEngine },
    { engine: BlastPosition, words: new Set<RuleWordPath>(BLAST_RULE_WORDS), fits: fitsBlastEngine },
    { engine: UnorthodoxPosition, words: new Set<RuleWordPath>(UNORTHODOX_RULE_WORDS), fits: fitsUnorthodoxEngine },
    { engine: WallPosition, words: new Set<RuleWordPath>(WALL_RULE_WORDS), fits: fitsWallEngine },
  ],
  [
    { engine: MailboxPosition, words: new Set<RuleWordPath>(MAILBOX_RULE_WORDS), fits: fitsMailboxEngine },
    { engine: GatingPosition, words: new Set<RuleWordPath>(GATING_RULE_WORDS), fits: fitsMailboxEngine },
    { engine: TurningPosition, words: new Set<RuleWordPath>(TURNING_RULE_WORDS), fits: fitsTurningEngine },
    { engine: ScreenPosition, words: new Set<RuleWordPath>(SCREEN_RULE_WORDS), fits: fitsScreenEngine },
  ],
];

/**
 * Engines that can play a definition, fastest first. The last is the reference engine, which plays every definition.
 */
export function enginesFor(board: Board): Engine[] {
  const usedNames = [...usedRuleWords(DEFINITION_SHAPE, board.definition)];
  const plays = ({ words, fits }: SpecialEngine) => usedNames.every((word) => words.has(word)) && fits(board);
  const chosen = SPECIAL_ENGINES.map((row) => row.find(plays)).filter((special) => special !== undefined);
  return [...chosen.map(({ engine }) => engine), ReferencePosition];
}
