import type { Rng } from '../lib/rng.ts';
import type { Position, Seat } from './position.ts';

/** Keys of `Ai.order` strictly between minus this and this belong to quiet moves. */
export const QUIET_BOUND = 10_000;

/** The exact result of a position, searched to the end of the game. */
export interface Solution {
  readonly move: number;
  readonly score: number;
  /** Plies to the end. */
  readonly depth: number;
}

/** Random playouts, for games whose positions are judged by them. */
export interface Playouts {
  readonly seats: number;
  /** Upper bound of move numbers: every move is below it. */
  readonly moves: number;
  /**
   * Plays at random to the end of the game and restores the position. `holders` is indexed by move: it receives the
   * seat + 1 that has made this move by the end, or 0, so that the search can credit the move as if it had been played
   * at any time. Returns the winner, null for a draw.
   */
  play(position: Position, rng: Rng, holders: Uint8Array): Seat | null;
  /**
   * Writes the moves that the search tree should consider, like `generate`. Writes none only if there are none.
   * Default: all legal moves.
   */
  candidates?(position: Position, moves: Int32Array, at: number): number;
  /**
   * Writes a first guess for each of moves[0..count): `shares` receives the expected share of wins for the player to
   * move, `weights` how many playouts this guess counts as.
   */
  priors?(position: Position, moves: ArrayLike<number>, count: number, shares: Float64Array, weights: Int32Array): void;
  readonly swap?: Swap;
}

/**
 * The move by which the second player takes over the first move (swap rule). Statistics of moves played after it say
 * nothing about the same moves without it.
 */
export interface Swap {
  readonly move: number;
  /** Whether the players change seats instead of pieces: the player to move stays to move, but on the other seat. */
  readonly tradesSeats: boolean;
}

/**
 * Rollouts, for games with dice and several seats: each move is played out to the end many times, by rules of thumb of
 * the game.
 */
export interface Rollouts {
  /**
   * Plays `move` and then on to the end, drawing chance from `rng`, on a board of its own: the position stays as it is.
   * By seat, `shares` receives the share of the game won, from 0 to 1, and `points` the lead in points over the best of
   * the others. Returns the number of plies played.
   */
  play(position: Position, move: number, rng: Rng, shares: Float64Array, points: Float64Array): number;
  /** The move that the rules of thumb choose here. Another move must be better by more than luck to replace it. */
  habitualMove(position: Position): number;
}

/**
 * What a search must know about a game apart from its rules. Scores are integers from the view of the player to move;
 * the unit is a hundredth of the family's smallest piece.
 */
export interface Ai {
  readonly method: 'alpha-beta' | 'mcts' | 'rollouts';
  /** Required for `mcts`, which uses little else. Other methods ignore them. */
  readonly playouts?: Playouts;
  /** Required for `rollouts`, which uses nothing else. */
  readonly rollouts?: Rollouts;
  /**
   * How much a quiet move usually changes `evaluate`. With it the search prunes moves that look hopeless and reduces
   * the depth of moves that look dull. Default: every move is searched to the full depth.
   */
  readonly quietMargin?: number;
  /**
   * Size of a typical tactical gain or loss compared with chess, whose pieces are worth several pawns each: the errors
   * of weak levels are scaled by it. Default: 1.
   */
  readonly materialScale?: number;
  /** Static evaluation, without looking ahead. Well within ±20,000. */
  evaluate(position: Position): number;
  /**
   * Writes to keys[from..to) how promising each of moves[from..to) looks. A move that `tacticalMoves` would list gets
   * `QUIET_BOUND` plus its immediate gain in points, or a key below -`QUIET_BOUND` if it loses material. Every other
   * move gets a hint in between, 0 for no opinion.
   */
  order(position: Position, moves: Int32Array, from: number, to: number, keys: Int32Array): void;
  /**
   * Like `generate`, but only moves that change the balance immediately (captures, promotions). Lists all moves if the
   * player is forced (`isForced`).
   */
  tacticalMoves(position: Position, moves: Int32Array, at: number): number;
  /**
   * Like `generate`, for games with too many moves to search them all: a selection of moves that differ in what
   * matters. Writes none only if `generate` writes none. Default: all legal moves.
   */
  candidates?(position: Position, moves: Int32Array, at: number): number;
  /** False if the player to move would certainly not lose by having no move. Must not generate moves. */
  mayBeMated?(position: Position): boolean;
  /**
   * Whether the player to move must react and has few answers: in check, or obliged to capture. Default:
   * `Position.check`.
   */
  isForced?(position: Position): boolean;
  /**
   * Makes a null move if the evaluation can be trusted after it (no zugzwang in sight), and returns whether it did.
   * `undo` takes it back. Never called if `isForced`.
   */
  nullMove?(position: Position): boolean;
  /**
   * Score in points of a finished game for the player to move, for games in which a big win beats a small one. Default:
   * all wins are equal, and earlier ones are better.
   */
  terminalScore?(position: Position): number;
  /**
   * Solves the rest of the game exactly, if about `nodes` positions are enough. `shouldStop` is called at each of them
   * and aborts the search. Returns the best of `moves` with its exact score; undefined if the game was not solved.
   */
  solve?(position: Position, moves: readonly number[], nodes: number, shouldStop: () => boolean): Solution | undefined;
  /** Whether the game is so young that many moves are about equally good: here the opponents vary their play. */
  opening?(position: Position): boolean;
}
