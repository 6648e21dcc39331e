import type { Rng } from '../lib/rng.ts';
import type { Position, Seat } from './position.ts';

/** Limit of the sort keys that `Ai.order` gives to quiet moves: strictly between `-QUIET_BOUND` and `QUIET_KEY_LIMIT`. */
export const QUIET_KEY_LIMIT = 10_000;

/** The exact result of a position, found by searching to the end of the game. */
export interface SolvedPosition {
  readonly move: number;
  readonly score: number;
  /** Number of plies to the end of the game. */
  readonly depth: number;
}

/** Random playouts, for games in which they serve as the evaluation. */
export interface Playouts {
  readonly seats: number;
  /** Exclusive upper bound of move numbers. */
  readonly moves: number;
  /**
   * Plays at random to the end of the game and then restores the position. `holders` is indexed by move: it receives
   * the seat + 1 that has made this move by the end, or 0, so that the search can credit the move as if it had been
   * played at any time. Returns the winner, null for a draw.
   */
  play(position: Position, rng: Rng, holders: Uint8Array): Seat | null;
  /**
   * Writes the moves that the search tree should consider, in the manner of `generate`. Writes none only if there are
   * no legal moves. Default: all legal moves.
   */
  candidates?(position: Position, moves: Int32Array, at: number): number;
  /**
   * Writes a first guess for each of moves[0..count): `shares` receives the expected share of wins for the player to
   * move, `weights` how many playouts this guess counts as.
   */
  priors?(position: Position, moves: ArrayLike<number>, count: number, shares: Float64Array, weights: Int32Array): void;
  readonly swap?: SwapMove;
}

/**
 * The move by which the second player takes over the first move (swap rule). Statistics about moves after a swap say
 * nothing about the same moves without one.
 */
export interface SwapMove {
  readonly move: number;
  /** Whether the players exchange seats instead of pieces: the same player is still to move, but on the other seat. */
  readonly tradesSeats: boolean;
}

/**
 * Rollouts, for games with dice and several seats: each move is tried many times by playing the game to its end with
 * simple rules of thumb.
 */
export interface Rollouts {
  /**
   * Plays `move` and then the rest of the game on a separate board, so that the position is unchanged. Chance is drawn
   * from `rng`. By seat, `shares` receives how well the player did (0 to 1), and `wins` the share of the win (1, or less
   * if several players tie for it). Returns the number of plies played.
   */
  play(position: Position, move: number, rng: Rng, shares: Float64Array, wins: Float64Array): number;
  /**
   * The move that the rules of thumb choose here. Another move replaces it only if it is better by more than luck
   * explains.
   */
  habitualMove(position: Position): number;
}

/**
 * What a search must know about a game apart from its rules. Scores are integers from the view of the player to move,
 * in hundredths of the family's smallest piece.
 */
export interface Ai {
  readonly method: 'alpha-beta' | 'mcts' | 'rollouts';
  /** Required for Monte Carlo search (`mcts`), which uses few other members. Other searches ignore it. */
  readonly playouts?: Playouts;
  /** Required for the search by `rollouts`, which uses no other members. */
  readonly rollouts?: Rollouts;
  /**
   * How much a quiet move usually changes `evaluate`. If set, the search prunes moves that cannot raise the score
   * enough and searches unpromising moves less deep. Default: every move is searched to the full depth.
   */
  readonly quietMargin?: number;
  /**
   * Size of a typical tactical gain or loss compared with chess, whose pieces are worth several pawns each: the errors
   * of weak levels are scaled by it. Default: 1.
   */
  readonly materialScale?: number;
  /**
   * Points that multiply the odds of winning by ten, to convert scores to chances of winning. Families state theirs as
   * fitted by `scripts/fit-win-chance.mjs` to games of a base variant. Default: 400.
   */
  readonly oddsScale?: number;
  /** Static evaluation, without looking ahead. Its results stay well within ±20,000. */
  evaluate(position: Position): number;
  /**
   * Writes to keys[from..to) how promising each of moves[from..to) looks. A move that `tacticalMoves` would list gets
   * `QUIET_KEY_LIMIT` plus its immediate gain in points, or a key below -`QUIET_KEY_LIMIT` if it loses material. Every other
   * move gets a hint in between, 0 for no opinion.
   */
  order(position: Position, moves: Int32Array, from: number, to: number, keys: Int32Array): void;
  /**
   * Like `generate`, but writes only moves that change the balance immediately (captures, promotions). Writes all moves
   * if the player `isForced`.
   */
  tacticalMoves(position: Position, moves: Int32Array, at: number): number;
  /**
   * Like `generate`, but for games with too many moves to search them all: writes a representative selection. Writes
   * none only if `generate` writes none. Default: all legal moves.
   */
  candidates?(position: Position, moves: Int32Array, at: number): number;
  /** Whether the player to move might lose by having no legal move. Must not generate moves. */
  mayBeMated?(position: Position): boolean;
  /**
   * Whether the player to move must respond to a threat or rule and has few answers: in check, or with compulsory
   * captures. Default: `Position.check`.
   */
  isForced?(position: Position): boolean;
  /**
   * Makes a null move if the evaluation after it can be trusted (no zugzwang), and returns whether it did. `undo` takes
   * it back. Never called if `isForced`.
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
  solve?(
    position: Position,
    moves: readonly number[],
    nodes: number,
    shouldStop: () => boolean,
  ): SolvedPosition | undefined;
  /**
   * Whether the game is in its opening, when many moves are about equally good. Computer opponents then vary their
   * play.
   */
  opening?(position: Position): boolean;
}
