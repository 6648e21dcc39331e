import { z } from 'zod';
import { creditLineOf } from '../../entity/systems.ts';
import { ok } from '../../lib/result.ts';
import { textBeforeRolls } from '../../oracle/marks.ts';
import { nameField } from '../fields.ts';
import { rangeText } from '../light.ts';
import { defineTool } from '../tool.ts';
import { findOracleTable, findOracleTables } from './lookup.ts';
import { TableRowSchema } from './shapes.ts';

export default defineTool({
  name: 'oracle_table_view',
  title: 'Read a table',
  description:
    'Returns every entry of an oracle table with its roll range, without rolling. To roll on it, use oracle_roll.',
  input: z.strictObject({
    table: nameField('Table ID.'),
    game: nameField('Role-playing system; see oracle_list_games.').default('starforged'),
  }),
  output: z.object({
    system: z.string(),
    table: z.string(),
    name: z.string(),
    dice: z.string(),
    about: z.string(),
    region: z.string().optional(),
    rows: z.array(
      TableRowSchema.extend({
        chance: z.number().describe('of all rolls, 0 to 1'),
        tables: z.array(z.string()).optional().describe('IDs of tables that the row refers to'),
      }),
    ),
    source: z.string(),
    licence: z.string(),
    credit: z.string(),
  }),
  examples: [{ title: 'what actions there are', args: { table: 'core/action' } }],
  run: ({ table, game }) => {
    const tableSet = findOracleTables(game);
    if (!tableSet.ok) return tableSet;
    const found = findOracleTable(tableSet.value, table);
    if (!found.ok) return found;
    const { id, name, faces, about, region, rows, source, licence, system } = found.value;
    const nameOf = (other: string) => tableSet.value.get(other)?.name ?? other;
    const rowsJson = rows.map(({ min, max, text, references }) => ({
      min,
      max,
      text: textBeforeRolls(text, nameOf),
      chance: chanceOf(faces, min, max),
      ...(references.length && { tables: [...new Set(references.map(({ table }) => tableSet.value.get(table)!.id))] }),
    }));
    return ok({
      system,
      table: id,
      name,
      dice: faces.notation,
      about,
      ...(region && { region }),
      rows: rowsJson,
      source,
      licence,
      credit: creditLineOf(system),
    });
  },
  light: ({ rows, ...table }) => ({ ...table, rows: rows.map(rowText) }),
  next: 'oracle_roll with this table rolls on it.',
  text: ({ name, dice, rows }) => [`${name} (${dice})`, ...rows.map(rowText)].join('\n'),
});

const rowText = ({ text, ...row }: z.output<typeof TableRowSchema>): string => `${rangeText(row)}: ${text}`;

/** Probability of a result from `min` to `max`, rounded to six digits. */
function chanceOf(
  { results, ways, allWays }: { results: readonly number[]; ways(result: number): number; allWays: number },
  min: number,
  max: number,
): number {
  const own = results.filter((result) => result >= min && result <= max);
  const share = own.reduce((sum, result) => sum + ways(result), 0) / allWays;
  return Math.round(share * 1e6) / 1e6;
}
