import { BasePosition } from '../../../play/base-position.ts';
import type { Outcome, Position, Seat } from '../../../play/position.ts';
import type { Board } from './board.ts';
import { outcomeOf } from './ends.ts';
import type { LapLog } from './laps.ts';

const scratch = new Int32Array(4096);

/** A game of Mancala, whatever holds its seeds and whatever way they go. */
export abstract class MancalaPosition extends BasePosition implements Position {
  readonly board: Board;

  constructor(board: Board) {
    super();
    this.board = board;
  }

  /** Seeds of pits and stores, and all else there is to know: see `Board`. */
  abstract get state(): ArrayLike<number>;
  abstract get turn(): Seat;
  abstract get hashLo(): number;
  abstract get hashHi(): number;
  /** Writes the moves of the player on turn, passing among them. */
  abstract generate(moves: Int32Array, at: number): number;
  abstract play(move: number): void;
  abstract undo(): void;
  abstract storeOf(seat: Seat): number;
  /** Seeds on a side. */
  abstract seedsOnSide(seat: Seat): number;
  /** The player could sow if it were their turn. */
  abstract canSow(seat: Seat): boolean;
  /** What a move is called. */
  abstract notationOf(move: number): string;
  /** What else the player chooses besides a pit, as fields of a move. */
  abstract choicesOf(move: number): Readonly<Record<string, unknown>>;
  /** The move lap by lap; the position stays as it is. */
  abstract lapsOf(move: number): LapLog;

  /** Why the player on turn may not sow a pit of seeds, by rules that only this engine knows. */
  blockingReason(_pit: number): string | undefined {
    return undefined;
  }
  /** The game was won on the board although there may be seeds to sow. */
  specialOutcome(): Outcome | undefined {
    return undefined;
  }
  /** The last sowing had no end. */
  get isEndless(): boolean {
    return false;
  }
  /** The position came so often, or nothing was taken for so long, that the game is over. */
  isStopped(): boolean {
    return false;
  }
  /** A player has more than half of the seeds, where that wins. */
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
