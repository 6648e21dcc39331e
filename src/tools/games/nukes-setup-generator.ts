import { z } from 'zod';
import { tool } from '../tool.ts';

export default tool({
  name: 'nukes_setup_generator',
  title: 'Set up nukes',
  description: 'To start a game of nukes: a fair random set-up of territories and resources.',
  random: true,
  input: z.strictObject({ players: z.int().min(2).max(6).describe('how many players').default(2) }),
  output: z.object({
    players: z.int(),
    seed: z.string(),
    territories: z.array(z.object({ q: z.int(), r: z.int(), terrain: z.string(), owner: z.int().nullable() })),
  }),
});
