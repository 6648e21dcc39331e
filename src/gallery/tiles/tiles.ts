import { content, contentIn } from '../content.ts';
import { findNamed } from '../find-named.ts';
import { sheetOf } from '../picture.ts';
import { makeSearch } from '../search.ts';
import { MAKERS } from './makers.ts';
import type { Tile, TileSpec } from './tile-set.ts';

const FOLDER = 'tiles';

export const tileSpecs: readonly TileSpec[] = contentIn(FOLDER).map((name) => content<TileSpec>(name));

const made = new Map<string, readonly Tile[]>();

/** Returns the kinds of tile of a set, which are made on first use. */
export function tilesOf(spec: TileSpec): readonly Tile[] {
  const known = made.get(spec.id);
  if (known) return known;
  const tiles = MAKERS[spec.make]!(spec as never);
  made.set(spec.id, tiles);
  return tiles;
}

/** Returns the total number of tiles in the box. */
export const boxSize = (spec: TileSpec): number => tilesOf(spec).reduce((sum, { count }) => sum + count, 0);

export const findTileSet = (asked: string): TileSpec | undefined => findNamed(tileSpecs, asked);

export const searchTileSets = makeSearch(tileSpecs, ({ name, id, summary, shape, games, words = '' }) => ({
  name,
  words: [id.replaceAll('-', ' '), summary, shape, games.join(' '), words].join(' '),
}));

/** Renders all tiles of a set on one sheet. */
export function tileSheetSvg(id: string): string | undefined {
  const spec = tileSpecs.find((one) => one.id === id);
  return spec && sheetOf(tilesOf(spec), `${spec.name}: ${tilesOf(spec).length} kinds of tile`);
}
