import { z } from 'zod';
import { searchTileSets } from '../../gallery/tiles/tiles.ts';
import { ok } from '../../lib/result.ts';
import { textField } from '../fields.ts';
import { groupNames } from '../light.ts';
import { defineTool } from '../tool.ts';
import { TileSetSchema, tileSetToJson } from './tile-shapes.ts';

export default defineTool({
  name: 'tile_gallery_search',
  title: 'Search tile sets',
  description:
    'Searches tile sets (hexes, dominoes, mahjong, polyominoes and more) and returns each with its shape and tile counts. Without query, lists all of them.',
  callClass: 'heavy',
  input: z.strictObject({ query: textField('Search words. Default: all sets.').optional() }),
  output: z.object({ total: z.int(), sets: z.array(TileSetSchema).describe('all that match, the best first') }),
  examples: [
    { title: 'all sets', args: {} },
    { title: 'sets of hexagons', args: { query: 'hexagon' } },
  ],
  run: ({ query = '' }, context) => {
    const sets = searchTileSets(query).map((spec) => tileSetToJson(spec, context));
    return ok({ total: sets.length, sets });
  },
  light: ({ total, sets }) => ({
    total,
    sets: groupNames(
      sets,
      ({ shape }) => shape,
      ({ id, tiles }) => `${id} (${tiles})`,
    ),
  }),
  next: ({ sets }) =>
    sets.length ? 'tile_gallery_get with the ID of a set; its number of kinds is in brackets.' : undefined,
  text: ({ sets }) =>
    sets.map(({ id, name, tiles, pieces }) => `${id}: ${name}, ${tiles} kinds, ${pieces} tiles`).join('\n') ||
    'No set of tiles is found by these words.',
});
