import type { Seat } from '../../../play/position.ts';
import type { Board } from './board.ts';
import { ListPosition } from './list-position.ts';

/** Used instead of a pit or a count when there is none. */
export const NO_PIT = -1;

/**
 * The base of games in which each player sows their own two rows. The pits of a side form a ring: along the outer row
 * from the player's left, then back along the inner row.
 */
export abstract class RingPosition extends ListPosition {
  /** Number of pits per row. */
  protected readonly columns: number;
  /** The player whose sowing is in progress. */
  protected seat: Seat = 0;

  constructor(board: Board, state: ArrayLike<number>, past: readonly string[] = []) {
    super(board, state, past);
    this.columns = board.half / 2;
  }

  /** The pit that is a number of steps further along the ring of its side. */
  protected pitAfter(pit: number, steps: number): number {
    const { half } = this.board;
    const first = pit < half ? 0 : half;
    return first + ((((pit - first + steps) % half) + half) % half);
  }

  protected isInner(pit: number): boolean {
    return pit % this.board.half >= this.columns;
  }

  /** The opponent's inner pit that faces an inner pit. */
  protected pitFacing(pit: number): number {
    const { half } = this.board;
    return (pit < half ? half : 0) + 3 * this.columns - 1 - (pit % half);
  }

  /** The outer pit behind an inner one. */
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
   * Sows seeds one by one after a pit, counter-clockwise in steps of 1 or clockwise in steps of -1; returns the last
   * pit.
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

  /** Whether the sowing has had too many laps, in which case it is marked as endless. */
  protected exceedsLapLimit(laps: number): boolean {
    if (laps <= this.board.definition.end.laps) return false;
    this.state[this.board.endlessAt] = 1;
    return true;
  }
}
