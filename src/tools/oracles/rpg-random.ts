import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { Entity } from './shapes.ts';

export default tool({
  name: 'rpg_random',
  title: 'Random entities',
  description: 'To be inspired: random entities of a system, of one category or any.',
  random: true,
  input: z.strictObject({
    game: name('role-playing system; oracle_list_games lists them'),
    system: name('alias of game').optional(),
    category: name('kind of entity; omit for any').optional(),
    count: z.int().min(1).max(10).describe('how many entities').default(1),
  }),
  aliases: { system: 'game' },
  output: z.object({ system: z.string(), total: z.int(), entities: z.array(Entity) }),
});
