import type { SvgImage } from '../../board/render/picture.ts';
import type { Topology } from '../../board/topologies.ts';

/** A game that is played on a board; `playable` where an engine plays it. */
export interface BoardGame {
  readonly game: string;
  readonly variant: string;
  readonly playable: boolean;
}

/** A board as it is laid out before the first move. What has to be worked out is worked out when it is asked for. */
export interface GalleryBoard {
  readonly id: string;
  readonly name: string;
  /** What the other games on it are called. */
  readonly also: readonly string[];
  readonly family: string;
  readonly topology: Topology;
  readonly summary: string;
  /** In words, as people say it: '8×8', '24 points'. */
  readonly size: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly games: readonly BoardGame[];
  /** Where the layout is from. */
  readonly source: string;
  /** How many squares, points or spaces there are. */
  cells(): number;
  /** What stands where: the position string of an engine, or words. */
  setup(): string;
  /** The picture, `width` pixels wide, and the board in words. */
  draw(width: number): SvgImage & { text: string };
}
