import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'hex_export_svg',
  title: 'Draw a hex map',
  description: 'To see a hex map: makes it as hex_generate_map does and draws it as SVG in a chosen style.',
  random: true,
  input: z.strictObject({
    game: name('map game, e.g. nukes or colony; hex_list_games lists all six'),
    players: z.int().min(1).max(12).describe('how many players').optional(),
    size: z
      .int()
      .min(1)
      .max(80)
      .describe("how large the map is, in the game's own measure; default: the game's")
      .optional(),
    seed: name('makes the same map again').optional(),
    style: name('visual style; hex_list_games lists them').optional(),
    hexSize: z.number().min(4).max(200).describe('pixels from the centre of a hex to its corner').default(30),
  }),
  output: z.object({ game: z.string(), seed: z.string(), svg: z.string(), width: z.number(), height: z.number() }),
});
