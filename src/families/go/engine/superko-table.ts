import { doubleLength } from '../../../lib/grow.ts';

/** Words per entry: both halves of the key of a board. */
const ENTRY = 2;
const FREE = -1;

/**
 * Set of the boards that have occurred in a game, for superko. Entries are removed in reverse order of insertion, so
 * the linear probing needs no markers for deleted entries.
 */
export class SuperkoTable {
  #entries = new Int32Array(ENTRY * 256);
  #length = 0;
  /** Entry number in each hash slot; `FREE` if the slot is empty. */
  #slots = new Int32Array(1024).fill(FREE);

  add(lo: number, hi: number): void {
    if (this.#length * ENTRY === this.#entries.length) this.#grow();
    this.#entries[this.#length * ENTRY] = lo;
    this.#entries[this.#length * ENTRY + 1] = hi;
    this.#insert(lo, this.#length++);
  }

  #insert(lo: number, entry: number): void {
    const mask = this.#slots.length - 1;
    let at = lo & mask;
    while (this.#slots[at] !== FREE) at = (at + 1) & mask;
    this.#slots[at] = entry;
  }

  #grow(): void {
    this.#entries = doubleLength(this.#entries);
    this.#slots = new Int32Array(this.#slots.length * 2).fill(FREE);
    for (let entry = 0; entry < this.#length; entry++) this.#insert(this.#entries[entry * ENTRY]!, entry);
  }

  /** Removes the latest entry. */
  removeLast(): void {
    const last = --this.#length;
    const mask = this.#slots.length - 1;
    let at = this.#entries[last * ENTRY]! & mask;
    while (this.#slots[at] !== last) at = (at + 1) & mask;
    this.#slots[at] = FREE;
  }

  has(lo: number, hi: number): boolean {
    const mask = this.#slots.length - 1;
    for (let at = lo & mask; this.#slots[at] !== FREE; at = (at + 1) & mask) {
      const entry = this.#slots[at]! * ENTRY;
      if (this.#entries[entry] === lo && this.#entries[entry + 1] === hi) return true;
    }
    return false;
  }
}
