import { grow } from '../lib/grow.ts';
import { hexWord } from '../lib/hash.ts';

/** What is kept of a position that was left: both halves of its key, and where the positions began that could come again then. */
const ENTRY = 3;

/** The keys of the positions that a game went through, for games in which a position may come again. */
export class PositionHistory {
  #entries = new Int32Array(ENTRY * 64);
  #length = 0;
  /** The first that can still come again. */
  #start = 0;

  /** `past` are keys as `past` tells them. */
  constructor(past: readonly string[] = []) {
    for (const key of past)
      this.push(Number.parseInt(key.slice(0, 8), 16) | 0, Number.parseInt(key.slice(8, 16), 16) | 0, false);
  }

  /** A move is made from the position with this key: `forGood` when neither it nor any before can come again. */
  push(lo: number, hi: number, forGood: boolean): void {
    const at = this.#length * ENTRY;
    if (at === this.#entries.length) this.#entries = grow(this.#entries);
    this.#entries[at] = lo;
    this.#entries[at + 1] = hi;
    this.#entries[at + 2] = this.#start;
    this.#length++;
    if (forGood) this.#start = this.#length;
  }

  /** The last move is taken back. */
  pop(): void {
    this.#length--;
    this.#start = this.#entries[this.#length * ENTRY + 2]!;
  }

  /** The halves of the key of the position that was left last. */
  get lastLo(): number {
    return this.#entries[(this.#length - 1) * ENTRY]!;
  }
  get lastHi(): number {
    return this.#entries[(this.#length - 1) * ENTRY + 1]!;
  }

  /** How many earlier positions may come again: the moves made since the last that was for good. */
  get length(): number {
    return this.#length - this.#start;
  }

  /** How many earlier positions have this key. */
  repetitions(lo: number, hi: number): number {
    let equal = 0;
    for (let at = this.#start * ENTRY; at < this.#length * ENTRY; at += ENTRY)
      if (this.#entries[at] === lo && this.#entries[at + 1] === hi) equal++;
    return equal;
  }

  /** The keys of the earlier positions that may come again, oldest first, as `Position.past` has them. */
  past(): string[] {
    const kept = Array.from({ length: this.#length - this.#start }, (_, index) => (this.#start + index) * ENTRY);
    return kept.map((at) => hexWord(this.#entries[at]!) + hexWord(this.#entries[at + 1]!));
  }
}
