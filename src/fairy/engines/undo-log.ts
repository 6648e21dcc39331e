import { grow } from '../../lib/grow.ts';
import type { BoardPosition } from './board-position.ts';

/** What one ply leaves behind: where its changes begin in the log, checks left, unmoved squares. */
const MARK = 4;

/** What plies leave behind besides their records: further changes of cells, and counts that they change. */
export class UndoLog {
  /** Changes, each an integer of the engine's own that is not negative. */
  #log = new Int32Array(256);
  #logged = 0;
  #marks = new Int32Array(MARK * 64);

  /** Begins the ply that a position is about to play. */
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

  /** The last change of a ply that is not taken back yet; -1 when there is none. */
  pop(ply: number): number {
    return this.#logged > this.#marks[ply * MARK]! ? this.#log[--this.#logged]! : -1;
  }

  /** Puts the counts back to what they were before the last ply, while the position still stands after it. */
  restoreCounts(position: BoardPosition): void {
    const at = (position.ply - 1) * MARK;
    position.checks[0] = this.#marks[at + 1]!;
    position.checks[1] = this.#marks[at + 2]!;
    position.unmoved = this.#marks[at + 3]!;
  }
}
