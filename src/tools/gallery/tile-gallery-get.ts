import { z } from 'zod';
import { svgOf } from '../../gallery/picture.ts';
import { findTileSet, searchTileSets, tileSheetSvg, tileSpecs, tilesOf } from '../../gallery/tiles/tiles.ts';
import { ok } from '../../lib/result.ts';
import { nameField } from '../fields.ts';
import { partImagesPath } from '../image-address.ts';
import { siteUrlOf } from '../site.ts';
import { defineTool } from '../tool.ts';
import { refuseUnknownName } from './lookup.ts';
import { TileSetSchema, tileSetToJson } from './tile-shapes.ts';

/** Width of the picture of all tiles, in pixels. */
const SHEET = 1200;

const TILES = { all: tileSpecs, find: searchTileSets, tool: 'tile_gallery_search' };

const Fact = z.union([z.number(), z.string(), z.array(z.number()), z.array(z.string())]);

const Tile = z.object({
  id: z.string(),
  name: z.string(),
  count: z.int().describe('how many of it are in the box'),
  text: z.string().describe('what is on it, in words'),
  facts: z.record(z.string(), Fact).describe('what games reckon with: ends, value, points, edges, positions …'),
  svg: z.string().describe('its picture, with neither IDs nor fonts'),
});

export default defineTool({
  name: 'tile_gallery_get',
  title: 'One tile set',
  description: 'Returns one tile set by ID or name: every tile type with its SVG, markings and number in the box.',
  callClass: 'heavy',
  input: z.strictObject({ set: nameField('ID or name of the set.') }),
  output: TileSetSchema.omit({ tiles: true }).extend({
    kinds: z.int().describe('how many kinds of tile'),
    source: z.string(),
    author: z.string(),
    licence: z.string(),
    credit: z.string().optional().describe("where outlines are from that are not the author's own"),
    tiles: z.array(Tile),
    images: z.string().describe('address of the picture of each tile as SVG, with {id} for its ID'),
  }),
  examples: [
    { title: 'the twelve pentominoes', args: { set: 'pentominoes' } },
    { title: 'dominoes by name', args: { set: 'Double-six dominoes' } },
  ],
  run: ({ set }, context) => {
    const spec = findTileSet(set);
    if (!spec) return refuseUnknownName('set of tiles', set, TILES);
    const { tiles: kinds, ...rest } = tileSetToJson(spec, context);
    const tiles = tilesOf(spec).map((tile) => {
      const { id, name, count, text, facts } = tile;
      return {
        id,
        name,
        count,
        text,
        facts: facts as z.input<typeof Tile>['facts'],
        svg: svgOf(tile, `${name}: ${text}`),
      };
    });
    return ok({
      ...rest,
      kinds,
      source: spec.source,
      author: 'Parlour',
      licence: spec.licence,
      ...(spec.credit && { credit: spec.credit }),
      tiles,
      images: siteUrlOf(context) + partImagesPath('tiles', spec.id),
    });
  },
  picture: ({ id, url }) => ({ svg: tileSheetSvg(id)!, width: SHEET, url }),
  light: ({ tiles, images, ...set }) => ({
    ...set,
    tiles: tiles.map(({ id, name, count, text }) => ({ id, name, ...(count !== 1 && { count }), text })),
    images,
  }),
  text: ({ name, summary, tiles }) =>
    [`${name}: ${summary}`, ...tiles.map((tile) => `${tile.count} × ${tile.name}: ${tile.text}`)].join('\n'),
});
