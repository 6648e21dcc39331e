import { grow } from '../../../lib/grow.ts';

/** What is kept of a board: both halves of its key. */
const ENTRY = 2;
const FREE = -1;

/**
 * The boards that a game went through, to be found at once. Who was added last is dropped first, so that places of a
 * crowded table are freed in the reverse order of their taking.
 */
export class SuperkoTable {
  #entries = new Int32Array(ENTRY * 256);
  #length = 0;
  /** Numbers of entries, each near the place that its key names. */
  #places = new Int32Array(1024).fill(FREE);

  add(lo: number, hi: number): void {
    if (this.#length * ENTRY === this.#entries.length) this.#grow();
    this.#entries[this.#length * ENTRY] = lo;
    this.#entries[this.#length * ENTRY + 1] = hi;
    this.#place(lo, this.#length++);
  }

  #place(lo: number, entry: number): void {
    const mask = this.#places.length - 1;
    let at = lo & mask;
    while (this.#places[at] !== FREE) at = (at + 1) & mask;
    this.#places[at] = entry;
  }

  #grow(): void {
    this.#entries = grow(this.#entries);
    this.#places = new Int32Array(this.#places.length * 2).fill(FREE);
    for (let entry = 0; entry < this.#length; entry++) this.#place(this.#entries[entry * ENTRY]!, entry);
  }

  /** Forgets the last that was added. */
  removeLast(): void {
    const last = --this.#length;
    const mask = this.#places.length - 1;
    let at = this.#entries[last * ENTRY]! & mask;
    while (this.#places[at] !== last) at = (at + 1) & mask;
    this.#places[at] = FREE;
  }

  has(lo: number, hi: number): boolean {
    const mask = this.#places.length - 1;
    for (let at = lo & mask; this.#places[at] !== FREE; at = (at + 1) & mask) {
      const entry = this.#places[at]! * ENTRY;
      if (this.#entries[entry] === lo && this.#entries[entry + 1] === hi) return true;
    }
    return false;
  }
}
