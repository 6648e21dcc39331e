import type { Picture } from '../picture.ts';

/** A piece of a set. Pieces that look alike are a single piece, even if games use different names. */
export interface GalleryPiece {
  readonly id: string;
  /** The name that most games use. */
  readonly name: string;
  /** Other names that games use. */
  readonly alsoCalled?: readonly string[];
  /** Letter of the piece in position strings; empty if it has none. */
  readonly letter: string;
  /** The piece's player, as games name the player, or else the piece's colour. */
  readonly color: string;
  readonly text: string;
  /** Number of variants that use the piece, if known. */
  readonly variants?: number;
  /** Drawing of the piece, in a square box. */
  readonly picture: Picture;
}

/** A set of pieces drawn in one style. */
export interface PieceSet {
  readonly id: string;
  readonly name: string;
  /** Kind of drawing in one or two words, such as "figures". */
  readonly style: string;
  readonly summary: string;
  /** Slugs of the game families that can use the set. */
  readonly families: readonly string[];
  readonly author: string;
  readonly licence: string;
  /** Source of the outlines that others drew. */
  readonly credit?: string;
  /** Additional words by which a search finds the set. */
  readonly words?: string;
  /** Returns the pieces of the set. They are drawn at the first call. */
  pieces(): readonly GalleryPiece[];
}

/** Author and licence of sets that we drew ourselves. */
export const OWN_WORK_LICENCE = { author: 'Parlour', licence: 'MIT' } as const;

/** Credit for the font from which Chinese characters are outlined. */
export const KANJI_FONT_CREDIT = 'Characters are outlined from Kaisei Tokumin (OFL-1.1).';

/** Makes a function that calls `make` once and then returns the same result. */
export function cacheResult<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}
