import { z } from 'zod';
import { names } from '../fields.ts';
import { tool } from '../tool.ts';
import { Faction } from './shapes.ts';

export default tool({
  name: 'epic4_random_factions',
  title: 'Assign factions',
  description: 'To start the space epic: one random faction for each of 3 to 8 players.',
  random: true,
  input: z.strictObject({
    players: z.int().min(3).max(8).describe('how many players'),
    expansions: names('only from these expansions; default: all').optional(),
  }),
  output: z.object({ assignments: z.array(z.object({ player: z.int(), faction: Faction })) }),
});
