import type { Picture } from '../picture.ts';

/** The possible outlines of tiles. */
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

/** A kind of tile. */
export interface Tile extends Picture {
  readonly id: string;
  readonly name: string;
  /** Number of copies in the box. */
  readonly count: number;
  /** Text description, for people who cannot see it. */
  readonly text: string;
  /** Properties that matter in games: ends, value, points, edges … */
  readonly facts: Readonly<Record<string, TileFact>>;
}

export type TileFact = number | string | readonly number[] | readonly string[];

/** A file of `content/tiles`. `make` names the maker, which reads the remaining fields. */
export interface TileSpec {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly make: string;
  readonly shape: TileShape;
  /** Slugs of the games played with these tiles. */
  readonly games: readonly string[];
  /** More search words. */
  readonly words?: string;
  readonly source: string;
  readonly licence: string;
  /** Source of outlines that are not our own. */
  readonly credit?: string;
  readonly [word: string]: unknown;
}

/** Makes the kinds of tile of a set from the fields of its file. */
export type TileMaker<Words> = (words: Words) => readonly Tile[];

/** Common colours of tiles. */
export const IVORY = '#fbf5e6';
export const EDGE = '#4a3d2f';
export const INK = '#2a2420';
export const RED = '#b3231d';
export const GREEN = '#1f7a3d';
export const BLUE = '#1f5fa8';

/** Colours that people with colour blindness can distinguish, and the ink for text on each of them. */
export const DISTINCT_COLORS: readonly { readonly name: string; readonly fill: string; readonly ink: string }[] = [
  { name: 'red', fill: '#d1352b', ink: '#ffffff' },
  { name: 'blue', fill: '#2a6fb5', ink: '#ffffff' },
  { name: 'yellow', fill: '#f3c033', ink: '#2a2420' },
  { name: 'green', fill: '#3c8f4c', ink: '#ffffff' },
  { name: 'violet', fill: '#7a4a9e', ink: '#ffffff' },
  { name: 'orange', fill: '#e8822b', ink: '#2a2420' },
];
