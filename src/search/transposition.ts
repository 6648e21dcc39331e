/** Stands for a missing move: moves are never negative. */
export const NO_MOVE = -1;

/** Stands for a missing score or evaluation. */
export const UNKNOWN_SCORE = -32_768;

/** Whether a stored score is an upper bound, a lower bound or exact. */
export const BOUND_TYPE = { upper: 1, lower: 2, exact: 3 } as const;
export type BoundType = (typeof BOUND_TYPE)[keyof typeof BOUND_TYPE];

/** Words per entry: upper half of the hash; move; score and evaluation; age (22 bits), bound (2) and depth (8). */
const WORDS = 4;
/** Entries per bucket, which fills one cache line (64 bytes). */
const BUCKET_SIZE = 4;

/**
 * Table of searched positions by hash. Entries of earlier searches count as empty, so that a search does not depend on
 * those before it and clearing costs nothing.
 */
export class TranspositionTable {
  readonly #words: Int32Array;
  readonly #bucketMask: number;
  #age = 1;

  /** `bits`: the table holds 2^bits positions of 16 bytes each. */
  constructor(bits: number) {
    this.#words = new Int32Array(WORDS << bits);
    this.#bucketMask = (1 << bits) / BUCKET_SIZE - 1;
  }

  clear(): void {
    this.#age++;
    if (this.#age < 1 << 21) return;
    this.#age = 1;
    this.#words.fill(0);
  }

  /** Slot of a position; -1 if it is not stored. Slots are valid until the next `store`. */
  find(lo: number, hi: number): number {
    const words = this.#words;
    const bucket = this.#bucket(lo);
    for (let slot = bucket; slot < bucket + WORDS * BUCKET_SIZE; slot += WORDS) {
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

  bound(slot: number): BoundType {
    return ((this.#words[slot + 3]! >> 8) & 3) as BoundType;
  }

  /** Stores the result of a search. If the bucket is full, replaces the entry with the least depth. */
  store(
    lo: number,
    hi: number,
    move: number,
    score: number,
    evaluation: number,
    depth: number,
    bound: BoundType,
  ): void {
    const words = this.#words;
    const slot = this.#slotFor(lo, hi);
    const isSame = words[slot] === hi && words[slot + 3]! >>> 10 === this.#age;
    if (isSame) {
      // A shallow search must not overwrite a deep one. If the new result has no move, keep the known one.
      if (bound !== BOUND_TYPE.exact && depth + 3 < this.depth(slot)) return;
      if (move === NO_MOVE) move = words[slot + 1]!;
    }
    words[slot] = hi;
    words[slot + 1] = move;
    words[slot + 2] = (score << 16) | (evaluation & 0xffff);
    words[slot + 3] = (this.#age << 10) | (bound << 8) | depth;
  }

  #bucket(lo: number): number {
    return (lo & this.#bucketMask) * (WORDS * BUCKET_SIZE);
  }

  #slotFor(lo: number, hi: number): number {
    const words = this.#words;
    const bucket = this.#bucket(lo);
    let shallowest = bucket;
    let minDepth = 256;
    for (let slot = bucket; slot < bucket + WORDS * BUCKET_SIZE; slot += WORDS) {
      const lastWord = words[slot + 3]!;
      // Buckets fill from the left: after an empty entry there are no more entries of this search.
      if (words[slot] === hi || lastWord >>> 10 !== this.#age) return slot;
      if ((lastWord & 255) < minDepth) {
        minDepth = lastWord & 255;
        shallowest = slot;
      }
    }
    return shallowest;
  }
}
