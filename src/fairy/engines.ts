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

/** An engine that plays some definitions only, and plays those as the last engine does. */
interface Special {
  readonly engine: Engine;
  /** All rule words that it knows. It declines a definition that says anything else: what is new has to be added here. */
  readonly words: ReadonlySet<string>;
  /** Does it know them as they are said here? */
  readonly fits: (board: Board) => boolean;
}

/** Fastest first. Of a row the first that fits is enough: what comes after it does the same work in the same way. */
const SPECIAL: readonly (readonly Special[])[] = [
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

/** The engines that can play a definition, fastest first. The last plays them all, and the others must play as it does. */
export function enginesFor(board: Board): Engine[] {
  const said = [...usedWords(FairyDefinition, board.definition)];
  const plays = ({ words, fits }: Special) => said.every((word) => words.has(word)) && fits(board);
  const fitting = SPECIAL.map((row) => row.find(plays)).filter((special) => special !== undefined);
  return [...fitting.map(({ engine }) => engine), ReferencePosition];
}
