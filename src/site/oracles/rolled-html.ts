import { capitalize } from '../../lib/wording.ts';
import type { OracleTables } from '../../oracle/oracle-tables.ts';
import type { RolledResult } from '../../oracle/roll.ts';
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

/** A link to a table, by its name. */
export function tableLink(id: string, tables: OracleTables): string {
  const table = tables.get(id);
  return table ? `<a href="${oraclePath(tables.system, table.id)}">${escapeHtml(table.name)}</a>` : escapeHtml(id);
}
