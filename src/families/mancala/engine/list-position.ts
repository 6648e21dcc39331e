import { doubleLength } from '../../../lib/grow.ts';
import type { Seat } from '../../../play/position.ts';
import { PositionHistory } from '../../../play/position-history.ts';
import { type Board, KEYS_PER_CELL } from './board.ts';
import { LapLog } from './laps.ts';
import { MancalaPosition } from './position.ts';

/** A position whose state is one list of numbers, as described at `Board`. A copy of the list is saved at each ply. */
export abstract class ListPosition extends MancalaPosition {
  readonly state: Int32Array;
  /** Records the sowing in progress; undefined if nobody asked for its laps. */
  protected log: LapLog | undefined;
  readonly #history: PositionHistory;
  #stack: Int32Array<ArrayBuffer>;
  #top = 0;
  #lo = 0;
  #hi = 0;
  #isHashed = false;

  constructor(board: Board, state: ArrayLike<number>, past: readonly string[] = []) {
    super(board);
    this.state = Int32Array.from(state);
    this.#history = new PositionHistory(board.canRepeat ? past : []);
    this.#stack = new Int32Array(board.cells * 32);
  }

  /** Applies a move to the state, and sets the player to move. */
  protected abstract sow(move: number): void;
  get turn(): Seat {
    return this.state[this.board.turnAt]!;
  }

  seedsOf(cell: number): number {
    return this.state[cell]!;
  }

  storeOf(seat: Seat): number {
    return this.state[this.board.pits + seat]!;
  }

  seedsOnSide(seat: Seat): number {
    const { half } = this.board;
    let sum = 0;
    for (let pit = seat * half; pit < (seat + 1) * half; pit++) sum += this.state[pit]!;
    return sum;
  }

  override get isEndless(): boolean {
    return this.state[this.board.endlessAt]! > 0;
  }

  play(move: number): void {
    const { state, board } = this;
    const south = this.storeOf(0);
    const north = this.storeOf(1);
    if (board.canRepeat) this.#hash();
    const [lo, hi] = [this.#lo, this.#hi];
    if (this.#top + board.cells > this.#stack.length) this.#stack = doubleLength(this.#stack);
    this.#stack.set(state, this.#top);
    this.#top += board.cells;
    this.#isHashed = false;
    this.sow(move);
    if (board.canRepeat) this.#history.push(lo, hi, this.storeOf(0) !== south || this.storeOf(1) !== north);
  }

  undo(): void {
    this.#top -= this.board.cells;
    this.state.set(this.#stack.subarray(this.#top, this.#top + this.board.cells));
    this.#isHashed = false;
    if (this.board.canRepeat) this.#history.pop();
  }

  /** Returns the laps of a legal move and leaves the position unchanged. */
  lapsOf(move: number): LapLog {
    const log = new LapLog();
    this.log = log;
    this.play(move);
    log.endless = this.isEndless;
    this.log = undefined;
    this.undo();
    return log;
  }

  get hashLo(): number {
    this.#hash();
    return this.#lo;
  }
  get hashHi(): number {
    this.#hash();
    return this.#hi;
  }

  #hash(): void {
    if (this.#isHashed) return;
    const { lo, hi } = this.board.keys;
    let low = 0;
    let high = 0;
    for (let cell = 0; cell < this.state.length; cell++) {
      const key = cell * KEYS_PER_CELL + this.state[cell]!;
      low ^= lo[key]!;
      high ^= hi[key]!;
    }
    this.#lo = low;
    this.#hi = high;
    this.#isHashed = true;
  }

  /** Number of plies since seeds last left the board. */
  get quiet(): number {
    return this.#history.length;
  }

  override isStopped(): boolean {
    if (!this.board.canRepeat) return false;
    const { quiet, repetition } = this.board.definition.end;
    return this.quiet >= quiet || (this.quiet > 1 && this.repetitions() >= repetition - 1);
  }

  override hasMajority(): boolean {
    const { board, state } = this;
    return board.definition.end.majority && Math.max(state[board.pits]!, state[board.pits + 1]!) * 2 > this.total();
  }

  /** Total number of seeds on the board and in stores. */
  total(): number {
    return this.seedsOnSide(0) + this.seedsOnSide(1) + this.storeOf(0) + this.storeOf(1);
  }

  override endsByRule(): boolean {
    return this.isEndless || this.hasMajority() || this.specialOutcome() !== undefined || this.isStopped();
  }

  override repetitions(): number {
    return this.#history.repetitions(this.hashLo, this.hashHi);
  }
  override historyLength(): number {
    return this.#history.length;
  }
  override past(): string[] {
    return this.#history.past();
  }
}
