import { capitalize } from '../../lib/wording.ts';
import { type OracleTables, oracleTablesOf } from '../../oracle/oracle-tables.ts';
import type { RolledResult } from '../../oracle/roll.ts';
import type { OracleTable } from '../../oracle/table.ts';
import { escapeHtml } from '../page.ts';
import { oraclePath } from './paths.ts';

/** Writes rolls on tables as a list, with the further rolls that each required below it. */
export function rollsList(rolls: readonly RolledResult[], tables: OracleTables): string {
  if (!rolls.length) return '';
  const items = rolls.map(
    ({ table, dice, roll, result, rolls: further }) =>
      `<li>${tableLink(table, tables)} (${dice}: ${roll}): ${escapeHtml(capitalize(result))}${rollsList(further, tables)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** The name of a table, with what it belongs to where several of the system have the same name. */
export function tableTitle({ id, name, system }: OracleTable): string {
  const isShared = oracleTablesOf(system).tables.some((other) => other.name === name && other.id !== id);
  if (!isShared) return name;
  const [, ...groups] = id.split('/').slice(0, -1);
  return groups.length ? `${name} (${groups.join(', ').replaceAll('-', ' ')})` : name;
}

/** A link to a table, by its name. */
export function tableLink(id: string, tables: OracleTables): string {
  const table = tables.get(id);
  return table
    ? `<a href="${oraclePath(tables.system, table.id)}">${escapeHtml(tableTitle(table))}</a>`
    : escapeHtml(id);
}
