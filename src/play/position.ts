/** A player's place at the board: 0 moves first. */
export type Seat = number;

/** Seat to move when dice or cards decide. */
export const CHANCE_SEAT: Seat = -1;

/** How a game ended: the seat that won (null for a draw) and the rule that decided. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: string;
}

/**
 * A game in progress, for search and perft. Moves are integers whose meaning is private to the position; a `Notation`
 * converts them to JSON and text. Positions are changed in place: `play` and `undo` work like a stack.
 */
export interface Position {
  readonly turn: Seat;
  /**
   * Writes the legal moves to `moves` from index `at`; returns how many. Writes none only if a rule of the board has
   * ended the game.
   */
  generate(moves: Int32Array, at: number): number;
  /** Number of legal moves, found without writing them. */
  count(): number;
  /** Probability of a chance move; 1 for a player's move. */
  weight(move: number): number;
  /** Plays a move that `generate` wrote, without checking it. */
  play(move: number): void;
  /** Takes back the last `play`. */
  undo(): void;
  /** Whether the player to move is in check. */
  check(): boolean;
  /** The result if a rule has ended the game: on the board, by material, by an automatic count or by repetition. */
  outcome(): Outcome | undefined;
  /**
   * Whether the game is over by rule or a draw may be claimed even though legal moves may remain (material, a counter,
   * repetition, a goal reached). Cheap enough for every node of a search; `outcome` and `claimable` give the details.
   */
  endsByRule(): boolean;
  /** The result that the player to move may claim now; undefined if there is none. */
  claimable(): Outcome | undefined;
  /** Number of earlier positions equal to this one since the last irreversible move. */
  repetitions(): number;
  /** 64-bit hash key in two signed 32-bit halves; equal positions have equal keys in every process. */
  readonly hashLo: number;
  readonly hashHi: number;
  /** Number of earlier positions that the rules may still ask about: those since the last irreversible move. */
  historyLength(): number;
  /**
   * The keys of earlier positions that may repeat, oldest first. Each has 16 hexadecimal digits, then `+` or `!` if a
   * check on the player to move matters, then a colon and the move made from that position if moves matter.
   */
  past(): string[];
}
