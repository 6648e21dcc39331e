/**
 * The stones on a board, put one by one and undone in reverse order. The two implementations must agree: `Chains`
 * counts liberties incrementally, `FloodFillStones` searches for them each time.
 */
export interface Stones {
  /** Colours by point; `OUTSIDE` at index `points`. */
  readonly colors: Uint8Array;
  /** Hash of the stones alone, in `STONE_BITS` bits of the high word. */
  readonly keyLo: number;
  readonly keyHi: number;
  /**
   * Returns how many enemy stones a stone on an empty point would capture, or `SUICIDE` if it would capture none and
   * have no liberty. Leaves the hash of the board after the move in `previewLo` and `previewHi`.
   */
  preview(point: number, color: number): number;
  readonly previewLo: number;
  readonly previewHi: number;
  /**
   * Puts a stone and removes chains without a liberty, first those of the other colour. Returns the same as `preview`.
   */
  put(point: number, color: number): number;
  /** Undoes the last `put`. */
  undo(): void;
  /** Number of liberties of the chain of a stone: distinct empty points beside it. */
  liberties(point: number): number;
  /** Number of stones in the chain. */
  size(point: number): number;
  /** Writes the points of the chain to `points`; returns how many. */
  chain(point: number, points: Int32Array): number;
  /** Whether the stone is a chain of its own with one liberty. */
  isLoneInAtari(point: number): boolean;
  /** Number of own stones removed by the last `put`, if it was suicide. */
  readonly lost: number;
  /** The point where the last `put` captured a stone, if it captured exactly one; otherwise -1. */
  readonly lastTaken: number;
}

/** Result for a stone that captures nothing and has no liberty. */
export const SUICIDE = -1;
