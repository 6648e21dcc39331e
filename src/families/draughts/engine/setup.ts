/** A position as it is written down and read: nothing that can be worked out from the rest. */
export interface Setup {
  /** By square: the piece on it. */
  readonly cells: Uint8Array;
  /** By square: what lies under it in its tower, from above; left out where there are no towers. */
  readonly prisoners?: ReadonlyMap<number, readonly number[]>;
  /** 0 for White. */
  readonly side: number;
  /** Plies by kings alone without a capture. */
  readonly quiet: number;
  /** Plies since the ending arose that is counted. */
  readonly ending: number;
  /** The number of the move, of both players together. */
  readonly fullmove: number;
  /** By side: the king that moved last, and how often in a row; where that is limited. */
  readonly kingRuns: readonly [KingRun, KingRun];
}

export interface KingRun {
  readonly moves: number;
  /** The king's square; the one beyond the board when there is none. */
  readonly square: number;
}
