import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'oracle_list_tables',
  title: 'Oracle tables',
  description: 'To find an oracle table: all tables of a system with their dice and sizes.',
  input: z.strictObject({ system: name('role-playing system; oracle_list_games lists them') }),
  output: z.object({
    system: z.string(),
    total: z.int(),
    tables: z.array(z.object({ id: z.string(), name: z.string(), dice: z.string() })),
  }),
});
