import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { Entity } from './shapes.ts';

export default tool({
  name: 'rpg_get_entity',
  title: 'One entity',
  description: 'To read everything about one spell, monster, class or item, by name.',
  input: z.strictObject({
    name: name('name of the entity'),
    system: name('role-playing system; oracle_list_games lists them').optional(),
    game: name('alias of system').optional(),
    category: name('kind of entity: spell, monster, class, item …').optional(),
  }),
  aliases: { game: 'system' },
  output: Entity,
});
