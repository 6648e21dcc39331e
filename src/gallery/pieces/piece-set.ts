import type { Picture } from '../picture.ts';

/** A piece of a set. Pieces that look alike are one piece, even if games use different names. */
export interface GalleryPiece {
  readonly id: string;
  /** The most common name. */
  readonly name: string;
  /** Other names that games use. */
  readonly alsoCalled?: readonly string[];
  /** Letter of the piece in position strings; empty if it has none. */
  readonly letter: string;
  /** The player that owns the piece, as games name this player, or else its colour. */
  readonly color: string;
  readonly text: string;
  /** Number of variants that have the piece, if known. */
  readonly variants?: number;
  /** Drawing of the piece, in a square box. */
  readonly picture: Picture;
}

/** A set of pieces drawn in one style. */
export interface PieceSet {
  readonly id: string;
  readonly name: string;
  /** Kind of drawing, in one or two words. */
  readonly style: string;
  readonly summary: string;
  /** Slugs of the game families that can use the set. */
  readonly families: readonly string[];
  readonly author: string;
  readonly licence: string;
  /** Source of outlines that we did not draw ourselves. */
  readonly credit?: string;
  /** Further words by which a search finds the set. */
  readonly words?: string;
  /** Returns the pieces of the set, which are drawn when first asked for. */
  pieces(): readonly GalleryPiece[];
}

/** Author and licence of sets that we drew ourselves. */
export const OWN_WORK_LICENCE = { author: 'Parlour', licence: 'MIT' } as const;

/** Credit for the font of Chinese characters. */
export const KANJI_FONT_CREDIT = 'Characters are outlined from Kaisei Tokumin (OFL-1.1).';
/** Credit for the font of Latin letters. */
export const LETTER_CREDIT = 'Letters are outlined from Noto Sans (OFL-1.1).';

/** Caches the result of a function that takes no arguments. */
export function cacheResult<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}
