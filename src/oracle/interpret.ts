import { fail, ok, type Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import { markedPartsOf, textBeforeRolls } from './marks.ts';
import type { OracleTables } from './oracle-tables.ts';
import { type RolledResult, TableRoller } from './roll.ts';
import type { OracleTable, TableRow } from './table.ts';

/** A result of an oracle table, worked out with the further rolls that it required. */
export interface Interpretation {
  /** The result, with each reference to a table replaced by the result of the roll on it. */
  readonly text: string;
  /** What the result referred to: a row of the given table, names of tables, or nothing. */
  readonly found: 'row' | 'tables' | 'nothing';
  readonly rolls: RolledResult[];
}

/** Pairs of tables that give words for inspiration. The first pair that a system has is used. */
const PROMPT_PAIRS = [
  ['core/action', 'core/theme'],
  ['action-and-theme/action', 'action-and-theme/theme'],
] as const;

/**
 * Makes the rolls that a result requires: those of its row in the table `source`, or on the tables that the result
 * names. If it refers to nothing, rolls words for inspiration.
 */
export function interpretResult(
  tables: OracleTables,
  result: string,
  source: string | undefined,
  rng: Rng,
): Result<Interpretation, string> {
  const roller = new TableRoller(tables, rng);
  if (source !== undefined) {
    const table = tables.find(source);
    if (!table.ok) return fail(table.error);
    const row = rowOf(tables, table.value, result);
    if (row?.references.length) {
      const rolled = roller.follow(table.value, row.min);
      return ok({ text: rolled.result, found: 'row', rolls: rolled.rolls });
    }
  }
  const namedTables = tablesIn(tables, result);
  if (namedTables.length) {
    const rolls = namedTables.map((table) => roller.roll(table));
    return ok({ text: rolls.map(({ result }) => result).join(' '), found: 'tables', rolls });
  }
  const rolls = promptsOf(tables).map((table) => roller.roll(table));
  const words = rolls.map(({ result }) => result).join(' ');
  return ok({ text: words ? `${result.trim()} (to think on: ${words})` : result.trim(), found: 'nothing', rolls });
}

const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const rowOf = (tables: OracleTables, { rows }: OracleTable, text: string): TableRow | undefined =>
  rows.find(
    (row) =>
      isSame(
        textBeforeRolls(row.text, (id) => tables.get(id)?.name ?? id),
        text,
      ) || isSame(row.text, text),
  );

/**
 * Returns the tables that a text names, as marks or separated by plus signs, commas, "and" or "then". Empty unless
 * every part names a table.
 */
function tablesIn(tables: OracleTables, text: string): OracleTable[] {
  const marks = markedPartsOf(text).flatMap((part) => (part.kind === 'table' ? [part.table] : []));
  const names = marks.length ? marks : text.split(/\+|,|;|\band\b|\bthen\b|⏵/i);
  const found: OracleTable[] = [];
  for (const name of names) {
    const table = name.trim() ? tables.find(name) : undefined;
    // Stop at the first other word: comparing each part of a long text with all tables takes most of a second.
    if (!table?.ok) return [];
    found.push(table.value);
  }
  return found;
}

function promptsOf(tables: OracleTables): OracleTable[] {
  const pair = PROMPT_PAIRS.find((ids) => ids.every((id) => tables.get(id)));
  if (pair) return pair.map((id) => tables.get(id)!);
  return tables.tables.filter(({ about }) => about === 'idea' || about === 'event').slice(0, 1);
}
