/** A position as read from a FEN, without derived values. */
export interface DraughtsSetup {
  /** Code of the top piece on each square. */
  readonly cells: Uint8Array;
  /** Codes of the pieces below the top of each tower, from above, by square. Undefined in games without towers. */
  readonly prisoners?: ReadonlyMap<number, readonly number[]>;
  /** The side to move, 0 for White. */
  readonly side: number;
  /** Number of successive plies by kings without a capture. */
  readonly quiet: number;
  /** Number of plies since the present drawn ending arose. */
  readonly ending: number;
  /** Number of the current full move, which consists of one move by each player. */
  readonly fullmove: number;
  /** For each side, the king moved last and how often in a row; used by rules that limit this. */
  readonly kingRuns: readonly [KingRun, KingRun];
}

/** Repeated moves of the same king by a side. */
export interface KingRun {
  readonly moves: number;
  /** The king's square; the square off the board if there is no such king. */
  readonly square: number;
}
