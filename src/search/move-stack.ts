import { type Ai, QUIET } from '../play/ai.ts';
import { MAX_MOVES } from '../play/move.ts';
import type { Position } from '../play/position.ts';
import type { History } from './history.ts';

/** Keys of the classes of moves in the order in which they are tried; each is above all keys of the next class. */
const REMEMBERED = 1 << 30;
const GAINS = 1 << 20;
const KILLER = 80_000;
const SECOND_KILLER = 79_000;
const ANSWER = 78_000;
const LOSES = -(1 << 20);

/** Keys of quiet moves are between this and its negative; hints and history counts stay well below the killers. */
const MOST_QUIET = 100_000;

export const isQuietKey = (key: number): boolean => key < MOST_QUIET && key > -MOST_QUIET;
export const gainOf = (key: number): number => key - GAINS - QUIET;
export const losesByKey = (key: number): boolean => key <= -MOST_QUIET;

const SIZE = 1 << 18;

/**
 * Stack of the moves of all positions from the root to the current one. Beside each move is a sort key: moves with
 * higher keys are tried first.
 */
export class MoveStack {
  readonly moves = new Int32Array(SIZE);
  readonly keys = new Int32Array(SIZE);

  /** Whether the moves of another position might not fit from index `at`. */
  isFull(at: number): boolean {
    return at > SIZE - MAX_MOVES;
  }

  /**
   * Sets the keys of moves[from..to). `last` is the opponent's last move and `remembered` the move from the transposition
   * table. Returns whether the remembered move is quiet.
   */
  rank(
    position: Position,
    ai: Ai,
    history: History,
    from: number,
    to: number,
    ply: number,
    last: number,
    remembered: number,
  ): boolean {
    const { moves, keys } = this;
    ai.order(position, moves, from, to, keys);
    const seat = position.turn;
    const first = history.firstKiller(ply);
    const second = history.secondKiller(ply);
    const answer = history.counterMove(last);
    let isQuiet = true;
    for (let i = from; i < to; i++) {
      const move = moves[i]!;
      const key = keys[i]!;
      const calm = key < QUIET && key > -QUIET;
      if (move === remembered) {
        isQuiet = calm;
        keys[i] = REMEMBERED;
      } else if (!calm) keys[i] = key > 0 ? key + GAINS : key + LOSES;
      else if (move === first) keys[i] = KILLER;
      else if (move === second) keys[i] = SECOND_KILLER;
      else if (move === answer) keys[i] = ANSWER;
      else keys[i] = key + history.count(seat, move) * 2;
    }
    return isQuiet;
  }

  /** Sets the keys of moves[from..to) in the quiescence search, where all moves are forcing. */
  rankForcing(position: Position, ai: Ai, from: number, to: number, remembered: number): void {
    const { moves, keys } = this;
    ai.order(position, moves, from, to, keys);
    for (let i = from; i < to; i++) {
      const key = keys[i]!;
      if (moves[i] === remembered) keys[i] = REMEMBERED;
      else if (key >= QUIET) keys[i] = key + GAINS;
      else if (key <= -QUIET) keys[i] = key + LOSES;
    }
  }

  /** Swaps the move with the highest key in moves[at..to) to index `at`. */
  pick(at: number, to: number): void {
    const { moves, keys } = this;
    let best = at;
    let most = keys[at]!;
    for (let i = at + 1; i < to; i++) {
      if (keys[i]! > most) {
        best = i;
        most = keys[i]!;
      }
    }
    if (best === at) return;
    const move = moves[best]!;
    moves[best] = moves[at]!;
    keys[best] = keys[at]!;
    moves[at] = move;
    keys[at] = most;
  }
}
