import type { SvgImage } from '../../board/render/svg-picture.ts';
import type { Topology } from '../../board/topologies.ts';

/** A game played on a board. `playable` means that the service has an engine for it. */
export interface BoardGame {
  readonly game: string;
  readonly variant: string;
  readonly playable: boolean;
}

/** A board with its initial setup. Its methods compute their results when they are called. */
export interface GalleryBoard {
  readonly id: string;
  readonly name: string;
  /** Names of other games played on the same board. */
  readonly also: readonly string[];
  readonly family: string;
  readonly topology: Topology;
  readonly summary: string;
  /** Size of the board as players write it: "8×8", "24 points". */
  readonly size: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly games: readonly BoardGame[];
  /** Where the layout comes from. */
  readonly source: string;
  /** Number of squares, points or spaces. */
  cells(): number;
  /** The initial setup: the position string of an engine, or a description in words. */
  setup(): string;
  /** Draws the board `width` pixels wide, with a text description. */
  draw(width: number): SvgImage & { text: string };
}
