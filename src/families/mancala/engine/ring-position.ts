import type { Seat } from '../../../play/position.ts';
import type { Board } from './board.ts';
import { ListPosition } from './list-position.ts';

/** Stands for a pit, or for a number of seeds, where there is none. */
export const NO_PIT = -1;

/**
 * The base of engines of games in which each player sows their own two rows. The pits of a side form a ring: along the
 * outer row from the player's left, then back along the inner row.
 */
export abstract class RingPosition extends ListPosition {
  /** Number of pits per row. */
  protected readonly columns: number;
  /** The seat whose sowing is in progress. */
  protected seat: Seat = 0;

  constructor(board: Board, state: ArrayLike<number>, past: readonly string[] = []) {
    super(board, state, past);
    this.columns = board.half / 2;
  }

  /** The pit a number of steps further along the ring of its side. The number may be negative. */
  protected pitAfter(pit: number, steps: number): number {
    const { half } = this.board;
    const first = pit < half ? 0 : half;
    return first + ((((pit - first + steps) % half) + half) % half);
  }

  protected isInner(pit: number): boolean {
    return pit % this.board.half >= this.columns;
  }

  /** The opponent's inner pit opposite an inner pit. */
  protected pitFacing(pit: number): number {
    const { half } = this.board;
    return (pit < half ? half : 0) + 3 * this.columns - 1 - (pit % half);
  }

  /** The outer pit behind an inner pit on the same side. */
  protected outerPitBehind(inner: number): number {
    const { half } = this.board;
    return (inner < half ? 0 : half) + half - 1 - (inner % half);
  }

  /** Empties a pit; returns the number of its seeds. */
  protected lift(pit: number): number {
    const seeds = this.state[pit]!;
    this.state[pit] = 0;
    return seeds;
  }

  /**
   * Sows seeds one by one from the pit after `pit` on; returns the last pit. `step` is 1 for counter-clockwise, -1 for
   * clockwise.
   */
  protected drop(pit: number, seeds: number, step: number): number {
    const { half } = this.board;
    const { state, log } = this;
    const first = pit < half ? 0 : half;
    const last = first + half - 1;
    let to = pit;
    for (let left = seeds; left > 0; left--) {
      to += step;
      if (to > last) to = first;
      else if (to < first) to = last;
      state[to]!++;
      if (log) log.drop(to);
    }
    return to;
  }

  protected passTurn(): void {
    this.state[this.board.turnAt] = 1 - this.seat;
  }

  /** Whether the sowing has had too many laps. If so, marks it as endless. */
  protected exceedsLapLimit(laps: number): boolean {
    if (laps <= this.board.definition.end.laps) return false;
    this.state[this.board.endlessAt] = 1;
    return true;
  }
}
