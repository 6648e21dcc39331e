import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'game_nukes_combat',
  title: 'Nukes combat',
  description: 'To resolve a fight in nukes between two units on a terrain: rolls, casualties and exact odds.',
  random: true,
  input: z.strictObject({
    attacker: name('unit type that attacks'),
    defender: name('unit type that defends'),
    terrain: name('where the defender stands: plains, forest, mountain, urban').optional(),
  }),
  output: z.object({
    attacker: z.string(),
    defender: z.string(),
    terrain: z.string(),
    winner: z.string().nullable(),
    rolls: z.array(z.object({ attacker: z.int(), defender: z.int() })),
  }),
});
