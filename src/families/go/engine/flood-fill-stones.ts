import { type Board, DIRECTION_COUNT, EMPTY, OUTSIDE, otherColor } from './board.ts';
import { type Stones, SUICIDE } from './stones.ts';

interface Before {
  readonly colors: Uint8Array;
  readonly keyLo: number;
  readonly keyHi: number;
}

/**
 * The plain implementation of `Stones`, for testing the fast one. It counts nothing incrementally, finds chains and
 * liberties by flood fill each time, and copies whole boards.
 */
export class FloodFillStones implements Stones {
  readonly colors: Uint8Array;
  keyLo = 0;
  keyHi = 0;
  previewLo = 0;
  previewHi = 0;
  lastTaken = -1;
  lost = 0;
  readonly #board: Board;
  readonly #past: Before[] = [];
  /** The chain found by the last flood fill, and the stamp of the fill that last reached each point. */
  readonly #stones: Int32Array;
  readonly #seen: Int32Array;
  #stamp = 0;
  #count = 0;
  #liberties = 0;

  constructor(board: Board, colors: Uint8Array) {
    this.#board = board;
    this.colors = new Uint8Array(board.points + 1);
    this.colors.set(colors.subarray(0, board.points));
    this.colors[board.points] = OUTSIDE;
    this.#stones = new Int32Array(board.points);
    this.#seen = new Int32Array(board.points + 1);
    for (let point = 0; point < board.points; point++) if (this.colors[point]) this.#hash(point, this.colors[point]!);
  }

  #hash(point: number, color: number): void {
    const { keys } = this.#board;
    this.keyLo ^= keys.lo[2 * point + color - 1]!;
    this.keyHi ^= keys.hi[2 * point + color - 1]!;
  }

  /** Finds the chain of a stone, and its liberties. */
  #flood(point: number): void {
    const { neighbours } = this.#board;
    const { colors } = this;
    const stamp = ++this.#stamp;
    this.#stones[0] = point;
    this.#seen[point] = stamp;
    this.#count = 1;
    this.#liberties = 0;
    for (let done = 0; done < this.#count; done++) {
      const at = this.#stones[done]! * DIRECTION_COUNT;
      for (let i = at; i < at + DIRECTION_COUNT; i++) {
        const other = neighbours[i]!;
        if (this.#seen[other] === stamp) continue;
        if (colors[other] === EMPTY) this.#liberties++;
        else if (colors[other] === colors[point]) this.#stones[this.#count++] = other;
        else continue;
        this.#seen[other] = stamp;
      }
    }
  }

  preview(point: number, color: number): number {
    const { keyLo, keyHi, lastTaken, lost } = this;
    const taken = this.put(point, color);
    this.previewLo = this.keyLo;
    this.previewHi = this.keyHi;
    this.undo();
    Object.assign(this, { keyLo, keyHi, lastTaken, lost });
    return taken;
  }

  put(point: number, color: number): number {
    const { colors, keyLo, keyHi } = this;
    const { neighbours } = this.#board;
    this.#past.push({ colors: colors.slice(), keyLo, keyHi });
    colors[point] = color;
    this.#hash(point, color);
    let taken = 0;
    this.lastTaken = -1;
    for (let i = point * DIRECTION_COUNT; i < point * DIRECTION_COUNT + DIRECTION_COUNT; i++) {
      const other = neighbours[i]!;
      if (colors[other] !== otherColor(color)) continue;
      const removed = this.#removeIfDead(other);
      if (removed === 1) this.lastTaken = other;
      taken += removed;
    }
    if (taken !== 1) this.lastTaken = -1;
    this.lost = this.#removeIfDead(point);
    return this.lost > 0 ? SUICIDE : taken;
  }

  /** Removes the chain of a stone if it has no liberty; returns the number of stones removed. */
  #removeIfDead(point: number): number {
    const color = this.colors[point]!;
    this.#flood(point);
    if (this.#liberties > 0) return 0;
    for (let i = 0; i < this.#count; i++) {
      this.#hash(this.#stones[i]!, color);
      this.colors[this.#stones[i]!] = EMPTY;
    }
    return this.#count;
  }

  undo(): void {
    const { colors, keyLo, keyHi } = this.#past.pop()!;
    this.colors.set(colors);
    this.keyLo = keyLo;
    this.keyHi = keyHi;
  }

  liberties(point: number): number {
    this.#flood(point);
    return this.#liberties;
  }
  size(point: number): number {
    this.#flood(point);
    return this.#count;
  }
  isLoneInAtari(point: number): boolean {
    this.#flood(point);
    return this.#count === 1 && this.#liberties === 1;
  }
  chain(point: number, points: Int32Array): number {
    this.#flood(point);
    points.set(this.#stones.subarray(0, this.#count));
    return this.#count;
  }
}
