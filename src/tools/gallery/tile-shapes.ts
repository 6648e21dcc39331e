import { z } from 'zod';
import { tileCountInBox, type tileSpecs, tilesOf } from '../../gallery/tiles/tiles.ts';
import type { CallContext } from '../context.ts';
import { siteUrlOf } from '../site.ts';

/** Schema for a tile set in lists. */
export const TileSetSchema = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  shape: z.string().describe('outline of the tiles: square, domino, triangle, hexagon …'),
  tiles: z.int().describe('how many kinds of tile'),
  pieces: z.int().describe('how many tiles are in the box'),
  games: z.array(z.string()).describe('slugs of games that are played with it'),
  url: z.string().describe('all tiles on one sheet, as SVG'),
});

/** Converts a tile set to its form in lists. */
export const tileSetToJson = (
  spec: (typeof tileSpecs)[number],
  context: CallContext,
): z.input<typeof TileSetSchema> => ({
  id: spec.id,
  name: spec.name,
  summary: spec.summary,
  shape: spec.shape,
  tiles: tilesOf(spec).length,
  pieces: tileCountInBox(spec),
  games: [...spec.games],
  url: `${siteUrlOf(context)}/gallery/tiles/${spec.id}.svg`,
});
