import { doubleLength } from '../lib/grow.ts';
import { hexWord } from '../lib/hash.ts';

/** Words per entry: both halves of the key of an earlier position, and the value of `#start` before its move. */
const ENTRY = 3;

/** The keys of a game's earlier positions, for games in which positions may repeat. */
export class PositionHistory {
  #entries = new Int32Array(ENTRY * 64);
  #length = 0;
  /** Index of the first entry that can still repeat. */
  #start = 0;

  /** `past` holds keys as the method `past` returns them. */
  constructor(past: readonly string[] = []) {
    for (const key of past)
      this.push(Number.parseInt(key.slice(0, 8), 16) | 0, Number.parseInt(key.slice(8, 16), 16) | 0, false);
  }

  /**
   * Adds the key of the current position. Call it before a move. `isIrreversible` means that neither this position nor
   * any earlier one can occur again after the move.
   */
  push(lo: number, hi: number, isIrreversible: boolean): void {
    const at = this.#length * ENTRY;
    if (at === this.#entries.length) this.#entries = doubleLength(this.#entries);
    this.#entries[at] = lo;
    this.#entries[at + 1] = hi;
    this.#entries[at + 2] = this.#start;
    this.#length++;
    if (isIrreversible) this.#start = this.#length;
  }

  /** Removes the last entry. Call it when its move is taken back. */
  pop(): void {
    this.#length--;
    this.#start = this.#entries[this.#length * ENTRY + 2]!;
  }

  /** Low half of the last entry's key. */
  get lastLo(): number {
    return this.#entries[(this.#length - 1) * ENTRY]!;
  }
  get lastHi(): number {
    return this.#entries[(this.#length - 1) * ENTRY + 1]!;
  }

  /** Number of earlier positions that may repeat: those since the last irreversible move. */
  get length(): number {
    return this.#length - this.#start;
  }

  /** Number of positions, among those that may repeat, that have this key. */
  repetitions(lo: number, hi: number): number {
    let equal = 0;
    for (let at = this.#start * ENTRY; at < this.#length * ENTRY; at += ENTRY)
      if (this.#entries[at] === lo && this.#entries[at + 1] === hi) equal++;
    return equal;
  }

  /** The keys of the earlier positions that may repeat, oldest first, in the format of `Position.past`. */
  past(): string[] {
    const offsets = Array.from({ length: this.#length - this.#start }, (_, index) => (this.#start + index) * ENTRY);
    return offsets.map((at) => hexWord(this.#entries[at]!) + hexWord(this.#entries[at + 1]!));
  }
}
