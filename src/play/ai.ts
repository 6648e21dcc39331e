import type { Rng } from '../lib/rng.ts';
import type { Position, Seat } from './position.ts';

/** Keys of `Ai.order` below this, in either direction, are those of quiet moves. */
export const QUIET_BOUND = 10_000;

/** A game that was looked at to its end. */
export interface Solution {
  readonly move: number;
  readonly score: number;
  /** Plies to the end. */
  readonly depth: number;
}

/** How games are played out at random, where positions are judged by that. */
export interface Playouts {
  readonly seats: number;
  /** Every move is a number below this one. */
  readonly moves: number;
  /**
   * Plays on at random to the end, and leaves the position as it was. Writes to `holders` for each move the seat that has
   * made it by then, counted from 1, or 0: it may well have been good at any time. Who won; null for a draw.
   */
  play(position: Position, rng: Rng, holders: Uint8Array): Seat | null;
  /** `generate` for the tree: the moves that anybody would consider. None only where there is none; all where it is left out. */
  candidates?(position: Position, moves: Int32Array, at: number): number;
  /**
   * What each of moves[0..count) seems to be worth at first sight to who makes it: a share of wins, and how many playouts
   * that should count as.
   */
  priors?(position: Position, moves: ArrayLike<number>, count: number, shares: Float64Array, weights: Int32Array): void;
  readonly swap?: Swap;
}

/** How the second player may take over what the first has: what is done after it tells nothing of what might have been done in its place. */
export interface Swap {
  readonly move: number;
  /** Two players change seats by it, so that who was on turn stays there under another name. */
  readonly tradesSeats: boolean;
}

/** How games of dice and several seats are judged: each move is played on to the end many times, by habits of the game. */
export interface Rollouts {
  /**
   * Plays the move and then on to the end, chance drawn from `rng`, on a board of its own: the position stays as it is.
   * Writes by seat the share of the game, from 0 to 1, and by how many points it is ahead of the best of the others.
   * Returns how many plies that were.
   */
  play(position: Position, move: number, rng: Rng, shares: Float64Array, points: Float64Array): number;
  /** What is done here by habit: another move has to be better for more reasons than luck. */
  habitualMove(position: Position): number;
}

/**
 * What a search must know about a game besides its rules. Scores are integers from the view of the player on turn; the
 * unit is a hundredth of the family's smallest man.
 */
export interface Ai {
  readonly method: 'alpha-beta' | 'mcts' | 'rollouts';
  /** With them the search plays games out, which `mcts` needs; it asks for little else. */
  readonly playouts?: Playouts;
  /** What `rollouts` needs, which asks for nothing else. */
  readonly rollouts?: Rollouts;
  /**
   * By how much a quiet move changes `evaluate`, as a rule: with it the search leaves out moves that look hopeless and
   * looks less far behind those that look dull. Without it every move is looked at to the full depth.
   */
  readonly quietMargin?: number;
  /**
   * What is won or lost at once in a usual game, beside chess with its pieces of several men each: the errors of weak
   * levels are as much smaller. 1 if left out.
   */
  readonly materialScale?: number;
  /** What the position is worth as it stands, without looking ahead. Well within ±20,000. */
  evaluate(position: Position): number;
  /**
   * Writes to keys[from..to) how promising each of moves[from..to) looks. A move that `tacticalMoves` would list gets
   * `QUIET_BOUND` + what it may gain at once in points, or below -`QUIET_BOUND` if it loses that again; every other move a hint
   * between the two, 0 where there is nothing to say.
   */
  order(position: Position, moves: Int32Array, from: number, to: number, keys: Int32Array): void;
  /** Like `generate`, but only moves that change the balance at once (captures, promotions); all of them when pressed. */
  tacticalMoves(position: Position, moves: Int32Array, at: number): number;
  /**
   * `generate` in games with so many moves that most can't be looked at: those of them that differ in what matters. None
   * only where `generate` gives none. Left out where all are looked at.
   */
  candidates?(position: Position, moves: Int32Array, at: number): number;
  /** False where who is on turn would surely not lose by having no move: told without looking for one. */
  mayBeMated?(position: Position): boolean;
  /**
   * The player on turn can't leave things as they are and has few answers: in check, or bound to capture. `check` of the
   * position where it is left out.
   */
  isForced?(position: Position): boolean;
  /** Passes the turn if that is fair to judge by (no zugzwang in sight): `undo` takes it back. Never asked when pressed. */
  nullMove?(position: Position): boolean;
  /**
   * What a finished game is worth in points to the player on turn, where a great win is better than a small one. A win
   * is a win where it is left out, the sooner the better.
   */
  terminalScore?(position: Position): number;
  /**
   * Looks at the rest of the game whole, faster than any search could, if about so many positions will do; `pulls` is
   * asked at each of them and tells when to give up. The best of the moves and its true worth.
   */
  solve?(position: Position, moves: readonly number[], nodes: number, pulls: () => boolean): Solution | undefined;
  /** So few moves were made that many are about as good: here the opponents vary their play. */
  opening?(position: Position): boolean;
}
