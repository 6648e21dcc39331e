import { z } from 'zod';
import { creditLineOf } from '../../entity/systems.ts';
import { ok } from '../../lib/result.ts';
import { interpretResult } from '../../oracle/interpret.ts';
import { refuse } from '../errors.ts';
import { nameField, textField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { findOracleTables, rollLines } from './lookup.ts';
import { TableRollSchema } from './shapes.ts';

export default defineTool({
  name: 'oracle_interpret',
  title: 'Interpret a result',
  description:
    'Resolves a rolled result that refers to other tables, such as "Action + Theme", by rolling on those tables and showing each step. Use it after oracle_roll.',
  random: true,
  input: z.strictObject({
    result: textField('The rolled text, e.g. Action + Theme.'),
    source_table: nameField('ID of the table it was rolled on.').optional(),
    game: nameField('Role-playing system; see oracle_list_games.').default('starforged'),
  }),
  output: z.object({
    system: z.string(),
    result: z.string(),
    text: z.string().describe('the result with what it refers to in its place'),
    found: z
      .enum(['row', 'tables', 'nothing'])
      .describe('a row of the source table, tables that the text names, or nothing: then words to think on were drawn'),
    rolls: z.array(TableRollSchema),
    credit: z.string(),
  }),
  examples: [
    { title: 'an action and a theme', args: { result: 'Action + Theme' }, seed: 'parlour' },
    {
      title: 'roll twice',
      args: { result: 'Roll twice', source_table: 'characters/role' },
      seed: 'parlour',
    },
  ],
  run: ({ result, source_table, game }, { rng }) => {
    const tableSet = findOracleTables(game);
    if (!tableSet.ok) return tableSet;
    const found = interpretResult(tableSet.value, result, source_table, rng);
    if (!found.ok) return refuse('unknown_name', found.error, 'oracle_list_tables lists the tables of a system.');
    const { system } = tableSet.value;
    return ok({ system, result, ...found.value, rolls: [...found.value.rolls], credit: creditLineOf(system) });
  },
  text: ({ text, rolls }) => [text, ...rolls.flatMap((roll) => rollLines(roll))].join('\n'),
});
