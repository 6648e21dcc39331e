/** No move: moves of a position are never negative. */
export const NO_MOVE = -1;

/** No evaluation was kept. */
export const UNKNOWN_SCORE = -32_768;

/** What a kept score says about the true one. */
export const BOUND = { upper: 1, lower: 2, exact: 3 } as const;
export type Bound = (typeof BOUND)[keyof typeof BOUND];

/** An entry is four words: upper half of the key · move · score and evaluation · depth, bound and age. */
const WORDS = 4;
/** Entries that a position may lie in: one line of the processor's cache. */
const WAYS = 4;

/**
 * Remembers positions that were searched. An entry of an earlier search counts as empty, so that a search finds the same
 * whatever came before it, and forgetting costs nothing.
 */
export class TranspositionTable {
  readonly #words: Int32Array;
  readonly #lines: number;
  #age = 1;

  /** Room for 2^bits positions, 16 bytes each. */
  constructor(bits: number) {
    this.#words = new Int32Array(WORDS << bits);
    this.#lines = (1 << bits) / WAYS - 1;
  }

  clear(): void {
    this.#age++;
    if (this.#age < 1 << 21) return;
    this.#age = 1;
    this.#words.fill(0);
  }

  /** Where the position lies; negative when it isn't known. The place is good until the next `store`. */
  find(lo: number, hi: number): number {
    const words = this.#words;
    const line = this.#line(lo);
    for (let slot = line; slot < line + WORDS * WAYS; slot += WORDS) {
      if (words[slot] === hi && words[slot + 3]! >>> 10 === this.#age) return slot;
    }
    return -1;
  }

  move(slot: number): number {
    return this.#words[slot + 1]!;
  }

  score(slot: number): number {
    return this.#words[slot + 2]! >> 16;
  }

  evaluation(slot: number): number {
    return (this.#words[slot + 2]! << 16) >> 16;
  }

  depth(slot: number): number {
    return this.#words[slot + 3]! & 255;
  }

  bound(slot: number): Bound {
    return ((this.#words[slot + 3]! >> 8) & 3) as Bound;
  }

  /** Keeps what was found, in place of the entry of the line that was searched least deep. */
  store(lo: number, hi: number, move: number, score: number, evaluation: number, depth: number, bound: Bound): void {
    const words = this.#words;
    const slot = this.#place(lo, hi);
    const isSame = words[slot] === hi && words[slot + 3]! >>> 10 === this.#age;
    if (isSame) {
      // a shallow look must not wipe out what a deep one found, but its move is newer than none
      if (bound !== BOUND.exact && depth + 3 < this.depth(slot)) return;
      if (move === NO_MOVE) move = words[slot + 1]!;
    }
    words[slot] = hi;
    words[slot + 1] = move;
    words[slot + 2] = (score << 16) | (evaluation & 0xffff);
    words[slot + 3] = (this.#age << 10) | (bound << 8) | depth;
  }

  #line(lo: number): number {
    return (lo & this.#lines) * (WORDS * WAYS);
  }

  #place(lo: number, hi: number): number {
    const words = this.#words;
    const line = this.#line(lo);
    let place = line;
    let least = 256;
    for (let slot = line; slot < line + WORDS * WAYS; slot += WORDS) {
      const last = words[slot + 3]!;
      // lines fill from the left: nothing of this search lies beyond an empty place
      if (words[slot] === hi || last >>> 10 !== this.#age) return slot;
      if ((last & 255) < least) {
        least = last & 255;
        place = slot;
      }
    }
    return place;
  }
}
