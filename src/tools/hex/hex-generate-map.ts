import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { MapResult } from './shapes.ts';

export default tool({
  name: 'hex_generate_map',
  title: 'Generate a hex map',
  description:
    'To make a hex map for a game: cells with terrain, fair for the players, the same again for the same seed.',
  random: true,
  input: z.strictObject({
    game: name('map game, e.g. nukes or colony; hex_list_games lists all six'),
    players: z.int().min(1).max(12).describe('how many players').default(2),
    size: z
      .int()
      .min(1)
      .max(80)
      .describe("how large the map is, in the game's own measure; default: the game's")
      .optional(),
    seed: name('makes the same map again').optional(),
  }),
  output: MapResult,
});
