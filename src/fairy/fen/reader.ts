import type { FenFault } from '../../play/rules.ts';
import type { BoardFacts } from '../board/board.ts';
import { emptySetup, type Setup } from '../board/setup.ts';

/** As many faults as anybody mends at once; a text that is no position string at all would have one a letter. */
const MOST_FAULTS = 20;

/** Which other variants know what this one does not, in words; undefined if none does. */
export interface Elsewhere {
  /** Those that begin with a piece of the letter, which is upper case. */
  readonly piece: (letter: string) => string | undefined;
  readonly board: (files: number, ranks: number) => string | undefined;
}

/** Collects faults and notes while a string is read to its end, so that all faults are told at once. */
export class FenReader {
  readonly board: BoardFacts;
  readonly setup: Setup;
  readonly faults: FenFault[] = [];
  readonly notes: string[] = [];

  readonly elsewhere: Elsewhere | undefined;

  constructor(board: BoardFacts, elsewhere?: Elsewhere) {
    this.board = board;
    this.elsewhere = elsewhere;
    this.setup = emptySetup(board);
  }

  fault(message: string, at?: string, hint?: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push({ message, ...(at && { at }), ...(hint && { hint }) });
  }

  note(message: string): void {
    this.notes.push(message);
  }

  seat(side: number): string {
    return this.board.definition.seats[side]!;
  }
}
