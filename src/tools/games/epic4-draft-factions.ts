import { z } from 'zod';
import { count, names } from '../fields.ts';
import { tool } from '../tool.ts';
import { Faction } from './shapes.ts';

export default tool({
  name: 'epic4_draft_factions',
  title: 'Draft factions',
  description: 'To draft for the space epic: a pool of factions for each player to pick from, none twice.',
  random: true,
  input: z.strictObject({
    players: z.int().min(3).max(8).describe('how many players').default(6),
    choices: count('factions offered to each player', 20).default(3),
    expansions: names('only from these expansions; default: all').optional(),
  }),
  output: z.object({ pools: z.array(z.object({ player: z.int(), factions: z.array(Faction) })) }),
});
