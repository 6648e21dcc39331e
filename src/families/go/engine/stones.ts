/**
 * What stands on a board, put there one stone after the other and taken back in the reverse order. Two ways of keeping
 * it must say the same: `Chains`, which counts liberties as stones come and go, and `Floods`, which looks anew each time.
 */
export interface Stones {
  /** By point, and `OUTSIDE` behind the last. */
  readonly colors: Uint8Array;
  /** Hash of what stands where, and of nothing else: of the high word `STONE_BITS` bits. */
  readonly keyLo: number;
  readonly keyHi: number;
  /**
   * What a stone on an empty point would do: how many of the other colour it would take, or `SUICIDE` where it would
   * have no liberty itself. Leaves the hash of the board after it in `previewLo` and `previewHi`.
   */
  preview(point: number, color: number): number;
  readonly previewLo: number;
  readonly previewHi: number;
  /** Puts a stone; chains without a liberty go, first those of the other colour. Returns what `preview` does. */
  put(point: number, color: number): number;
  /** Takes the last `put` back. */
  undo(): void;
  /** Different empty points beside the chain that the stone belongs to. */
  liberties(point: number): number;
  /** Stones of the chain. */
  size(point: number): number;
  /** Writes the points of the chain; returns how many. */
  chain(point: number, points: Int32Array): number;
  /** The stone is alone and has one liberty. */
  isLoneInAtari(point: number): boolean;
  /** Own stones that went with the last `put`. */
  readonly lost: number;
  /** The point that the last `put` took a stone from, where it took just one. */
  readonly lastTaken: number;
}

/** A stone without a liberty, which takes nothing. */
export const SUICIDE = -1;
