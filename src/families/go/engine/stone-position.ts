import { BasePosition } from '../../../play/base-position.ts';
import type { Outcome, Position, Seat } from '../../../play/position.ts';
import { PositionHistory } from '../../../play/position-history.ts';
import { type Board, STONE_BITS } from './board.ts';
import { deadListMove, passMove } from './move-code.ts';

/** Stands for a point where there is none. */
export const NONE = -1;

/** Value of `last` if the last move is unknown. */
const UNKNOWN_POINT = -2;

/** The parts of a position, as parsed from a position string. */
export interface PositionParts {
  /** By point: colour of its stone; `OUTSIDE` at index `points`. */
  readonly colors: Uint8Array;
  readonly turn: Seat;
  /** Point where simple ko forbids the player to move to recapture; `NONE` if there is none. */
  readonly ko: number;
  /** Number of stones captured by Black and by White. */
  readonly prisoners: readonly [number, number];
  /** Number of passes made in a row up to now. */
  readonly passes: number;
  /** Points of stones that a player listed as dead to end the game; undefined if nobody gave a list. */
  readonly listed: readonly number[] | undefined;
}

/** Bit of the player to move in a key's high word. From here up, bits hold state as it is. */
const TURN = STONE_BITS;
const PASSES = TURN + 1;
const OTHERS = PASSES + 2;

/** Reads the player to move from the high word of a key. */
export const turnOfKey = (hi: number): Seat => (hi >>> TURN) & 1;

/**
 * A position of a game played with stones. Moves are numbered: one for each point, then the pass, then lists of dead
 * stones.
 */
export abstract class StonePosition extends BasePosition implements Position {
  readonly board: Board;
  readonly pass: number;
  turn: Seat;
  ko: number;
  passes: number;
  readonly prisoners = new Int32Array(2);
  listed: readonly number[] | undefined;
  /** Point of the last move: `NONE` after a pass, `UNKNOWN_POINT` if the position was read from a position string. */
  last = UNKNOWN_POINT;
  protected readonly history: PositionHistory;
  /** Lists of dead stones that players gave, by the number of the list. */
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

  /** By point: colour of its stone; `OUTSIDE` at index `points`. */
  abstract get colors(): Uint8Array;
  abstract get hashLo(): number;
  protected abstract get stonesHi(): number;
  /** Ten bits of other state that make positions different. */
  protected abstract get extraBits(): number;
  abstract generate(moves: Int32Array, at: number): number;
  abstract count(): number;
  abstract play(move: number): void;
  abstract undo(): void;
  abstract endsByRule(): boolean;
  abstract outcome(): Outcome | undefined;
  /** Whether a rule of the board has ended the game. */
  abstract isOver(): boolean;
  /** Whether the player to move may place a stone on an empty point. */
  abstract isLegal(point: number): boolean;
  /** Points of the stones that a legal move captures. */
  abstract takenBy(move: number): number[];
  /** The reason why no stone may be placed on an empty point; undefined if one may. */
  abstract whyIllegal(point: number): string | undefined;
  /** Points of the stones that count as dead, once the game is over. */
  abstract deadStones(): readonly number[];
  /** Whether the player may now give a list of dead stones in place of the pass that would end the game. */
  abstract mayListDead(): boolean;

  /** Point of the stone placed last; undefined after a pass, or if it is unknown. */
  get lastPoint(): number | undefined {
    return this.last < 0 ? undefined : this.last;
  }

  get hashHi(): number {
    return this.stonesHi | (this.turn << TURN) | (this.passes << PASSES) | (this.extraBits << OTHERS);
  }

  /** The move that gives this list of dead stones. */
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
  override historyLength(): number {
    return this.history.length;
  }
  override past(): string[] {
    return this.history.past();
  }
}
