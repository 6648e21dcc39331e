/** A player's place at the board: 0 moves first. */
export type Seat = number;

/** Whose turn it is where dice or cards decide. */
export const CHANCE: Seat = -1;

/** How a game ended: the seat that won, null for a draw, and the rule that decided. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: string;
}

/**
 * A game in progress, as search and perft see it. Moves are integers that mean something to this position only; a
 * `Notation` turns them into JSON and text. Positions are changed in place: `play` and `undo` are a stack.
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
  /**
   * Cheap enough for every node of a search: the game is over by rule or a draw may be claimed although there may be moves
   * left (by material, a counter, repetition, a goal that was reached). `outcome` and `claimable` tell how.
   */
  endsByRule(): boolean;
  /** What the player on turn may claim now. */
  claimable(): Outcome | undefined;
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
}
