import type { Board } from './board/board.ts';
import type { Setup } from './board/setup.ts';
import { BLAST_WORDS, BlastPosition, isGuardedBlast } from './engines/bitboard/blast-position.ts';
import { isOrthodox, ORTHODOX_WORDS, OrthodoxPosition } from './engines/bitboard/orthodox-position.ts';
import { isUnorthodox, UNORTHODOX_WORDS, UnorthodoxPosition } from './engines/bitboard/unorthodox-position.ts';
import type { BoardPosition } from './engines/board-position.ts';
import { GATING_WORDS, GatingPosition } from './engines/mailbox/gating-position.ts';
import { MailboxPosition } from './engines/mailbox/mailbox-position.ts';
import { fitsMailbox, MAILBOX_WORDS } from './engines/mailbox/mailbox-words.ts';
import { ReferencePosition } from './engines/mailbox/reference-position.ts';
import { isScreened, SCREEN_WORDS, ScreenPosition } from './engines/mailbox/screen-position.ts';
import { isTurning, TURNING_WORDS, TurningPosition } from './engines/mailbox/turning-position.ts';
import { isMovingWall, WALL_WORDS, WallPosition } from './engines/mailbox/wall-position.ts';
import { FairyDefinition } from './language/definition.ts';
import { usedWords, type Word } from './language/used-words.ts';

export type Engine = new (board: Board, setup: Setup, past?: readonly string[]) => BoardPosition;

/** An engine for some definitions only; it plays those exactly as the reference engine does. */
interface SpecialEngine {
  readonly engine: Engine;
  /** All rule words that it knows. It declines definitions with any other, so a new rule word must be added here. */
  readonly words: ReadonlySet<string>;
  /** Whether it supports the values of these words in this definition. */
  readonly fits: (board: Board) => boolean;
}

/** Fastest first. Within a group, only the first engine that fits is used: later ones work the same way. */
const SPECIAL_ENGINES: readonly (readonly SpecialEngine[])[] = [
  [
    { engine: OrthodoxPosition, words: new Set<Word>(ORTHODOX_WORDS), fits: isOrthodox },
    { engine: BlastPosition, words: new Set<Word>(BLAST_WORDS), fits: isGuardedBlast },
    { engine: UnorthodoxPosition, words: new Set<Word>(UNORTHODOX_WORDS), fits: isUnorthodox },
    { engine: WallPosition, words: new Set<Word>(WALL_WORDS), fits: isMovingWall },
  ],
  [
    { engine: MailboxPosition, words: new Set<Word>(MAILBOX_WORDS), fits: fitsMailbox },
    { engine: GatingPosition, words: new Set<Word>(GATING_WORDS), fits: fitsMailbox },
    { engine: TurningPosition, words: new Set<Word>(TURNING_WORDS), fits: isTurning },
    { engine: ScreenPosition, words: new Set<Word>(SCREEN_WORDS), fits: isScreened },
  ],
];

/**
 * Engines that can play a definition, fastest first. The last is the reference engine, which plays every definition.
 */
export function enginesFor(board: Board): Engine[] {
  const usedNames = [...usedWords(FairyDefinition, board.definition)];
  const plays = ({ words, fits }: SpecialEngine) => usedNames.every((word) => words.has(word)) && fits(board);
  const chosen = SPECIAL_ENGINES.map((row) => row.find(plays)).filter((special) => special !== undefined);
  return [...chosen.map(({ engine }) => engine), ReferencePosition];
}
