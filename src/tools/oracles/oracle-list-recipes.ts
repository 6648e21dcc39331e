import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'oracle_list_recipes',
  title: 'Scene recipes',
  description: 'To choose a recipe for oracle_scene: all recipes, of one system or of all.',
  input: z.strictObject({ game: name('only this system; omit for all').optional() }),
  output: z.object({
    total: z.int(),
    recipes: z.array(z.object({ id: z.string(), system: z.string(), title: z.string(), tables: z.array(z.string()) })),
  }),
});
