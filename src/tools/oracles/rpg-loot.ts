import { z } from 'zod';
import { count, name } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'rpg_loot',
  title: 'Random loot',
  description: 'To reward a party: random finds of a tier, with values.',
  random: true,
  input: z.strictObject({
    system: name('role-playing system; oracle_list_games lists them').default('5e'),
    tier: z.enum(['minor', 'major', 'legendary']).describe('how precious it is').default('minor'),
    count: count('how many finds', 100).default(3),
  }),
  output: z.object({
    system: z.string(),
    tier: z.string(),
    loot: z.array(z.object({ name: z.string(), value: z.number().optional() })),
  }),
});
