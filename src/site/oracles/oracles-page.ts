import { ROLEPLAYING_SYSTEMS, type SystemSlug } from '../../entity/systems.ts';
import { groupBy } from '../../lib/group-by.ts';
import { plainName } from '../../lib/match-name.ts';
import { countOf } from '../../lib/wording.ts';
import { ORACLE_SYSTEMS, oracleTablesOf } from '../../oracle/oracle-tables.ts';
import { type OracleTable, TABLE_SUBJECTS, type TableSubject } from '../../oracle/table.ts';
import { breadcrumbs, escapeHtml, htmlPage, searchForm } from '../page.ts';
import { systemOfSlug } from '../systems.ts';
import { askForm } from './ask-page.ts';
import { encounterForm, hasEncounters, monsterCount } from './encounter-page.ts';
import { ORACLES_CRUMB, ORACLES_ROOT, oraclePath } from './paths.ts';
import { tableTitle } from './rolled-html.ts';
import { sceneForm } from './scene-page.ts';

/** Whether a system has tables to roll on. */
export const hasTables = (system: SystemSlug): boolean => ORACLE_SYSTEMS.some((one) => one === system);

/** Makes the page of all oracles, with the tables of all systems that a query finds. */
export function oraclesPage(query: string): string {
  const found = query ? ORACLE_SYSTEMS.flatMap((system) => searchTables(system, query)) : [];
  return htmlPage(
    query ? `Oracle tables: ${query}` : 'Oracles',
    'Ask a yes/no question, roll on the tables of role-playing systems, make scenes and encounters.',
    `<h1>Oracles</h1>
<p class="lead">Ask a yes/no question, roll on a table, make a scene or an encounter.</p>
${askForm()}
<h2 id="tables">Tables</h2>
${searchForm('Find a table', query, ORACLES_ROOT)}
${query ? resultsHtml(query, found) : ''}
<ul class="cards">
${ROLEPLAYING_SYSTEMS.map(({ slug, title }) => systemItem(slug, title)).join('\n')}
</ul>`,
  );
}

function systemItem(system: SystemSlug, title: string): string {
  const parts = [
    ...(hasTables(system) ? [countOf(oracleTablesOf(system).tables.length, 'table'), 'scenes'] : []),
    ...(hasEncounters(system) ? [`encounters with ${monsterCount(system)}`] : []),
  ];
  return `<li><a href="${oraclePath(system)}">${escapeHtml(title)}</a><br>${parts.join(', ')}</li>`;
}

/** Maximum number of tables that a search lists. */
const MAX_FOUND = 60;

function resultsHtml(query: string, found: readonly OracleTable[]): string {
  if (!found.length) return `<p>No table has “${escapeHtml(query)}” in its name. The systems below list theirs.</p>`;
  const items = found
    .slice(0, MAX_FOUND)
    .map(
      (table) =>
        `<li>${tableItem(table)} <span class="tag">${escapeHtml(systemOfSlug(table.system).title)}</span></li>`,
    );
  const more = found.length > MAX_FOUND ? `, of which the first ${MAX_FOUND} are shown` : '';
  return `<p>${countOf(found.length, 'table')}${more}.</p>\n<ul class="cards found">\n${items.join('\n')}\n</ul>\n<h3>Systems</h3>`;
}

function tableItem(table: OracleTable): string {
  const { id, system, faces } = table;
  return `<a href="${oraclePath(system, id)}">${escapeHtml(tableTitle(table))}</a> <span class="tag">${faces.notation}</span>`;
}

/** Tables whose name or ID has all words of a query. */
function searchTables(system: SystemSlug, query: string): OracleTable[] {
  const words = query.split(/\s+/).map(plainName).filter(Boolean);
  return oracleTablesOf(system).tables.filter(({ id, name }) => {
    const text = plainName(`${name} ${id}`);
    return words.length > 0 && words.every((word) => text.includes(word));
  });
}

const SUBJECT_WORDS: Readonly<Record<TableSubject, string>> = {
  location: 'Places',
  npc: 'People',
  event: 'Events',
  combat: 'Fights',
  item: 'Things',
  name: 'Names',
  magic: 'Magic',
  idea: 'Ideas',
};

/** Makes the page of a system: its tables, and forms for scenes and encounters. */
export function systemPage(system: SystemSlug, query: string): string {
  const { title } = systemOfSlug(system);
  return htmlPage(
    query ? `Tables of ${title}: ${query}` : `Oracles of ${title}`,
    `Tables, scenes and encounters of ${title}.`,
    `${breadcrumbs([ORACLES_CRUMB])}
<h1>Oracles of ${escapeHtml(title)}</h1>
<p class="lead">${leadOf(system)}</p>
${hasTables(system) ? `<h2>Scene</h2>\n${sceneForm(system)}` : ''}
${hasEncounters(system) ? `<h2>Encounter</h2>\n${encounterForm(system)}` : ''}
${hasTables(system) ? tablesHtml(system, query) : ''}`,
  );
}

const leadOf = (system: SystemSlug): string => {
  if (!hasTables(system)) return 'Make an encounter: who is met, why they are there, and what they carry.';
  return hasEncounters(system)
    ? 'Make a scene or an encounter, or roll on one of the tables.'
    : 'Make a scene, or roll on one of the tables.';
};

function tablesHtml(system: SystemSlug, query: string): string {
  const { tables } = oracleTablesOf(system);
  const shown = query ? searchTables(system, query) : tables;
  const bySubject = groupBy(shown, ({ about }) => about);
  const groups = TABLE_SUBJECTS.flatMap((subject) => {
    const own = bySubject.get(subject);
    return own
      ? [
          `<h3>${SUBJECT_WORDS[subject]}</h3>\n<ul class="tables">${own.map((table) => `<li>${tableItem(table)}</li>`).join('\n')}</ul>`,
        ]
      : [];
  });
  const none = `<p>No table of this system has “${escapeHtml(query)}” in its name.</p>`;
  return `<h2 id="tables">Tables</h2>
${searchForm(`Find one of ${countOf(tables.length, 'table')}`, query, oraclePath(system))}
${query ? `<p><a href="${oraclePath(system)}">All tables</a></p>` : ''}
${groups.length ? groups.join('\n') : none}`;
}
