import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'oracle_scene',
  title: 'Make a scene',
  description: 'To set a scene: rolls the tables of a recipe, or random ones, and puts them into a sentence.',
  random: true,
  input: z.strictObject({
    system: name('role-playing system; oracle_list_games lists them').default('starforged'),
    recipe: name('recipe ID from oracle_list_recipes').optional(),
    region: z.enum(['terminus', 'outlands', 'expanse']).describe('terrain region').optional(),
    type: z
      .enum(['location', 'npc', 'event', 'combat'])
      .describe('what to make when no recipe is named')
      .default('event'),
  }),
  output: z.object({
    system: z.string(),
    sentence: z.string(),
    rolls: z.array(z.object({ table: z.string(), roll: z.int(), text: z.string() })),
  }),
});
