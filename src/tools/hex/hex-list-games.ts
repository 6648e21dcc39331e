import { z } from 'zod';
import { tool } from '../tool.ts';

export default tool({
  name: 'hex_list_games',
  title: 'Hex map games',
  description: 'To choose a kind of hex map: the six map games with their options, terrains, styles and sizes.',
  input: z.strictObject({}),
  output: z.object({ total: z.int(), games: z.array(z.object({ slug: z.string(), title: z.string() })) }),
});
