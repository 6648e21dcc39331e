import type { Laid, Picture, SheetLines } from '../picture.ts';

/** The possible shapes of tiles. */
export const TILE_SHAPES = [
  'square',
  'rectangle',
  'domino',
  'card',
  'triangle',
  'hexagon',
  'polygon',
  'polyform',
] as const;
export type TileShape = (typeof TILE_SHAPES)[number];

/** A kind of tile, with its picture. */
export interface Tile extends Picture {
  readonly id: string;
  readonly name: string;
  /** Number of copies in the box. */
  readonly count: number;
  /** Description of the tile in words, for people who cannot see it. */
  readonly text: string;
  /** Properties of the tile that matter in play, such as ends, value, points or edges. */
  readonly facts: Readonly<Record<string, TileFact>>;
}

/** Value of a property of a tile. */
export type TileFact = number | string | readonly number[] | readonly string[];

/** All tiles of a box laid together, as in a puzzle that is solved. */
export interface Arrangement {
  /** What they form, after `laid`: "as a square". */
  readonly text: string;
  readonly size: readonly [width: number, height: number];
  /** Where the tiles of each kind lie, by id. */
  readonly tiles: Readonly<Record<string, readonly Laid[]>>;
}

/**
 * A file of `content/tiles`, which defines a set of tiles. `make` names the function that makes the tiles and reads the
 * remaining fields.
 */
export interface TileSpec {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly make: string;
  readonly shape: TileShape;
  /** Slugs of the games played with these tiles. */
  readonly games: readonly string[];
  /** Additional words by which a search finds the set. */
  readonly words?: string;
  readonly source: string;
  readonly licence: string;
  /** Source of the outlines that others drew. */
  readonly credit?: string;
  /** The rows or columns of the sheet, in sets that fall into groups such as suits. */
  readonly sheet?: SheetLines;
  /** How all tiles in the box are laid together on the sheet, instead of one of each kind in lines. */
  readonly arrangement?: Arrangement;
  readonly [word: string]: unknown;
}

/** Makes all kinds of tiles in a set from the fields of its content file. */
export type TileMaker<Words> = (words: Words) => readonly Tile[];

/** Colour of the face of most tiles. */
export const FACE_COLOR = '#fbf5e6';
/** Colour of the edge of most tiles. */
export const EDGE_COLOR = '#4a3d2f';
/** Colour of the writing on most tiles. */
export const INK_COLOR = '#2a2420';
export const RED = '#b3231d';
export const GREEN = '#1f7a3d';
export const BLUE = '#1f5fa8';

/** Colours that people with colour blindness can tell apart. `ink` is a colour for text on `fill`. */
export const DISTINCT_COLORS: readonly { readonly name: string; readonly fill: string; readonly ink: string }[] = [
  { name: 'red', fill: '#d1352b', ink: '#ffffff' },
  { name: 'blue', fill: '#2a6fb5', ink: '#ffffff' },
  { name: 'yellow', fill: '#f3c033', ink: '#2a2420' },
  { name: 'green', fill: '#3c8f4c', ink: '#ffffff' },
  { name: 'violet', fill: '#7a4a9e', ink: '#ffffff' },
  { name: 'orange', fill: '#e8822b', ink: '#2a2420' },
];
