import { doubleLength } from '../../lib/grow.ts';
import type { BoardPosition } from './board-position.ts';

/** Integers per ply: index of its first change in the log, checks still to give by each side, unmoved squares. */
const MARK_SIZE = 4;

/** Undo information beyond the fixed records: additional changed cells, and counters that a ply changes. */
export class UndoLog {
  /** Changes, each a non-negative integer that the engine encodes. */
  #log = new Int32Array(256);
  #length = 0;
  #marks = new Int32Array(MARK_SIZE * 64);

  /** Begins a ply. Call before the position plays it. */
  begin({ ply, checks, unmoved }: BoardPosition): void {
    const at = ply * MARK_SIZE;
    if (at + MARK_SIZE > this.#marks.length) this.#marks = doubleLength(this.#marks);
    this.#marks[at] = this.#length;
    this.#marks[at + 1] = checks[0]!;
    this.#marks[at + 2] = checks[1]!;
    this.#marks[at + 3] = unmoved;
  }

  push(change: number): void {
    if (this.#length === this.#log.length) this.#log = doubleLength(this.#log);
    this.#log[this.#length++] = change;
  }

  /** Removes and returns the last change of the current ply; -1 if none is left. */
  pop(ply: number): number {
    return this.#length > this.#marks[ply * MARK_SIZE]! ? this.#log[--this.#length]! : -1;
  }

  /** Restores the counters to their values before the last ply. Call while `position.ply` still includes that ply. */
  restoreCounts(position: BoardPosition): void {
    const at = (position.ply - 1) * MARK_SIZE;
    position.checks[0] = this.#marks[at + 1]!;
    position.checks[1] = this.#marks[at + 2]!;
    position.unmoved = this.#marks[at + 3]!;
  }
}
