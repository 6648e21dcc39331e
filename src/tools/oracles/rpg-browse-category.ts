import { z } from 'zod';
import { name } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { tool } from '../tool.ts';
import { Entity } from './shapes.ts';

export default tool({
  name: 'rpg_browse_category',
  title: 'Browse entities',
  description: 'To leaf through all entities of one category of a system, page by page.',
  input: z.strictObject({
    system: name('role-playing system; oracle_list_games lists them'),
    game: name('alias of system').optional(),
    category: name('kind of entity: spell, monster, class, item …'),
    page: z.int().min(1).describe('page number').default(1),
    pageSize: z.int().min(1).max(LIMITS.page).describe('entities a page').default(20),
  }),
  aliases: { game: 'system' },
  output: z.object({
    system: z.string(),
    category: z.string(),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    pages: z.int(),
    entities: z.array(Entity),
  }),
});
