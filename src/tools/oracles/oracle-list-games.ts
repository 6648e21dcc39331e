import { z } from 'zod';
import { tool } from '../tool.ts';

export default tool({
  name: 'oracle_list_games',
  title: 'Role-playing systems',
  description: 'To see which role-playing systems are known, and what each has: tables, entities, recipes, characters.',
  input: z.strictObject({}),
  output: z.object({
    total: z.int(),
    systems: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        tables: z.int(),
        recipes: z.int(),
        chargen: z.boolean(),
        licence: z.string(),
      }),
    ),
  }),
});
