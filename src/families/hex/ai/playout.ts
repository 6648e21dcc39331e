import type { Rng } from '../../../lib/rng.ts';
import type { Seat } from '../../../play/position.ts';
import { type Board, EMPTY, NEIGHBOURS_PER_CELL, OUTSIDE } from '../engine/board.ts';
import { fullBoardDecides } from '../engine/goals.ts';
import type { HexPosition } from '../engine/position.ts';

const NONE = -1;

/** Plays random games on a board. Its arrays are allocated once and reused for every game. */
export class RandomPlayouts {
  readonly #board: Board;
  readonly #fillsBoard: boolean;
  readonly #stones: Uint8Array;
  readonly #order: Int16Array;
  readonly #stack: Int16Array;
  readonly #seen: Uint8Array;

  constructor(board: Board) {
    this.#board = board;
    this.#fillsBoard = fullBoardDecides(board);
    this.#stones = new Uint8Array(board.cells + 1).fill(OUTSIDE);
    this.#order = new Int16Array(board.cells);
    this.#stack = new Int16Array(board.cells);
    this.#seen = new Uint8Array(board.cells + 1);
  }

  /** Plays a random game from a position to the end; returns the winner (see `Playouts.play`). */
  play(position: HexPosition, rng: Rng, holders: Uint8Array): Seat | null {
    const { end } = position;
    if (end) {
      holders.set(position.stones.subarray(0, this.#board.cells));
      return end.winner;
    }
    return this.#fillsBoard ? this.#fill(position, rng, holders) : this.#playOn(position, rng, holders);
  }

  /** Writes the empty cells to `#order` in random order; returns their number. */
  #shuffle(stones: Uint8Array, rng: Rng): number {
    const order = this.#order;
    let count = 0;
    for (let cell = 0; cell < this.#board.cells; cell++) {
      if (stones[cell] !== EMPTY) continue;
      // Inside-out Fisher-Yates shuffle.
      const place = (((rng.next() >>> 0) * (count + 1)) / 0x1_0000_0000) | 0;
      order[count] = order[place]!;
      order[place] = cell;
      count++;
    }
    return count;
  }

  /** Plays out a game move by move, following all rules. */
  #playOn(position: HexPosition, rng: Rng, holders: Uint8Array): Seat | null {
    const count = this.#shuffle(position.stones, rng);
    let played = 0;
    while (played < count && !position.endsByRule()) position.play(this.#order[played++]!);
    holders.set(position.stones.subarray(0, this.#board.cells));
    const winner = position.end?.winner ?? null;
    for (let i = 0; i < played; i++) position.undo();
    return winner;
  }

  /**
   * Plays out a game by filling the whole board, since stones after the decision cannot change who has won. A stone
   * that intrudes into a bridge is answered.
   */
  #fill(position: HexPosition, rng: Rng, holders: Uint8Array): Seat {
    const stones = this.#stones;
    stones.set(position.stones);
    const count = this.#shuffle(stones, rng);
    const order = this.#order;
    const { isTiled } = this.#board;
    let own = position.turn + 1;
    let next = 0;
    let last = NONE;
    for (let left = count; left > 0; left--) {
      let cell = isTiled && last !== NONE ? this.#bridgeReply(stones, last, own) : NONE;
      if (cell === NONE) {
        while (stones[order[next]!] !== EMPTY) next++;
        cell = order[next++]!;
      }
      stones[cell] = own;
      last = cell;
      own = 3 - own;
    }
    holders.set(stones.subarray(0, this.#board.cells));
    const winner = this.#hasGoal(0) ? 0 : 1;
    return this.#board.definition.end.misere ? 1 - winner : winner;
  }

  /**
   * The cell that saves a bridge into which the last stone intruded: an empty neighbour of that stone, with own stones
   * on both sides. `NONE` if there is none.
   */
  #bridgeReply(stones: Uint8Array, last: number, own: number): number {
    const links = this.#board.links[0]!;
    const at = last * NEIGHBOURS_PER_CELL;
    for (let i = 0; i < NEIGHBOURS_PER_CELL; i++) {
      const cell = links[at + i]!;
      if (stones[cell] !== EMPTY) continue;
      if (stones[links[at + ((i + NEIGHBOURS_PER_CELL - 1) % NEIGHBOURS_PER_CELL)]!] !== own) continue;
      if (stones[links[at + ((i + 1) % NEIGHBOURS_PER_CELL)]!] === own) return cell;
    }
    return NONE;
  }

  /** Whether a chain of the seat reaches its goal. Only chains that touch the first of its sides are searched. */
  #hasGoal(seat: Seat): boolean {
    const { cells, goalByMask } = this.#board;
    const stones = this.#stones;
    const touches = this.#board.touches[seat]!;
    const links = this.#board.links[seat]!;
    const stack = this.#stack;
    const seen = this.#seen;
    const own = seat + 1;
    seen.fill(0);
    for (let start = 0; start < cells; start++) {
      if (!(touches[start]! & 1) || stones[start] !== own || seen[start]) continue;
      let mask = 0;
      let top = 0;
      stack[top++] = start;
      seen[start] = 1;
      while (top > 0) {
        const cell = stack[--top]!;
        mask |= touches[cell]!;
        for (let i = cell * NEIGHBOURS_PER_CELL; i < cell * NEIGHBOURS_PER_CELL + NEIGHBOURS_PER_CELL; i++) {
          const other = links[i]!;
          if (stones[other] !== own || seen[other]) continue;
          seen[other] = 1;
          stack[top++] = other;
        }
      }
      if (goalByMask[mask]) return true;
    }
    return false;
  }
}
