import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'rpg_chargen',
  title: 'Random character',
  description: 'To make a random character for a role-playing system: figures, gear and every roll shown.',
  random: true,
  input: z.strictObject({
    system: name('role-playing system; oracle_list_games lists them'),
    level: z.int().min(1).max(20).describe('level of the character').default(1),
    class: name('class or background; omit for random').optional(),
  }),
  output: z.object({ system: z.string(), name: z.string(), level: z.int(), class: z.string().nullable() }),
});
