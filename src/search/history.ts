import { MAX_PLIES } from './score.ts';
import { NO_MOVE } from './transposition.ts';

const HASH_BITS = 14;
/**
 * Quiet moves that caused cutoffs earlier in the search: two killers per ply, one countermove per move, and a history
 * count per move and seat. Moves are opaque numbers that only the game understands, so tables are indexed by their
 * hash.
 */
export class MoveHistory {
  readonly #counts = new Int16Array(2 << HASH_BITS);
  readonly #counterMoves = new Int32Array(1 << HASH_BITS);
  readonly #firstKillers = new Int32Array(MAX_PLIES + 1);
  readonly #secondKillers = new Int32Array(MAX_PLIES + 1);

  clear(): void {
    this.#counts.fill(0);
    this.#counterMoves.fill(NO_MOVE);
    this.#firstKillers.fill(NO_MOVE);
    this.#secondKillers.fill(NO_MOVE);
  }

  firstKiller(ply: number): number {
    return this.#firstKillers[ply]!;
  }

  secondKiller(ply: number): number {
    return this.#secondKillers[ply]!;
  }

  /** The quiet move that most recently refuted the move `last`. */
  counterMove(last: number): number {
    return this.#counterMoves[hashOf(last)]!;
  }

  count(seat: number, move: number): number {
    return this.#counts[countIndex(seat, move)]!;
  }

  /** Records that a quiet move refuted `last`, the other player's move. */
  recordRefutation(ply: number, last: number, move: number): void {
    this.#counterMoves[hashOf(last)] = move;
    if (this.#firstKillers[ply] === move) return;
    this.#secondKillers[ply] = this.#firstKillers[ply]!;
    this.#firstKillers[ply] = move;
  }

  /** Changes the history count of a move. The nearer the count is to its limits of ±16,384, the smaller the change. */
  add(seat: number, move: number, bonus: number): void {
    const at = countIndex(seat, move);
    const count = this.#counts[at]!;
    this.#counts[at] = count + bonus - ((count * Math.abs(bonus)) >> 14);
  }
}

const hashOf = (move: number): number => Math.imul(move, 0x9e3779b1) >>> (32 - HASH_BITS);
const countIndex = (seat: number, move: number): number => ((seat & 1) << HASH_BITS) | hashOf(move);
