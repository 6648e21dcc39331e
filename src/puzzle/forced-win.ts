import { MAX_MOVES } from '../play/move.ts';
import type { Position, Seat } from '../play/position.ts';

/** Looked at more positions than it may: nothing is known. */
class Spent extends Error {}

/** Plies of a proof, each with room for the moves of a position. */
const DEEPEST = 10;

/**
 * Proves wins by trying every move and every answer, to an exact number of own moves: no evaluation, nothing left out. A
 * win is the end of the game by its own rules, be it mate, a hill or the last piece given away.
 */
export class ForcedWins {
  nodes = 0;
  readonly #position: Position;
  readonly #most: number;
  readonly #moves = new Int32Array(DEEPEST * MAX_MOVES);

  /** Gives up after looking at so many positions. */
  constructor(position: Position, most: number) {
    this.#position = position;
    this.#most = most;
  }

  /**
   * The moves with which the player on turn wins in so many own moves or fewer; undefined when that took too long. The
   * position is left as it was.
   */
  winningMoves(moves: number): number[] | undefined {
    const position = this.#position;
    const seat = position.turn;
    const plies: number[] = [];
    this.nodes = 0;
    try {
      const count = position.generate(this.#moves, 0);
      for (let i = 0; i < count; i++) if (this.#wins(this.#moves[i]!, seat, moves, count)) plies.push(this.#moves[i]!);
      return plies;
    } catch (error) {
      if (error instanceof Spent) return undefined;
      throw error;
    }
  }

  /** The move of whoever is on turn leads to a win of the seat, which has so many own moves with this one, if it is its own. */
  #wins(move: number, seat: Seat, moves: number, at: number): boolean {
    const position = this.#position;
    if (++this.nodes > this.#most) throw new Spent();
    const left = position.turn === seat ? moves - 1 : moves;
    position.play(move);
    try {
      return this.#isWon(seat, left, at);
    } finally {
      position.undo();
    }
  }

  #isWon(seat: Seat, moves: number, at: number): boolean {
    const position = this.#position;
    const all = this.#moves;
    const count = position.generate(all, at);
    if (count === 0 || position.endsByRule()) return position.outcome()?.winner === seat;
    const isOwn = position.turn === seat;
    // with no move of its own left the seat may still win by an answer, such as a capture that the other must make
    if (isOwn && moves === 0) return false;
    const end = at + count;
    for (let i = at; i < end; i++) if (this.#wins(all[i]!, seat, moves, end) === isOwn) return isOwn;
    return !isOwn;
  }
}
