import { z } from 'zod';
import { tileCountInBox, tileSpecs, tilesOf } from '../../gallery/tiles/tiles.ts';
import { ok } from '../../lib/result.ts';
import { defineTool } from '../tool.ts';
import { countByWord, KindCountsSchema } from './shapes.ts';

export default defineTool({
  name: 'tile_gallery_stats',
  title: 'Tile sets in numbers',
  description: 'Returns the number of tile sets and tile types, by shape and by game.',
  callClass: 'heavy',
  input: z.strictObject({}),
  output: z.object({
    total: z.int().describe('sets'),
    tiles: z.int().describe('kinds of tile in all sets'),
    pieces: z.int().describe('tiles in all boxes'),
    shapes: KindCountsSchema.describe('sets by outline of their tiles'),
    games: KindCountsSchema.describe('sets by game that is played with them'),
  }),
  examples: [{ title: 'the numbers', args: {} }],
  run: () =>
    ok({
      total: tileSpecs.length,
      tiles: tileSpecs.reduce((sum, spec) => sum + tilesOf(spec).length, 0),
      pieces: tileSpecs.reduce((sum, spec) => sum + tileCountInBox(spec), 0),
      shapes: countByWord(tileSpecs.map(({ shape }) => shape)),
      games: countByWord(tileSpecs.flatMap(({ games }) => games)),
    }),
  text: ({ total, tiles, pieces, shapes }) =>
    [
      `${total} sets, ${tiles} kinds of tile, ${pieces} tiles`,
      ...Object.entries(shapes).map(([shape, count]) => `${shape}: ${count}`),
    ].join('\n'),
});
