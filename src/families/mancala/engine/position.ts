import { BasePosition } from '../../../play/base-position.ts';
import type { Outcome, Position, Seat } from '../../../play/position.ts';
import type { Board } from './board.ts';
import { outcomeOf } from './ends.ts';
import type { LapLog } from './laps.ts';

const scratch = new Int32Array(4096);

/** A mancala position, with everything that does not depend on how an engine stores and sows seeds. */
export abstract class MancalaPosition extends BasePosition implements Position {
  readonly board: Board;

  constructor(board: Board) {
    super();
    this.board = board;
  }

  /** Seeds in pits and stores, turn and marks, in the order described at `Board`. */
  abstract get state(): ArrayLike<number>;
  abstract get turn(): Seat;
  abstract get hashLo(): number;
  abstract get hashHi(): number;
  /** Writes the legal moves, including a pass; returns their number. */
  abstract generate(moves: Int32Array, at: number): number;
  abstract play(move: number): void;
  abstract undo(): void;
  abstract storeOf(seat: Seat): number;
  /** Number of seeds in the pits of a side. */
  abstract seedsOnSide(seat: Seat): number;
  /** Whether a seat could move if it were that seat's turn. */
  abstract canSow(seat: Seat): boolean;
  abstract notationOf(move: number): string;
  /** The player's choices in a move other than the pit, as fields for the move's JSON. */
  abstract choicesOf(move: number): Readonly<Record<string, unknown>>;
  /** Returns the laps of a legal move and leaves the position unchanged. */
  abstract lapsOf(move: number): LapLog;

  /**
   * The reason, if only this engine knows it, why the player to move may not sow a pit that has seeds; undefined if
   * there is none.
   */
  blockingReason(_pit: number): string | undefined {
    return undefined;
  }
  /** The outcome by a rule that applies even while there are seeds to sow; undefined if none does. */
  specialOutcome(): Outcome | undefined {
    return undefined;
  }
  /** Whether the last sowing was endless. */
  get isEndless(): boolean {
    return false;
  }
  /** Whether a repetition or too many plies without a capture end the game. */
  isStopped(): boolean {
    return false;
  }
  /** Whether a player has more than half of the seeds, which wins in some games. */
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
