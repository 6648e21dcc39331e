import { BasePosition } from '../../../play/base-position.ts';
import type { Outcome, Position, Seat } from '../../../play/position.ts';
import { type Board, EMPTY, leftKeyIndex, OUTSIDE, stoneKeyIndex, swappedKeyIndex, turnKeyIndex } from './board.ts';
import { stonesOfGoal } from './chain.ts';
import type { GameEnd } from './goals.ts';

/** The parts of a position, as parsed from a position string. */
export interface PositionParts {
  /** By cell: the seat + 1 of its stone, or `EMPTY`. */
  readonly stones: Uint8Array;
  readonly turn: Seat;
  /** Whether the players swapped sides with the last move, which rules out a second swap. */
  readonly swapped: boolean;
  /** The seats that have left the game, as bits. Default: 0. */
  readonly left?: number;
}

/**
 * A position of Hex, whichever way an engine finds chains. Moves are cell numbers; `swapMove`, one past the last cell,
 * is a swap.
 */
export abstract class HexPosition extends BasePosition implements Position {
  readonly board: Board;
  /** By cell: seat + 1 of its stone, or `EMPTY`. Index `cells` stands for everything outside. */
  readonly stones: Uint8Array;
  readonly swapMove: number;
  /** The seats that have left the game, as bits. Their stones stay, and they are not to move any more. */
  readonly left: number;
  turn: Seat;
  swapped: boolean;
  empties = 0;
  hashLo = 0;
  hashHi = 0;

  constructor(board: Board, { stones, turn, swapped, left = 0 }: PositionParts) {
    super();
    this.board = board;
    this.swapMove = board.cells;
    this.stones = new Uint8Array(board.cells + 1).fill(OUTSIDE);
    this.stones.set(stones);
    this.turn = turn;
    this.swapped = swapped;
    this.left = left;
    this.#hashAll();
  }

  /** How the game ended; undefined while it goes on. */
  abstract get end(): GameEnd | undefined;
  /** Whether a stone of the seat on an empty cell would reach one of the seat's goals. */
  abstract wouldReachGoal(cell: number, seat: Seat): boolean;
  abstract play(move: number): void;
  abstract undo(): void;

  #hashAll(): void {
    const { cells, seats } = this.board;
    for (let cell = 0; cell < cells; cell++) {
      const stone = this.stones[cell]!;
      if (stone === EMPTY) this.empties++;
      else this.hash(stoneKeyIndex(cell, stone - 1));
    }
    this.hash(turnKeyIndex(this.turn));
    if (this.swapped) this.hash(swappedKeyIndex);
    for (let seat = 0; seat < seats; seat++) if (this.hasLeft(seat)) this.hash(leftKeyIndex(this.board, seat));
  }

  protected hash(key: number): void {
    const { lo, hi } = this.board.keys;
    this.hashLo ^= lo[key]!;
    this.hashHi ^= hi[key]!;
  }

  protected hashTurn(to: Seat): void {
    this.hash(turnKeyIndex(this.turn));
    this.hash(turnKeyIndex(to));
    this.turn = to;
  }

  /** Whether a seat has left the game. */
  hasLeft(seat: Seat): boolean {
    return (this.left & (1 << seat)) !== 0;
  }

  /** Whether a swap is possible: only the first stone is on the board, and nobody has swapped. */
  maySwap(): boolean {
    const { definition, cells } = this.board;
    if (definition.rules.swap === 'none' || this.turn !== 1 || this.swapped) return false;
    return this.empties === cells - 1 && this.stones.indexOf(1) >= 0;
  }

  generate(moves: Int32Array, at: number): number {
    if (this.end) return 0;
    const { stones } = this;
    const { cells } = this.board;
    let to = at;
    for (let cell = 0; cell < cells; cell++) if (stones[cell] === EMPTY) moves[to++] = cell;
    if (this.maySwap()) moves[to++] = this.swapMove;
    return to - at;
  }

  count(): number {
    if (this.end) return 0;
    return this.empties + (this.maySwap() ? 1 : 0);
  }

  outcome(): Outcome | undefined {
    const { end } = this;
    return end && { winner: end.winner, reason: end.reason };
  }

  endsByRule(): boolean {
    return this.end !== undefined;
  }

  /** The stones with which a player reached a goal, as few as possible; empty if nobody has. */
  goalStones(): number[] {
    const { end, board, stones } = this;
    return end?.by === undefined ? [] : stonesOfGoal(board, stones, end.by);
  }
}
