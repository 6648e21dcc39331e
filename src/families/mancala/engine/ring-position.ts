import type { Seat } from '../../../play/position.ts';
import type { Board } from './board.ts';
import { ListPosition } from './list-position.ts';

/** Nothing lies opposite, or there is nothing to go on with. */
export const NONE = -1;

/**
 * A game in which each player sows the own two rows. A side's pits are a ring, the outer row first from the player's
 * left; the inner row comes back from the right.
 */
export abstract class RingPosition extends ListPosition {
  /** Pits in a row. */
  protected readonly columns: number;
  /** Of the sowing that is being made. */
  protected seat: Seat = 0;

  constructor(board: Board, state: ArrayLike<number>, past: readonly string[] = []) {
    super(board, state, past);
    this.columns = board.half / 2;
  }

  /** The pit so many steps further in the ring of its side. */
  protected pitAfter(pit: number, steps: number): number {
    const { half } = this.board;
    const first = pit < half ? 0 : half;
    return first + ((((pit - first + steps) % half) + half) % half);
  }

  protected isInner(pit: number): boolean {
    return pit % this.board.half >= this.columns;
  }

  /** The inner pit of the other side that faces an inner pit. */
  protected pitFacing(pit: number): number {
    const { half } = this.board;
    return (pit < half ? half : 0) + 3 * this.columns - 1 - (pit % half);
  }

  /** The outer pit behind an inner one. */
  protected outerPitBehind(inner: number): number {
    const { half } = this.board;
    return (inner < half ? 0 : half) + half - 1 - (inner % half);
  }

  /** Empties a pit; how many seeds lay there. */
  protected lift(pit: number): number {
    const seeds = this.state[pit]!;
    this.state[pit] = 0;
    return seeds;
  }

  /** Drops seeds one by one behind a pit, in steps of 1 or -1; the last pit. */
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

  /** So many laps were made that there is no end to it. */
  protected exceedsLapLimit(laps: number): boolean {
    if (laps <= this.board.definition.end.laps) return false;
    this.state[this.board.endlessAt] = 1;
    return true;
  }
}
