import { MAX_PLIES } from './score.ts';
import { NO_MOVE } from './transposition.ts';

const BITS = 14;
/**
 * Quiet moves that caused cutoffs earlier in the search: two killers per ply, one countermove per move, and a history
 * count per move and seat. Moves are opaque numbers that only the game understands, so tables are indexed by their
 * hash.
 */
export class History {
  readonly #counts = new Int16Array(2 << BITS);
  readonly #answers = new Int32Array(1 << BITS);
  readonly #first = new Int32Array(MAX_PLIES + 1);
  readonly #second = new Int32Array(MAX_PLIES + 1);

  clear(): void {
    this.#counts.fill(0);
    this.#answers.fill(NO_MOVE);
    this.#first.fill(NO_MOVE);
    this.#second.fill(NO_MOVE);
  }

  firstKiller(ply: number): number {
    return this.#first[ply]!;
  }

  secondKiller(ply: number): number {
    return this.#second[ply]!;
  }

  /** The move that refuted `last` most recently. */
  counterMove(last: number): number {
    return this.#answers[spread(last)]!;
  }

  count(seat: number, move: number): number {
    return this.#counts[place(seat, move)]!;
  }

  /** Records that a quiet move refuted `last`, the other player's move. */
  recordRefutation(ply: number, last: number, move: number): void {
    this.#answers[spread(last)] = move;
    if (this.#first[ply] === move) return;
    this.#second[ply] = this.#first[ply]!;
    this.#first[ply] = move;
  }

  /** Adds to the history count of a move; less the nearer the count is to its limits of ±16,384. */
  add(seat: number, move: number, bonus: number): void {
    const at = place(seat, move);
    const count = this.#counts[at]!;
    this.#counts[at] = count + bonus - ((count * Math.abs(bonus)) >> 14);
  }
}

const spread = (move: number): number => Math.imul(move, 0x9e3779b1) >>> (32 - BITS);
const place = (seat: number, move: number): number => ((seat & 1) << BITS) | spread(move);
