import type { Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import type { Ai } from './ai.ts';
import type { Move } from './move.ts';

/** A player's place at the board: 0 moves first. */
export type Seat = number;

/** Whose turn it is where dice or cards decide. */
export const CHANCE: Seat = -1;

/** How a game ended: the seat that won, null for a draw, and the rule that decided. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: string;
}

/** How well a legal move fits what a caller said about one field of it. */
export const FIT = { no: 0, loose: 1, exact: 2 } as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

/**
 * A game in progress, as search, perft and the tools see it. Moves are integers that mean something to this position
 * only; JSON appears in `describe` and `fits`. Positions are changed in place: `play` and `undo` are a stack.
 */
export interface Position {
  readonly turn: Seat;
  /** Writes the legal moves to `moves` from index `at` on; returns how many. Empty only when the board itself ends the game. */
  generate(moves: Int32Array, at: number): number;
  /** How many legal moves there are, without writing them. */
  count(): number;
  /** Odds of a chance move, as a share of all outcomes' weights. 1 elsewhere. */
  weight(move: number): number;
  /** Makes a move that `generate` gave; nothing is checked. */
  play(move: number): void;
  /** Takes back the last `play`. */
  undo(): void;
  /** The player on turn is in check. */
  check(): boolean;
  /** The game is over by itself: on the board, by material, by an automatic counter or repetition. */
  outcome(): Outcome | undefined;
  /** The cells by which the board has decided, by name: the chain that joined the sides. */
  line?(): string[];
  /**
   * Cheap enough for every node of a search: the game is over by rule or a draw may be claimed although there may be moves
   * left (by material, a counter, repetition, a goal that was reached). `outcome` and `claimable` tell how.
   */
  endsByRule(): boolean;
  /** What the player on turn may claim now. */
  claimable(): Outcome | undefined;
  /** What a finished game of points came to and what its score is made of, as plain JSON; undefined while it goes on. */
  tally?(): Readonly<Record<string, unknown>> | undefined;
  /** Earlier positions equal to this one, since the last move that can't be taken back. */
  repetitions(): number;
  /** 64 bits of the position in two signed 32-bit halves; equal positions have equal keys in every process. */
  readonly hashLo: number;
  readonly hashHi: number;
  /**
   * The keys of the earlier positions that may still be repeated, oldest first, 16 hexadecimal digits each, and + or !
   * where the player on turn was in check if that matters; behind a colon the move made from there, if moves matter.
   */
  past(): string[];
  fen(): string;
  describe(move: number): Move;
  /** Does the legal move agree with this field of a caller's move? undefined: there is no such field. */
  fits(move: number, field: string, value: unknown): Fit | undefined;
  /**
   * Moves that are too many for `generate` to list, such as each list of stones that may be dead: the move that a caller
   * described, or why it can't be made; undefined where the description is of a move that `generate` lists.
   */
  unlisted?(input: Move): Result<number, string> | undefined;
  /**
   * What lies open on the table and no board shows, as JSON for callers: purses, cards, standings. Left out where there is
   * nothing but the board.
   */
  open?(): Record<string, unknown>;
  /** Why what the caller described isn't a legal move: one sentence for people. */
  whyNot(input: Move): string;
}

/** Something wrong with a position string. */
export interface FenFault {
  /** One sentence: what is wrong, naming the place. */
  readonly message: string;
  /** The square or the field of the string. */
  readonly at?: string;
  /** What would have been right. */
  readonly hint?: string;
}

export interface Reading {
  readonly position: Position;
  /** What was read generously, dropped or put right, one sentence each. */
  readonly notes: readonly string[];
}

/** The compiled rules of one variant. */
export interface Rules {
  /** The family's own words for the players, in turn order. */
  readonly seats: readonly string[];
  readonly ai: Ai;
  /** Dice or cards decide some plies: states carry the generator they are drawn from. */
  readonly chance?: boolean;
  start(rng: Rng): Position;
  /** Reads a position string; `past` are the keys of `Position.past`. */
  parse(fen: string, past?: readonly string[]): Result<Reading, readonly FenFault[]>;
}
