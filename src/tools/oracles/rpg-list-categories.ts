import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'rpg_list_categories',
  title: 'Entity categories',
  description: 'To see which kinds of entity a system has, and how many of each.',
  input: z.strictObject({
    game: name('only this system; omit for all').optional(),
    system: name('alias of game').optional(),
  }),
  aliases: { system: 'game' },
  output: z.object({
    total: z.int(),
    categories: z.array(z.object({ system: z.string(), category: z.string(), count: z.int() })),
  }),
});
