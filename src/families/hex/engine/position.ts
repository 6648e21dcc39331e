import { BasePosition } from '../../../play/base-position.ts';
import type { Outcome, Position, Seat } from '../../../play/position.ts';
import { type Board, EMPTY, OUTSIDE, stoneKey, swappedKey, turnKey } from './board.ts';
import { goalChain } from './chain.ts';
import type { End } from './goals.ts';

/** Stones on the board and who is to move. */
export interface Placing {
  /** By cell. */
  readonly stones: Uint8Array;
  readonly turn: Seat;
  /** The players have changed colours and nothing was played since: there is no second swap. */
  readonly swapped: boolean;
}

/** A game of Hex, whatever finds its chains. Moves are cells; the number behind the last is a swap. */
export abstract class HexPosition extends BasePosition implements Position {
  readonly board: Board;
  /** By cell; one more at the end is outside. */
  readonly stones: Uint8Array;
  readonly swapMove: number;
  turn: Seat;
  swapped: boolean;
  empties = 0;
  hashLo = 0;
  hashHi = 0;

  constructor(board: Board, { stones, turn, swapped }: Placing) {
    super();
    this.board = board;
    this.swapMove = board.cells;
    this.stones = new Uint8Array(board.cells + 1).fill(OUTSIDE);
    this.stones.set(stones);
    this.turn = turn;
    this.swapped = swapped;
    this.#hashAnew();
  }

  /** How the game ended. */
  abstract get end(): End | undefined;
  /** The seat would reach a goal by a stone on the empty cell. */
  abstract wouldReachGoal(cell: number, seat: Seat): boolean;
  abstract play(move: number): void;
  abstract undo(): void;

  #hashAnew(): void {
    const { cells } = this.board;
    for (let cell = 0; cell < cells; cell++) {
      const stone = this.stones[cell]!;
      if (stone === EMPTY) this.empties++;
      else this.hash(stoneKey(cell, stone - 1));
    }
    this.hash(turnKey(this.turn));
    if (this.swapped) this.hash(swappedKey);
  }

  protected hash(key: number): void {
    const { lo, hi } = this.board.keys;
    this.hashLo ^= lo[key]!;
    this.hashHi ^= hi[key]!;
  }

  protected hashTurn(to: Seat): void {
    this.hash(turnKey(this.turn));
    this.hash(turnKey(to));
    this.turn = to;
  }

  /** The first stone is the only one, and nobody has swapped. */
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

  /** The stones by which a goal was reached, as few as will do. */
  goalStones(): number[] {
    const { end, board, stones } = this;
    return end?.by === undefined ? [] : goalChain(board, stones, end.by);
  }
}
