import { formatPercent } from '../../dice/percent.ts';
import { creditLineOf } from '../../entity/systems.ts';
import { Rng } from '../../lib/rng.ts';
import { capitalize, countOf } from '../../lib/wording.ts';
import { textBeforeRolls } from '../../oracle/marks.ts';
import type { OracleTables } from '../../oracle/oracle-tables.ts';
import { type RolledResult, TableRoller } from '../../oracle/roll.ts';
import type { OracleTable, TableRow } from '../../oracle/table.ts';
import { againLink } from '../forms/steps.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import { systemOfSlug } from '../systems.ts';
import { ORACLES_CRUMB, oraclePath } from './paths.ts';
import { rollsList, tableLink } from './rolled-html.ts';

/** Makes the page of a table, with a roll on it if there is a seed. */
export function tablePage(tables: OracleTables, table: OracleTable, seed: string | undefined): string {
  const { id, name, system, faces, rows, seeAlso = [] } = table;
  const { title } = systemOfSlug(system);
  const rolled = seed === undefined ? undefined : new TableRoller(tables, Rng.fromSeed(seed)).roll(table);
  const roll = `${oraclePath(system, id)}?roll=1`;
  return htmlPage(
    `${name} (${title}, ${id}${seed === undefined ? '' : `, ${seed}`})`,
    `${name} (${id}): a table of ${title} to roll on, ${faces.notation}, ${countOf(rows.length, 'row')}.`,
    `${breadcrumbs([ORACLES_CRUMB, { title, path: oraclePath(system) }])}
<h1>${escapeHtml(name)}</h1>
${rolled ? rolledHtml(rolled, tables) : ''}
${againLink(roll, rolled ? 'Roll again' : `Roll ${faces.notation}`)}
${seeAlso.length ? `<p>Often rolled with it: ${seeAlso.map((other) => tableLink(other, tables)).join(', ')}.</p>` : ''}
<h2 id="rows">Table</h2>
<div class="wide" role="region" aria-labelledby="rows" tabindex="0"><table><thead><tr><th scope="col">${faces.notation}</th><th scope="col">Result</th><th scope="col">Chance</th></tr></thead>
<tbody>
${rows.map((row) => rowHtml(row, table, tables, rolled)).join('\n')}
</tbody></table></div>
<p class="facts">${escapeHtml(creditLineOf(system))}</p>`,
  );
}

function rolledHtml({ roll, dice, result, rolls, further }: RolledResult, tables: OracleTables): string {
  const more = further.length
    ? `<p>It may need ${further.map((id) => tableLink(id, tables)).join(', ')} as well.</p>`
    : '';
  return `<p class="rolled">${escapeHtml(capitalize(result))}</p>
<p class="facts">Rolled ${roll} on ${dice}.</p>${rollsList(rolls, tables)}${more}`;
}

function rowHtml(row: TableRow, { faces }: OracleTable, tables: OracleTables, rolled?: RolledResult): string {
  const { min, max, text, references } = row;
  const own = faces.results.filter((result) => result >= min && result <= max);
  const chance = own.reduce((sum, result) => sum + faces.ways(result), 0) / faces.allWays;
  const isRolled = rolled?.row.min === min && rolled.row.max === max;
  const links = [...new Set(references.map(({ table }) => tableLink(table, tables)))];
  const words = escapeHtml(textBeforeRolls(text, (id) => tables.get(id)?.name ?? id));
  const shown = isRolled ? `<strong>${words}</strong> (rolled)` : words;
  return `<tr${isRolled ? ' aria-current="true"' : ''}><th scope="row" class="figure">${min === max ? min : `${min} to ${max}`}</th><td>${shown}${links.length ? ` → ${links.join(', ')}` : ''}</td><td class="figure">${formatPercent(chance)}</td></tr>`;
}
