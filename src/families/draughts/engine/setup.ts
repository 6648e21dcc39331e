/** A position as a FEN lists it, without anything that can be derived. */
export interface Setup {
  /** Code of the top piece, by square. */
  readonly cells: Uint8Array;
  /** Codes of the pieces under the top of a tower, by square, from above. Undefined in games without towers. */
  readonly prisoners?: ReadonlyMap<number, readonly number[]>;
  /** 0 for White. */
  readonly side: number;
  /** Plies by kings only and without a capture. */
  readonly quiet: number;
  /** Plies since the counted ending arose. */
  readonly ending: number;
  /** Move number, counted once for both players. */
  readonly fullmove: number;
  /** By side: the king that moved last, and how often in a row; used where that is limited. */
  readonly kingRuns: readonly [KingRun, KingRun];
}

export interface KingRun {
  readonly moves: number;
  /** The king's square; the square off the board if there is none. */
  readonly square: number;
}
