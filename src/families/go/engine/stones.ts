/**
 * The stones on a board, placed one by one and undone in reverse order. There are two implementations, which must
 * agree: `Chains` counts liberties incrementally, `FloodFillStones` searches for them each time.
 */
export interface Stones {
  /** By point: colour of its stone; `OUTSIDE` at index `points`. */
  readonly colors: Uint8Array;
  /** Hash of the stones alone, as two words. The high word uses only `STONE_BITS` bits. */
  readonly keyLo: number;
  readonly keyHi: number;
  /**
   * Returns the number of enemy stones that a stone on an empty point would capture, or `SUICIDE` if it would capture
   * none and have no liberty. Sets `previewLo` and `previewHi` to the hash of the board after the move.
   */
  preview(point: number, color: number): number;
  readonly previewLo: number;
  readonly previewHi: number;
  /** Places a stone and removes chains without liberties, enemy chains first. Returns the same as `preview`. */
  put(point: number, color: number): number;
  /** Undoes the last `put`. */
  undo(): void;
  /** Number of liberties of the chain to which a stone belongs: distinct empty points beside the chain. */
  liberties(point: number): number;
  /** Number of stones in the chain to which a stone belongs. */
  size(point: number): number;
  /** Writes the points of a stone's chain to `points`; returns their number. */
  chain(point: number, points: Int32Array): number;
  /** Whether the stone is a chain by itself and has exactly one liberty. */
  isLoneInAtari(point: number): boolean;
  /** Number of own stones that the last `put` removed by suicide. */
  readonly lost: number;
  /** Point where the last `put` captured a stone, if it captured exactly one; otherwise -1. */
  readonly lastTaken: number;
}

/** Result of `preview` and `put` for a stone that captures nothing and has no liberty. */
export const SUICIDE = -1;
