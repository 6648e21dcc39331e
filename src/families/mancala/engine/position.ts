import { BasePosition } from '../../../play/base-position.ts';
import type { Outcome, Position, Seat } from '../../../play/position.ts';
import type { Board } from './board.ts';
import { outcomeOf } from './ends.ts';
import type { LapLog } from './laps.ts';

const scratch = new Int32Array(4096);

/** A mancala position, independent of how an engine stores and sows seeds. */
export abstract class MancalaPosition extends BasePosition implements Position {
  readonly board: Board;

  constructor(board: Board) {
    super();
    this.board = board;
  }

  /** Seeds in pits and stores, turn and marks: see `Board`. */
  abstract get state(): ArrayLike<number>;
  abstract get turn(): Seat;
  abstract get hashLo(): number;
  abstract get hashHi(): number;
  /** Writes the moves of the player to move, including a pass; returns how many. */
  abstract generate(moves: Int32Array, at: number): number;
  abstract play(move: number): void;
  abstract undo(): void;
  abstract storeOf(seat: Seat): number;
  /** Number of seeds on a side of the board. */
  abstract seedsOnSide(seat: Seat): number;
  /** Whether a seat could sow if it were to move. */
  abstract canSow(seat: Seat): boolean;
  /** Notation of a move. */
  abstract notationOf(move: number): string;
  /** The player's choices other than the pit, as fields of a move. */
  abstract choicesOf(move: number): Readonly<Record<string, unknown>>;
  /** Returns the laps of a move without changing the position. */
  abstract lapsOf(move: number): LapLog;

  /**
   * Why the player to move may not sow a pit with seeds, by rules that only this engine knows; undefined if there is no
   * such reason.
   */
  blockingReason(_pit: number): string | undefined {
    return undefined;
  }
  /** The outcome by a special rule, even though there may be seeds to sow; undefined if there is none. */
  specialOutcome(): Outcome | undefined {
    return undefined;
  }
  /** Whether the last sowing was endless. */
  get isEndless(): boolean {
    return false;
  }
  /** Whether repetition or too many plies without a capture end the game. */
  isStopped(): boolean {
    return false;
  }
  /** Whether a player has more than half of the seeds, where that wins. */
  hasMajority(): boolean {
    return false;
  }
  endsByRule(): boolean {
    return false;
  }

  count(): number {
    return this.generate(scratch, 0);
  }
  outcome(): Outcome | undefined {
    return outcomeOf(this);
  }
}
