import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { TABLE_SUBJECTS } from '../../oracle/table.ts';
import { nameField } from '../fields.ts';
import { groupNames } from '../light.ts';
import { defineTool } from '../tool.ts';
import { findOracleTables } from './lookup.ts';

export default defineTool({
  name: 'oracle_list_tables',
  title: 'Oracle tables',
  description:
    "Lists a system's oracle tables with the ID, dice and number of rows of each. The IDs are what oracle_roll and oracle_table_view take as table.",
  input: z.strictObject({ system: nameField('Role-playing system; see oracle_list_games.') }),
  output: z.object({
    system: z.string(),
    total: z.int(),
    tables: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        dice: z.string(),
        rows: z.int(),
        about: z.enum(TABLE_SUBJECTS),
        region: z.string().optional(),
      }),
    ),
  }),
  examples: [{ title: 'the tables of Knave', args: { system: 'knave' } }],
  run: ({ system }) => {
    const tableSet = findOracleTables(system);
    if (!tableSet.ok) return tableSet;
    const tables = tableSet.value.tables.map(({ id, name, faces, rows, about, region }) => ({
      id,
      name,
      dice: faces.notation,
      rows: rows.length,
      about,
      ...(region && { region }),
    }));
    return ok({ system: tableSet.value.system, total: tables.length, tables });
  },
  light: ({ tables, ...list }) => ({
    ...list,
    tables: groupNames(
      tables,
      ({ about }) => about,
      ({ id, dice }) => `${id} (${dice})`,
    ),
  }),
  next: 'oracle_roll with an ID, without the dice in brackets.',
  text: ({ tables }) => tables.map(({ id, name, dice, rows }) => `${id}: ${name}, ${dice}, ${rows} rows`).join('\n'),
});
