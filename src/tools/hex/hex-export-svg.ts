import { z } from 'zod';
import { summarizeMap } from '../../hexmap/describe-map.ts';
import { mapToText } from '../../hexmap/formats/text.ts';
import { renderMap } from '../../hexmap/render/draw.ts';
import { parseStyle } from '../../hexmap/render/parse-style.ts';
import { ok } from '../../lib/result.ts';
import { refuse } from '../errors.ts';
import { nameField } from '../fields.ts';
import { mapImagePath } from '../image-address.ts';
import { omit } from '../light.ts';
import { siteUrlOf } from '../site.ts';
import { defineTool } from '../tool.ts';
import { loadMap, requestToJson, terrainCells } from './map-result.ts';
import { MapIdentitySchema, playersField, RANDOM_SEED_DESCRIPTION } from './shapes.ts';

/** Minimum and maximum width of a PNG, in pixels. */
const [MIN_WIDTH, MAX_WIDTH] = [16, 2048];

export default defineTool({
  name: 'hex_export_svg',
  title: 'Draw a hex map',
  description:
    'Draws a hex map as SVG, in a chosen style and scale. The same arguments give the same map as hex_generate_map, which returns the cells as data.',
  callClass: 'heavy',
  random: true,
  seedFrom: 'seed',
  input: z.strictObject({
    game: nameField('Map game, e.g. nukes or colony; see hex_list_games.'),
    players: playersField,
    size: z
      .int()
      .min(1)
      .max(80)
      .describe("Map size in the game's own unit; see hex_list_games. Default: the game's usual size.")
      .optional(),
    seed: nameField(RANDOM_SEED_DESCRIPTION).optional(),
    style: nameField(
      'Style: illustrated (default), flat, print or night; then +coordinates, +numbers, +plain.',
    ).optional(),
    hexSize: z.number().min(4).max(200).describe('Pixels from the centre of a hex to its corner.').default(30),
  }),
  output: MapIdentitySchema.extend({
    style: z.string(),
    svg: z.string(),
    width: z.number(),
    height: z.number(),
    text: z.string().describe('the map in words'),
    map: z.string().describe('the map in rows of letters'),
    image: z.string().describe('address of the drawing as SVG; ending in .png it is PNG'),
  }),
  examples: [
    { title: 'an island for settlers', args: { game: 'colony', players: 4 }, seed: 'parlour' },
    { title: 'to print', args: { game: 'colony', style: 'print+coordinates', hexSize: 60 }, seed: 'parlour' },
  ],
  run: ({ style: words = 'illustrated', hexSize, seed: writtenSeed, ...args }, context) => {
    const style = parseStyle(words);
    if (!style.ok) return refuse('unknown_name', style.error, 'hex_list_games lists the styles.');
    const found = loadMap({ ...args, seed: context.seed, writtenSeed });
    if (!found.ok) return found;
    const { request } = found.value;
    const facts = requestToJson(request);
    const text = summarizeMap(found.value);
    const drawing = renderMap(found.value, { ...style.value, hexSize, description: text });
    const map = mapToText({ orientation: request.game.orientation, cells: terrainCells(found.value) });
    const image = siteUrlOf(context) + mapImagePath(facts.share, words);
    return ok({ ...facts, style: words, ...drawing, text, map, image });
  },
  picture: ({ svg, width, image }) => ({ svg, width: Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, width)), url: image }),
  light: (drawing) => omit(drawing, 'svg', 'width', 'height'),
  text: ({ text, share }) => `${text}\n${share}`,
});
