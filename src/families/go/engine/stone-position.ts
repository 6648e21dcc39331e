import { BasePosition } from '../../../play/base-position.ts';
import type { Outcome, Position, Seat } from '../../../play/position.ts';
import { PositionHistory } from '../../../play/position-history.ts';
import { type Board, STONE_BITS } from './board.ts';
import { deadListMove, passMove } from './move-code.ts';

/** No point. */
export const NONE = -1;

/** A position as strings tell it. */
export interface Placing {
  /** By point. */
  readonly colors: Uint8Array;
  readonly turn: Seat;
  /** Where a stone may not be retaken at once. */
  readonly ko: number;
  /** Stones taken by Black and by White. */
  readonly prisoners: readonly [number, number];
  /** Passes in a row. */
  readonly passes: number;
  /** Stones that a player listed as dead when the game ended. */
  readonly listed: readonly number[] | undefined;
}

/** Where the parts of the high word of a key begin that do not tell of stones. */
const TURN = STONE_BITS;
const PASSES = TURN + 1;
const OTHERS = PASSES + 2;

/** In a key: the player to move, as a bit. */
export const turnOfKey = (hi: number): Seat => (hi >>> TURN) & 1;

/** A game of stones on points. Moves are points, then a pass, then lists of dead stones. */
export abstract class StonePosition extends BasePosition implements Position {
  readonly board: Board;
  readonly pass: number;
  turn: Seat;
  ko: number;
  passes: number;
  readonly prisoners = new Int32Array(2);
  listed: readonly number[] | undefined;
  protected readonly history: PositionHistory;
  /** Lists of dead stones that were given, by number. */
  readonly #lists: (readonly number[])[] = [];

  constructor(board: Board, { turn, ko, prisoners, passes, listed }: Placing, past: readonly string[]) {
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

  /** By point. */
  abstract get colors(): Uint8Array;
  abstract get hashLo(): number;
  protected abstract get stonesHi(): number;
  /** What else tells positions apart, in ten bits. */
  protected abstract get extraBits(): number;
  abstract generate(moves: Int32Array, at: number): number;
  abstract count(): number;
  abstract play(move: number): void;
  abstract undo(): void;
  abstract endsByRule(): boolean;
  abstract outcome(): Outcome | undefined;
  /** The stones that a legal move takes. */
  abstract takenBy(move: number): number[];
  /** Why a stone may not be put on an empty point, if it may not. */
  abstract whyIllegal(point: number): string | undefined;
  /** Stones that count as dead in a game that is over. */
  abstract deadStones(): readonly number[];
  /** The pass that the player on turn could make ends the game, and a list of dead stones may stand for it. */
  abstract mayListDead(): boolean;

  get hashHi(): number {
    return this.stonesHi | (this.turn << TURN) | (this.passes << PASSES) | (this.extraBits << OTHERS);
  }

  /** The number of a list of dead stones, as a move. */
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
