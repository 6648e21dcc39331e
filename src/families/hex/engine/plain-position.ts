import type { Seat } from '../../../play/position.ts';
import { type Board, EMPTY, stoneKeyIndex, swappedKeyIndex } from './board.ts';
import { FULL_BOARD_DRAW, type GameEnd, winOfLastPlayer } from './goals.ts';
import { HexPosition, type PositionParts } from './position.ts';
import { findGoalEnd, goalReached } from './reach.ts';

/** The parts of a position that a ply changes, saved before it. */
interface Before {
  readonly stones: Uint8Array;
  readonly turn: Seat;
  readonly swapped: boolean;
  readonly empties: number;
  readonly hashLo: number;
  readonly hashHi: number;
  readonly end: GameEnd | undefined;
}

/**
 * The plain engine, for testing the fast one. After each ply it searches all chains; before each ply it saves the whole
 * board.
 */
export class PlainHex extends HexPosition {
  readonly #before: Before[] = [];
  #end: GameEnd | undefined;

  constructor(board: Board, placing: PositionParts) {
    super(board, placing);
    this.#end = this.#judge();
  }

  get end(): GameEnd | undefined {
    return this.#end;
  }

  #judge(): GameEnd | undefined {
    const { board, stones } = this;
    const end = findGoalEnd(board, stones);
    if (end) return end;
    const left = this.#seatsLeft();
    if (board.definition.end.cutOff && left.length === 1) return winOfLastPlayer(board, left[0]!, this.left);
    return this.empties === 0 ? FULL_BOARD_DRAW : undefined;
  }

  /** The seats that play on and can still reach their goal. */
  #seatsLeft(): Seat[] {
    const { board, stones } = this;
    const seats = Array.from({ length: board.seats }, (_, seat) => seat);
    if (!board.definition.end.cutOff) return seats;
    return seats.filter((seat) => {
      if (this.hasLeft(seat)) return false;
      const free = stones.map((stone) => (stone === EMPTY ? seat + 1 : stone));
      return goalReached(board, free, seat) > 0;
    });
  }

  wouldReachGoal(cell: number, seat: Seat): boolean {
    return goalReached(this.board, this.stones.with(cell, seat + 1), seat) > 0;
  }

  play(move: number): void {
    const { turn, swapped, empties, hashLo, hashHi } = this;
    this.#before.push({ stones: this.stones.slice(), turn, swapped, empties, hashLo, hashHi, end: this.#end });
    if (move === this.swapMove) this.#swap();
    else this.#put(move);
  }

  #put(cell: number): void {
    this.stones[cell] = this.turn + 1;
    this.empties--;
    this.hash(stoneKeyIndex(cell, this.turn));
    if (this.swapped) this.hash(swappedKeyIndex);
    this.swapped = false;
    this.#end = this.#judge();
    const left = this.#seatsLeft();
    this.hashTurn(left.find((seat) => seat > this.turn) ?? left[0]!);
  }

  #swap(): void {
    if (this.board.definition.rules.swap === 'sides') {
      this.swapped = true;
      this.hash(swappedKeyIndex);
      return;
    }
    const from = this.stones.indexOf(1);
    const to = this.board.mirror[from]!;
    this.stones[from] = EMPTY;
    this.stones[to] = 2;
    this.hash(stoneKeyIndex(from, 0));
    this.hash(stoneKeyIndex(to, 1));
    this.hashTurn(0);
  }

  undo(): void {
    const { stones, end, ...before } = this.#before.pop()!;
    this.stones.set(stones);
    this.#end = end;
    Object.assign(this, before);
  }
}
