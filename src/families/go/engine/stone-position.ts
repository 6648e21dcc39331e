import { BasePosition } from '../../../play/base-position.ts';
import type { Outcome, Position, Seat } from '../../../play/position.ts';
import { PositionHistory } from '../../../play/position-history.ts';
import { type Board, STONE_BITS } from './board.ts';
import { deadListMove, passMove } from './move-code.ts';

/** No point. */
export const NONE = -1;

/** The parts of a position, as read from a string. */
export interface PositionParts {
  /** By point. */
  readonly colors: Uint8Array;
  readonly turn: Seat;
  /** The point where the player to move may not retake, `NONE` if there is none. */
  readonly ko: number;
  /** Stones captured by Black and by White. */
  readonly prisoners: readonly [number, number];
  /** Passes in a row. */
  readonly passes: number;
  /** Stones that a player listed as dead to end the game; undefined if none did. */
  readonly listed: readonly number[] | undefined;
}

/** Shifts of the parts of the key's high word that do not hash stones. */
const TURN = STONE_BITS;
const PASSES = TURN + 1;
const OTHERS = PASSES + 2;

/** The player to move, read from the high word of a key. */
export const turnOfKey = (hi: number): Seat => (hi >>> TURN) & 1;

/** A position of a stone game. Moves are points, then a pass, then lists of dead stones. */
export abstract class StonePosition extends BasePosition implements Position {
  readonly board: Board;
  readonly pass: number;
  turn: Seat;
  ko: number;
  passes: number;
  readonly prisoners = new Int32Array(2);
  listed: readonly number[] | undefined;
  protected readonly history: PositionHistory;
  /** Lists of dead stones that players gave, by number. */
  readonly #lists: (readonly number[])[] = [];

  constructor(board: Board, { turn, ko, prisoners, passes, listed }: PositionParts, past: readonly string[]) {
    super();
    this.board = board;
    this.pass = passMove(board);
    this.turn = turn;
    this.ko = ko;
    this.passes = passes;
    this.listed = listed;
    this.prisoners.set(prisoners);
    this.history = new PositionHistory(past);
  }

  /** Colours of all points; `OUTSIDE` at index `points`. */
  abstract get colors(): Uint8Array;
  abstract get hashLo(): number;
  protected abstract get stonesHi(): number;
  /** Everything else that distinguishes positions, in ten bits. */
  protected abstract get extraBits(): number;
  abstract generate(moves: Int32Array, at: number): number;
  abstract count(): number;
  abstract play(move: number): void;
  abstract undo(): void;
  abstract endsByRule(): boolean;
  abstract outcome(): Outcome | undefined;
  /** The stones captured by a legal move. */
  abstract takenBy(move: number): number[];
  /** Why a stone may not be put on an empty point; undefined if it may. */
  abstract whyIllegal(point: number): string | undefined;
  /** Stones that count as dead once the game is over. */
  abstract deadStones(): readonly number[];
  /** Whether a list of dead stones may stand for a pass now: the pass would end the game. */
  abstract mayListDead(): boolean;

  get hashHi(): number {
    return this.stonesHi | (this.turn << TURN) | (this.passes << PASSES) | (this.extraBits << OTHERS);
  }

  /** The move for a list of dead stones. */
  moveOfList(dead: readonly number[]): number {
    const key = dead.join();
    const known = this.#lists.findIndex((list) => list.join() === key);
    return deadListMove(this.board, known < 0 ? this.#lists.push(dead) - 1 : known);
  }

  listOfMove(move: number): readonly number[] {
    return this.#lists[move - this.pass - 1]!;
  }

  override repetitions(): number {
    return this.history.repetitions(this.hashLo, this.hashHi);
  }
  override past(): string[] {
    return this.history.past();
  }
}
