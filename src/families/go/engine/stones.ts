/**
 * The stones on a board. They are placed one by one and undone in reverse order. The two implementations must agree:
 * `Chains` counts liberties incrementally, `FloodFillStones` searches for them each time.
 */
export interface Stones {
  /** Colours by point; `OUTSIDE` at index `points`. */
  readonly colors: Uint8Array;
  /** Hash of the stones alone, low word; the high word uses only `STONE_BITS` bits. */
  readonly keyLo: number;
  readonly keyHi: number;
  /**
   * Returns how many enemy stones a stone on an empty point would capture, or `SUICIDE` if the stone would capture none
   * and have no liberty. Leaves the hash of the board after the move in `previewLo` and `previewHi`.
   */
  preview(point: number, color: number): number;
  readonly previewLo: number;
  readonly previewHi: number;
  /**
   * Places a stone and removes chains without liberties, those of the other colour first. Returns the same as
   * `preview`.
   */
  put(point: number, color: number): number;
  /** Undoes the last `put`. */
  undo(): void;
  /** Number of liberties (distinct empty points beside it) of the chain that a stone belongs to. */
  liberties(point: number): number;
  /** Number of stones in the chain. */
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
