import { z } from 'zod';
import { name, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { tool } from '../tool.ts';
import { Entity } from './shapes.ts';

export default tool({
  name: 'rpg_search_entities',
  title: 'Search entities',
  description: 'To find spells, monsters, classes and items by words, in one system or all.',
  input: z.strictObject({
    query: text('words to look for'),
    system: name('role-playing system; oracle_list_games lists them').optional(),
    game: name('alias of system').optional(),
    category: name('kind of entity: spell, monster, class, item …').optional(),
    limit: z.int().min(1).max(LIMITS.page).describe('how many results at most').default(10),
  }),
  aliases: { game: 'system' },
  output: z.object({ total: z.int(), entities: z.array(Entity) }),
});
