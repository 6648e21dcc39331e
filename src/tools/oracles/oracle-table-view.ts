import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { Row } from './shapes.ts';

export default tool({
  name: 'oracle_table_view',
  title: 'Read a table',
  description: 'To read an oracle table: all entries with their ranges.',
  input: z.strictObject({
    table: name('table ID'),
    game: name('role-playing system; oracle_list_games lists them').default('starforged'),
  }),
  output: z.object({ table: z.string(), name: z.string(), dice: z.string(), rows: z.array(Row) }),
});
