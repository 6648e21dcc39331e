import { grow } from '../../lib/grow.ts';
import type { BoardPosition } from './board-position.ts';

/** Integers per ply: start of its changes in the log, checks left of each side, unmoved squares. */
const MARK = 4;

/** Undo information beyond the fixed records: further changed cells, and counters that plies change. */
export class UndoLog {
  /** Changes, each a non-negative integer that the engine encodes. */
  #log = new Int32Array(256);
  #logged = 0;
  #marks = new Int32Array(MARK * 64);

  /** Begins a ply, before the position plays it. */
  begin({ ply, checks, unmoved }: BoardPosition): void {
    const at = ply * MARK;
    if (at + MARK > this.#marks.length) this.#marks = grow(this.#marks);
    this.#marks[at] = this.#logged;
    this.#marks[at + 1] = checks[0]!;
    this.#marks[at + 2] = checks[1]!;
    this.#marks[at + 3] = unmoved;
  }

  push(change: number): void {
    if (this.#logged === this.#log.length) this.#log = grow(this.#log);
    this.#log[this.#logged++] = change;
  }

  /** Removes and returns the last change of a ply; -1 if none is left. */
  pop(ply: number): number {
    return this.#logged > this.#marks[ply * MARK]! ? this.#log[--this.#logged]! : -1;
  }

  /** Restores the counters from before the last ply, while the position still stands after it. */
  restoreCounts(position: BoardPosition): void {
    const at = (position.ply - 1) * MARK;
    position.checks[0] = this.#marks[at + 1]!;
    position.checks[1] = this.#marks[at + 2]!;
    position.unmoved = this.#marks[at + 3]!;
  }
}
