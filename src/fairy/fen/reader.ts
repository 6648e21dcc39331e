import { type FenReader, MAX_FAULTS } from '../../play/fen-reader.ts';
import type { FenFault } from '../../play/rules.ts';
import type { BoardFacts } from '../board/board.ts';
import { emptySetup, type Setup } from '../board/setup.ts';

/** Names, as text, other variants that have what this variant lacks; undefined if there are none. */
export interface OtherVariantNames {
  /** Names the variants that begin with a piece of this letter (upper case). */
  readonly piece: (letter: string) => string | undefined;
  readonly board: (files: number, ranks: number) => string | undefined;
}

/** Holds the state of reading a FEN of a piece game: the faults, the notes and the setup as far as it has been read. */
export class SetupReader implements FenReader<BoardFacts> {
  readonly board: BoardFacts;
  readonly setup: Setup;
  readonly faults: FenFault[] = [];
  readonly notes: string[] = [];
  readonly unreachable: FenFault[] = [];

  readonly otherVariants: OtherVariantNames | undefined;

  constructor(board: BoardFacts, otherVariants?: OtherVariantNames) {
    this.board = board;
    this.otherVariants = otherVariants;
    this.setup = emptySetup(board);
  }

  fault(message: string, at?: string, hint?: string): void {
    if (this.faults.length < MAX_FAULTS) this.faults.push({ message, ...(at && { at }), ...(hint && { hint }) });
  }

  note(message: string): void {
    this.notes.push(message);
  }

  seat(side: number): string {
    return this.board.definition.seats[side]!;
  }
}
