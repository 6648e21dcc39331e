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
  /** Number of seeds on a side of the board. */
  abstract seedsOnSide(seat: Seat): number;
  /** Whether a seat has a move if it is that seat's turn. */
  abstract canSow(seat: Seat): boolean;
  /** Notation of a move. */
  abstract notationOf(move: number): string;
  /** The player's choices in a move other than the pit, as fields of the move in JSON. */
  abstract choicesOf(move: number): Readonly<Record<string, unknown>>;
  /** Returns the laps of a move, leaving the position unchanged. */
  abstract lapsOf(move: number): LapLog;

  /**
   * The reason, known only to this engine, why the player to move may not sow a pit with seeds; undefined if there is
   * none.
   */
  blockingReason(_pit: number): string | undefined {
    return undefined;
  }
  /** The outcome by a rule of the game that applies even if there are seeds to sow; undefined if there is none. */
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
  /** Whether a player has more than half of the seeds, in games where that wins. */
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
