import { MAX_MOVES } from '../play/legal-moves.ts';
import type { Position, Seat } from '../play/position.ts';

/** Thrown if a proof exceeds its node limit, so that its result is unknown. */
class NodeLimitExceeded extends Error {}

/** Maximum number of plies in a proof, since there is one move buffer per ply. */
const MAX_PLIES = 10;

/**
 * Proves that a side wins within a number of moves, by trying every move and every reply, without evaluation or
 * pruning. A win is any win by the rules of the game, such as mate, a king on the hill, or giving away the last piece.
 */
export class ForcedWinProver {
  nodes = 0;
  readonly #position: Position;
  readonly #maxNodes: number;
  readonly #moves = new Int32Array(MAX_PLIES * MAX_MOVES);

  /** A proof gives up after visiting `maxNodes` positions. */
  constructor(position: Position, maxNodes: number) {
    this.#position = position;
    this.#maxNodes = maxNodes;
  }

  /**
   * Returns the moves with which the side to move wins within a number of its own moves; undefined if the node limit
   * was exceeded. The position is the same afterwards.
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
      if (error instanceof NodeLimitExceeded) return undefined;
      throw error;
    }
  }

  /**
   * Whether `seat` can force a win if this move is played. `moves` is how many moves `seat` has left, counting this one
   * if `seat` makes it.
   */
  #wins(move: number, seat: Seat, moves: number, at: number): boolean {
    const position = this.#position;
    if (++this.nodes > this.#maxNodes) throw new NodeLimitExceeded();
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
    // Even with no moves left, the seat may still win by the opponent's reply, such as a compulsory capture.
    if (isOwn && moves === 0) return false;
    const end = at + count;
    for (let i = at; i < end; i++) if (this.#wins(all[i]!, seat, moves, end) === isOwn) return isOwn;
    return !isOwn;
  }
}
