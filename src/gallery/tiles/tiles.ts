import { findByName } from '../../lib/match-name.ts';
import { content, contentIn } from '../content.ts';
import { arrangedSheet, pictureSheet } from '../picture.ts';
import { makeSearch } from '../search.ts';
import { TILE_MAKERS } from './makers.ts';
import type { Arrangement, Tile, TileSpec } from './tile-set.ts';

const FOLDER = 'tiles';

/** The content files of all tile sets. */
export const tileSpecs: readonly TileSpec[] = contentIn(FOLDER).map((name) => content<TileSpec>(name));

const tileCache = new Map<string, readonly Tile[]>();

/** Returns the kinds of tiles of a set. They are made at the first call. */
export function tilesOf(spec: TileSpec): readonly Tile[] {
  const cached = tileCache.get(spec.id);
  if (cached) return cached;
  const tiles = TILE_MAKERS[spec.make]!(spec as never);
  tileCache.set(spec.id, tiles);
  return tiles;
}

/** Returns the number of tiles in a set, counting all copies. */
export const tileCountInBox = (spec: TileSpec): number => tilesOf(spec).reduce((sum, { count }) => sum + count, 0);

/** Finds a tile set by id or name; undefined if there is none. */
export const findTileSet = (name: string): TileSpec | undefined =>
  findByName(
    tileSpecs,
    name,
    ({ id }) => id,
    ({ name }) => name,
  );

/** The words by which a tile set is searched. `tile` is one of all. */
export const tileWordsOf = ({ name, id, summary, shape, games, words = '' }: TileSpec) => ({
  name,
  words: ['tile', id.replaceAll('-', ' '), summary, shape, games.join(' '), words].join(' '),
});

/** Searches the tile sets, best match first. */
export const searchTileSets = makeSearch(tileSpecs, tileWordsOf);

/** Draws the tiles of a set on one sheet as SVG, one of each kind or all as arranged; undefined if no set has this id. */
export function tileSheetSvg(id: string): string | undefined {
  const spec = tileSpecs.find((one) => one.id === id);
  if (!spec) return undefined;
  if (spec.arrangement) return arrangementSvg(spec, spec.arrangement);
  return pictureSheet(tilesOf(spec), `${spec.name}: ${tilesOf(spec).length} kinds of tile`, spec.sheet);
}

function arrangementSvg(spec: TileSpec, { text, size, tiles }: Arrangement): string {
  const kinds = tilesOf(spec);
  const laid = kinds.flatMap((picture) => (tiles[picture.id] ?? []).map((at) => ({ picture, at })));
  return arrangedSheet(size, laid, `${spec.name}: ${laid.length} tiles of ${kinds.length} kinds, laid ${text}`);
}
