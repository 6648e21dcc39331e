import { z } from 'zod';
import { creditLineOf } from '../../entity/systems.ts';
import { ok } from '../../lib/result.ts';
import { TableRoller } from '../../oracle/roll.ts';
import { nameField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { findOracleTable, findOracleTables, rollLines } from './lookup.ts';
import { TableRollSchema } from './shapes.ts';

export default defineTool({
  name: 'oracle_roll',
  title: 'Roll on an oracle',
  description:
    "Rolls on one of a system's oracle tables, or on a random one, and returns the roll, its row and the result. For a yes/no answer, use oracle_ask; to read a table without rolling, oracle_table_view.",
  random: true,
  input: z.strictObject({
    system: nameField('Role-playing system; see oracle_list_games.'),
    table: nameField('Table ID. Default: random.').optional(),
  }),
  output: TableRollSchema.extend({
    system: z.string(),
    source: z.string(),
    licence: z.string(),
    credit: z.string(),
    seeAlso: z.array(z.string()).optional().describe('tables that are often rolled with this one'),
  }),
  examples: [
    { title: 'a character’s goal', args: { system: 'starforged', table: 'characters/goal' }, seed: 'parlour' },
    { title: 'any table of a maze', args: { system: 'maze-rats' }, seed: 'parlour' },
  ],
  run: ({ system, table }, { rng }) => {
    const tableSet = findOracleTables(system);
    if (!tableSet.ok) return tableSet;
    const found = table === undefined ? ok(rng.pick(tableSet.value.tables)) : findOracleTable(tableSet.value, table);
    if (!found.ok) return found;
    const { source, licence, seeAlso, system: slug } = found.value;
    const rolled = new TableRoller(tableSet.value, rng).roll(found.value);
    return ok({
      system: slug,
      ...rolled,
      source,
      licence,
      credit: creditLineOf(slug),
      ...(seeAlso && { seeAlso: [...seeAlso] }),
    });
  },
  text: ({ system, ...rolled }) => `${system}\n${rollLines(rolled).join('\n')}`,
});
