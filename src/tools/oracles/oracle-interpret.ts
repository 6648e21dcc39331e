import { z } from 'zod';
import { name, text } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'oracle_interpret',
  title: 'Interpret a result',
  description: 'To follow up a rolled result that refers to other tables: rolls them and shows each step.',
  input: z.strictObject({
    result: text('the rolled text, e.g. Action + Theme'),
    source_table: name('ID of the table it was rolled on').optional(),
    game: name('role-playing system; oracle_list_games lists them').default('starforged'),
  }),
  output: z.object({
    result: z.string(),
    text: z.string(),
    rolls: z.array(z.object({ table: z.string(), roll: z.int(), text: z.string() })),
  }),
});
