import { type Ai, QUIET_KEY_LIMIT } from '../play/ai.ts';
import { MAX_MOVES } from '../play/legal-moves.ts';
import type { Position } from '../play/position.ts';
import type { MoveHistory } from './history.ts';

/**
 * Sort key of the move from the transposition table. This and the next constants are keys of classes of moves, in the
 * order in which the classes are tried. Each is above all keys of the next class.
 */
const TABLE_MOVE = 1 << 30;
const GAINING = 1 << 20;
const KILLER = 80_000;
const SECOND_KILLER = 79_000;
const COUNTER_MOVE = 78_000;
const LOSING = -(1 << 20);

/**
 * Limit of the sort keys of quiet moves: strictly between `-QUIET_LIMIT` and `QUIET_LIMIT`. History counts and hints
 * stay well below the keys of killers.
 */
const QUIET_LIMIT = 100_000;

export const isQuietMoveKey = (key: number): boolean => key < QUIET_LIMIT && key > -QUIET_LIMIT;
export const gainFromKey = (key: number): number => key - GAINING - QUIET_KEY_LIMIT;
export const isLosingCaptureKey = (key: number): boolean => key <= -QUIET_LIMIT;

const SIZE = 1 << 18;

/**
 * Stack of the moves of all positions from the root to the current one. Each move has a sort key: moves with higher
 * keys are tried first.
 */
export class MoveStack {
  readonly moves = new Int32Array(SIZE);
  readonly keys = new Int32Array(SIZE);

  /** Whether there may be too little room for the moves of another position from index `at`. */
  isFull(at: number): boolean {
    return at > SIZE - MAX_MOVES;
  }

  /**
   * Sets the sort keys of moves[from..to). `last` is the opponent's last move, `tableMove` the move from the
   * transposition table. Returns whether `tableMove` is quiet.
   */
  rank(
    position: Position,
    ai: Ai,
    history: MoveHistory,
    from: number,
    to: number,
    ply: number,
    last: number,
    tableMove: number,
  ): boolean {
    const { moves, keys } = this;
    ai.order(position, moves, from, to, keys);
    const seat = position.turn;
    const first = history.firstKiller(ply);
    const second = history.secondKiller(ply);
    const counterMove = history.counterMove(last);
    let isTableMoveQuiet = true;
    for (let i = from; i < to; i++) {
      const move = moves[i]!;
      const key = keys[i]!;
      const isQuiet = key < QUIET_KEY_LIMIT && key > -QUIET_KEY_LIMIT;
      if (move === tableMove) {
        isTableMoveQuiet = isQuiet;
        keys[i] = TABLE_MOVE;
      } else if (!isQuiet) keys[i] = key > 0 ? key + GAINING : key + LOSING;
      else if (move === first) keys[i] = KILLER;
      else if (move === second) keys[i] = SECOND_KILLER;
      else if (move === counterMove) keys[i] = COUNTER_MOVE;
      else keys[i] = key + history.count(seat, move) * 2;
    }
    return isTableMoveQuiet;
  }

  /** Sets the sort keys of moves[from..to) in the quiescence search, where all moves are forcing. */
  rankForcing(position: Position, ai: Ai, from: number, to: number, tableMove: number): void {
    const { moves, keys } = this;
    ai.order(position, moves, from, to, keys);
    for (let i = from; i < to; i++) {
      const key = keys[i]!;
      if (moves[i] === tableMove) keys[i] = TABLE_MOVE;
      else if (key >= QUIET_KEY_LIMIT) keys[i] = key + GAINING;
      else if (key <= -QUIET_KEY_LIMIT) keys[i] = key + LOSING;
    }
  }

  /** Swaps the move with the highest key in moves[at..to) to index `at`. */
  pick(at: number, to: number): void {
    const { moves, keys } = this;
    let best = at;
    let bestKey = keys[at]!;
    for (let i = at + 1; i < to; i++) {
      if (keys[i]! > bestKey) {
        best = i;
        bestKey = keys[i]!;
      }
    }
    if (best === at) return;
    const move = moves[best]!;
    moves[best] = moves[at]!;
    keys[best] = keys[at]!;
    moves[at] = move;
    keys[at] = bestKey;
  }
}
