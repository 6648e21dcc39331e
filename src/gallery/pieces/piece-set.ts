import type { Picture } from '../picture.ts';

/** A piece of a set. Pieces that look alike are one, whatever games call them. */
export interface GalleryPiece {
  readonly id: string;
  /** The most common name. */
  readonly name: string;
  /** Other names. */
  readonly alsoCalled?: readonly string[];
  /** Its letter in position strings; empty if it has none. */
  readonly letter: string;
  /** The owner as the games name their players, or else the colour. */
  readonly color: string;
  readonly text: string;
  /** Number of variants that have it, if counted. */
  readonly variants?: number;
  /** Its drawing, in a square box. */
  readonly picture: Picture;
}

export interface PieceSet {
  readonly id: string;
  readonly name: string;
  /** Kind of drawing, in a word or two. */
  readonly style: string;
  readonly summary: string;
  /** Slugs of the game families it is for. */
  readonly families: readonly string[];
  readonly author: string;
  readonly licence: string;
  /** Source of outlines that are not our own. */
  readonly credit?: string;
  /** More search words. */
  readonly words?: string;
  /** Returns the pieces, which are drawn on first use. */
  pieces(): readonly GalleryPiece[];
}

/** Defaults of nearly all sets. */
export const OWN_WORK_LICENCE = { author: 'Parlour', licence: 'MIT' } as const;

export const CHARACTER_CREDIT = 'Characters are outlined from Kaisei Tokumin (OFL-1.1).';
export const LETTER_CREDIT = 'Letters are outlined from Noto Sans (OFL-1.1).';

/** Caches the result of a function that takes no arguments. */
export function cacheResult<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}
