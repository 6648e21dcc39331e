import { z } from 'zod';
import { mapToText } from '../../hexmap/formats/text.ts';
import { ok } from '../../lib/result.ts';
import { nameField } from '../fields.ts';
import { mapImagePath } from '../image-address.ts';
import { siteUrlOf } from '../site.ts';
import { defineTool } from '../tool.ts';
import { lightMap } from './light-map.ts';
import { loadMap, mapToJson } from './map-result.ts';
import { MapResultSchema, playersField, RANDOM_SEED_DESCRIPTION } from './shapes.ts';

export default defineTool({
  name: 'hex_generate_map',
  title: 'Generate a hex map',
  description:
    'Generates a hex map for a map game and returns its cells with terrain, a balance score and a share string; the same game, options, players, size and seed always give the same map. For a picture, use hex_export_svg.',
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
  }),
  output: MapResultSchema,
  examples: [
    { title: 'an island for settlers', args: { game: 'colony', players: 4 }, seed: 'parlour' },
    {
      title: 'islands for three, each like the others',
      args: { game: 'nukes+symmetric', players: 3 },
      seed: 'parlour',
    },
    { title: 'a galaxy', args: { game: 'epic4', players: 6 }, seed: 'parlour' },
    { title: 'a land to explore', args: { game: 'wilds', size: 6 }, seed: 'parlour' },
  ],
  run: ({ seed: writtenSeed, ...args }, context) => {
    const map = loadMap({ ...args, seed: context.seed, writtenSeed });
    if (!map.ok) return map;
    const json = mapToJson(map.value);
    return ok({ ...json, image: siteUrlOf(context) + mapImagePath(json.share) });
  },
  light: lightMap,
  next: 'hex_pathfind, hex_compute_fov and hex_get_info take the share string as seed; hex_export_svg draws the map.',
  text: ({ summary, share, ...rest }) => `${mapToText(rest)}\n\n${summary}\n${share}`,
});
