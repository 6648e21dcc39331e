import {
  type DataswornNode,
  openlyLicensedEntries,
  type RulesetName,
  readRuleset,
  replaceLinksByNames,
  stripMarkup,
} from '../entity/packages.ts';
import type { SystemSlug } from '../entity/systems.ts';
import { CC_BY_LICENCE } from '../entity/systems.ts';
import { replaceBetween } from '../lib/replace-between.ts';
import { parseTableDice } from './faces.ts';
import {
  type OracleTable,
  REGIONS,
  type Region,
  type RowReference,
  type TableRow,
  type TableSubject,
} from './table.ts';

/** A row of a Datasworn table. A row without a range of rolls is a heading or a note. */
interface DataswornRow {
  readonly min: number | null;
  readonly max: number | null;
  readonly text: string;
  readonly text2?: string | null;
  readonly oracle_rolls?: readonly {
    readonly oracle: string | null;
    readonly auto: boolean;
    readonly duplicates: 'reroll' | 'keep' | 'make_it_worse';
    readonly number_of_rolls: number;
  }[];
  readonly template?: { readonly text?: string };
}

/** Patterns for IDs of tables, with the subject of the tables. The first pattern that matches counts. */
const SUBJECT_PATTERNS: readonly (readonly [RegExp, TableSubject])[] = [
  [/names?(\/|$)|callsign|sector-name|site-name/, 'name'],
  [/^(moves\/)?(misc\/combat|combat|turning-point\/combat)/, 'combat'],
  [/take-decisive-action|endure-|withstand-damage|mystic-backlash|monstrosity|rampaging/, 'combat'],
  [/^(delve\/)?(characters?|creatures|factions|starships)(\/|$)/, 'npc'],
  [
    /^(delve\/)?(planets|settlements?|derelicts|vaults|location-themes|place|space\/stellar|feature|site-nature)/,
    'location',
  ],
  [/^(core|action-and-theme)/, 'idea'],
];

const subjectOf = (id: string): TableSubject => SUBJECT_PATTERNS.find(([pattern]) => pattern.test(id))?.[1] ?? 'event';

/**
 * Converts the ID of a table from Datasworn's form to ours: `starforged/oracles/core/action` becomes `core/action`,
 * `delve/oracles/trap/trap` becomes `delve/trap/trap`.
 */
const idOf = (dataswornId: string): string => {
  const [, ruleset, path] = /^([a-z_]+)\/oracles\/(.+)$/.exec(dataswornId) ?? [];
  const id = (path ?? dataswornId).replaceAll('_', '-');
  return ruleset === 'delve' ? `delve/${id}` : id;
};

/** Loads those tables of a ruleset that have an open licence. */
export function loadDataswornTables(ruleset: RulesetName, system: SystemSlug): OracleTable[] {
  const tables: OracleTable[] = [];
  for (const { node, source, collection } of openlyLicensedEntries(readRuleset(ruleset).oracles)) {
    const id = idOf(node._id);
    const region = REGIONS.find((region) => id.endsWith(`/${region}`));
    const page = source.page ? `, page ${source.page}` : '';
    tables.push({
      id,
      name: nameOf(node, collection),
      system,
      about: subjectOf(id),
      faces: parseTableDice(node['dice'] as string)!,
      rows: rowsOf(node),
      source: `${source.title}${page}`,
      licence: CC_BY_LICENCE,
      ...(region && { region: region as Region }),
      ...seeAlsoOf(node),
    });
  }
  return tables;
}

/** Returns the rows of a table, sorted by range. Datasworn lists tables printed in columns out of order. */
const rowsOf = (node: DataswornNode): TableRow[] =>
  (node['rows'] as DataswornRow[]).flatMap((row) => rowOf(row, node._id)).sort((a, b) => a.min - b.min);

/**
 * Returns the name of a table. The topic precedes it, unless the name contains the topic: "Derelict zones: Starship".
 */
function nameOf({ name }: DataswornNode, collection: DataswornNode | undefined): string {
  const topic = collection?.name.replace(/ Oracles?$/, '');
  return !topic || name.includes(topic) ? name : `${topic}: ${name}`;
}

function seeAlsoOf(node: DataswornNode): Pick<OracleTable, 'seeAlso'> {
  const ids = (node['suggestions'] as { oracles?: string[] } | undefined)?.oracles;
  return ids?.length ? { seeAlso: ids.map(idOf) } : {};
}

function rowOf({ min, max, text, text2, oracle_rolls = [], template }: DataswornRow, ownId: string): TableRow[] {
  if (min === null || max === null) return [];
  const spelling = CORRECTIONS[text] ?? text;
  const both = text2 ? `${spelling} (${text2})` : spelling;
  const references = oracle_rolls.map(
    ({ oracle, auto, duplicates, number_of_rolls }): RowReference => ({
      table: idOf(oracle ?? ownId),
      count: number_of_rolls,
      // A further roll on the same table is always made.
      isAuto: auto || oracle === null || oracle === ownId,
      isDistinct: duplicates === 'reroll',
    }),
  );
  return [{ min, max, text: toMarks(template?.text ?? both), references: templateReferences(references, template) }];
}

/** Returns the references of a row. If the row has a template, these are the tables that the template names. */
function templateReferences(
  references: readonly RowReference[],
  template: DataswornRow['template'],
): readonly RowReference[] {
  if (!template?.text) return references;
  const tables: string[] = [];
  replaceBetween(template.text, '{{text:', '}}', (dataswornId) => {
    tables.push(idOf(dataswornId));
    return '';
  });
  return tables.map((table) => ({ table, count: 1, isAuto: true, isDistinct: false }));
}

/** Corrections of misspelt rows in the npm packages of Datasworn. */
const CORRECTIONS: Readonly<Record<string, string>> = { Irodescriptionnclad: 'Ironclad' };

/** Converts Datasworn's links and template placeholders to the marks that marks.ts describes, and removes emphasis. */
function toMarks(text: string): string {
  const withTemplates = replaceBetween(text, '{{text:', '}}', (dataswornId) => `[[${idOf(dataswornId)}]]`);
  const withLinks = replaceLinksByNames(withTemplates, (words, dataswornId) =>
    /^[a-z_]+\/oracles\//.test(dataswornId) ? `[[${idOf(dataswornId)}|${words}]]` : words,
  );
  return stripMarkup(withLinks.replaceAll('*', ''));
}
