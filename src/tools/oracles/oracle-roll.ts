import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'oracle_roll',
  title: 'Roll on an oracle',
  description: 'To roll on an oracle table of a system: the roll, the row and what it refers to.',
  random: true,
  input: z.strictObject({
    system: name('role-playing system; oracle_list_games lists them'),
    table: name('table to roll on; omit for random').optional(),
  }),
  output: z.object({ system: z.string(), table: z.string(), roll: z.int(), text: z.string() }),
});
