import type { SvgImage } from '../../board/render/picture.ts';
import type { Topology } from '../../board/topologies.ts';

/** A game that is played on a board; `playable` if the service has an engine for it. */
export interface BoardGame {
  readonly game: string;
  readonly variant: string;
  readonly playable: boolean;
}

/** A board in its initial setup. The methods compute their results on demand. */
export interface GalleryBoard {
  readonly id: string;
  readonly name: string;
  /** Names of the other games played on it. */
  readonly also: readonly string[];
  readonly family: string;
  readonly topology: Topology;
  readonly summary: string;
  /** Size in words, as players give it: "8×8", "24 points". */
  readonly size: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly games: readonly BoardGame[];
  /** Source of the layout. */
  readonly source: string;
  /** Number of squares, points or spaces. */
  cells(): number;
  /** Initial setup: the position string of an engine, or a description in words. */
  setup(): string;
  /** Renders the board, `width` pixels wide, with a text description. */
  draw(width: number): SvgImage & { text: string };
}
