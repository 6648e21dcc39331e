import { z } from 'zod';
import { summarizeMap } from '../../hexmap/describe-map.ts';
import { renderMap } from '../../hexmap/render/draw.ts';
import { parseStyle } from '../../hexmap/render/parse-style.ts';
import { ok } from '../../lib/result.ts';
import { refuse } from '../errors.ts';
import { nameField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { loadMap, requestToJson } from './map-result.ts';
import { MapIdentitySchema, playersField, RANDOM_SEED_DESCRIPTION } from './shapes.ts';

/** Minimum and maximum width of a PNG, in pixels. */
const [MIN_WIDTH, MAX_WIDTH] = [16, 2048];

export default defineTool({
  name: 'hex_export_svg',
  title: 'Draw a hex map',
  description:
    'Draws a hex map as SVG, in a chosen style and scale. The same arguments give the same map as hex_generate_map, which returns the cells as data.',
  random: true,
  seedFrom: 'seed',
  input: z.strictObject({
    game: nameField('map game, e.g. nukes or colony; hex_list_games lists all six'),
    players: playersField,
    size: z
      .int()
      .min(1)
      .max(80)
      .describe("how large the map is, in the game's own measure; default: the game's")
      .optional(),
    seed: nameField(RANDOM_SEED_DESCRIPTION).optional(),
    style: nameField(
      'illustrated (default), flat, print or night; +coordinates shows q,r, +plain only the map',
    ).optional(),
    hexSize: z.number().min(4).max(200).describe('pixels from the centre of a hex to its corner').default(30),
  }),
  output: MapIdentitySchema.extend({
    style: z.string(),
    svg: z.string(),
    width: z.number(),
    height: z.number(),
    text: z.string().describe('the map in words'),
  }),
  examples: [
    { title: 'an island for settlers', args: { game: 'colony', players: 4 }, seed: 'parlour' },
    { title: 'to print', args: { game: 'colony', style: 'print+coordinates', hexSize: 60 }, seed: 'parlour' },
  ],
  run: ({ style: words = 'illustrated', hexSize, seed: writtenSeed, ...args }, { seed }) => {
    const style = parseStyle(words);
    if (!style.ok) return refuse('unknown_name', style.error, 'hex_list_games lists the styles.');
    const map = loadMap({ ...args, seed, writtenSeed });
    if (!map.ok) return map;
    const description = summarizeMap(map.value);
    const drawing = renderMap(map.value, { ...style.value, hexSize, description });
    return ok({ ...requestToJson(map.value.request), style: words, ...drawing, text: description });
  },
  picture: ({ svg, width }) => ({ svg, width: Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, width)) }),
  text: ({ text, share }) => `${text}\n${share}`,
});
