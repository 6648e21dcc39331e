import { describe, expect, it } from 'vitest';
import { type DataswornNode, readRuleset } from '../../src/entity/packages.ts';
import { ROLEPLAYING_SYSTEMS } from '../../src/entity/systems.ts';
import { markedPartsOf } from '../../src/oracle/marks.ts';
import { ORACLE_SYSTEMS, oracleTablesOf } from '../../src/oracle/oracle-tables.ts';
import { type OracleTable, TABLE_SUBJECTS } from '../../src/oracle/table.ts';

const tables = ROLEPLAYING_SYSTEMS.flatMap(({ slug }) => oracleTablesOf(slug).tables);
const label = ({ system, id }: OracleTable) => `${system} ${id}`;

/** Whether a table leads back to itself, other than by "roll twice". */
function isInCircle(table: OracleTable): boolean {
  const shelf = oracleTablesOf(table.system);
  const seen = new Set<string>();
  const below = (id: string) =>
    shelf
      .get(id)!
      .rows.flatMap((row) => row.references.flatMap(({ table, isAuto }) => (isAuto ? [shelf.get(table)!.id] : [])));
  const wave = below(table.id).filter((id) => id !== table.id);
  while (wave.length) {
    const id = wave.pop()!;
    if (id === table.id) return true;
    if (!seen.has(id)) wave.push(...below(id));
    seen.add(id);
  }
  return false;
}

/** What is wrong with how the rows of a table cover its results. */
function gapsOf(table: OracleTable): string[] {
  const { faces, rows } = table;
  const gaps: string[] = [];
  let next = 0;
  for (const { min, max } of rows) {
    if (faces.results[next] !== min) gaps.push(`${label(table)}: ${min} where ${faces.results[next]} is next`);
    const end = faces.results.indexOf(max);
    if (end < next) gaps.push(`${label(table)}: ${max} is no result, or before ${min}`);
    next = end + 1;
  }
  if (next !== faces.results.length) gaps.push(`${label(table)}: ends before ${faces.most}`);
  return gaps;
}

const LEFTOVERS = /\s{2}|^\s|\s$|\]\(|\{\{|\*|^$/;
/** "a" before a vowel sound. "a one-eyed man", "a unicorn" and "a European" are correct. */
const WRONG_ARTICLE = /\ba (?!one|uni|use|usu|uto|eu|ew|ubi)[aeiou]\w/i;

describe('oracle tables', () => {
  it('have rows for each result once, in order', () => {
    expect(tables.flatMap(gapsOf)).toEqual([]);
  });

  it('refer to tables that are there, and not in circles', () => {
    const lost = tables.flatMap((table) =>
      table.rows.flatMap(({ references }) =>
        references
          .filter(({ table: id }) => !oracleTablesOf(table.system).get(id))
          .map(({ table: id }) => `${label(table)}: ${id}`),
      ),
    );
    expect(lost).toEqual([]);
    expect(tables.filter(isInCircle).map(label)).toEqual([]);
  });

  it('roll numbers by dice', () => {
    const marks = tables.flatMap(({ rows }) => rows.flatMap(({ text }) => markedPartsOf(text)));
    const notations = marks.flatMap((part) => (part.kind === 'dice' ? [part.notation] : []));
    expect(notations.filter((notation) => !/^\d+d\d+(?:[-+*]\d+)?$/.test(notation))).toEqual([]);
  });

  it('have IDs that tell them apart, a subject, a source and a licence', () => {
    expect(new Set(tables.map(label)).size).toBe(tables.length);
    const strange = tables.filter(
      ({ id, about, source, licence }) =>
        !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(id) ||
        !TABLE_SUBJECTS.includes(about) ||
        source.length < 6 ||
        !['MIT', 'CC-BY-3.0', 'CC-BY-4.0'].includes(licence),
    );
    expect(strange.map(label)).toEqual([]);
  });

  it('have texts without leftovers and wrong articles', () => {
    const strange = tables.flatMap((table) =>
      table.rows
        .filter(({ text }) => LEFTOVERS.test(text) || WRONG_ARTICLE.test(text))
        .map(({ text }) => `${label(table)}: ${text}`),
    );
    expect(strange).toEqual([]);
  });
});

describe('Datasworn', () => {
  const countOf = (system: 'starforged' | 'ironsworn', prefix = '') =>
    oracleTablesOf(system).tables.filter(({ id }) => id.startsWith(prefix)).length;

  it('gives the tables that are CC BY 4.0, and no others', () => {
    expect(countOf('starforged')).toBe(262);
    // Three of them are columns, which have the licence of their table.
    expect(countOf('ironsworn', 'delve/')).toBe(45 + 3);
    expect(countOf('ironsworn') - countOf('ironsworn', 'delve/')).toBe(38);
    // Rows that are headings are never a result.
    expect(oracleTablesOf('starforged').tables.flatMap(({ rows }) => rows).length).toBe(4415 - 59);
  });

  it('holds things that are not, which is why each is asked', () => {
    const licences = new Set<string>();
    const walk = (nodes: Readonly<Record<string, DataswornNode>> = {}): void => {
      for (const node of Object.values(nodes)) {
        if (node._source?.license) licences.add(node._source.license);
        walk(node.contents);
        walk(node.collections);
      }
    };
    walk(readRuleset('classic').npcs);
    expect([...licences].some((licence) => licence.includes('by-nc'))).toBe(true);
  });
});

describe('in all', () => {
  it('the six systems with tables have some', () => {
    for (const system of ORACLE_SYSTEMS) expect(oracleTablesOf(system).tables.length, system).toBeGreaterThan(0);
  });
});
