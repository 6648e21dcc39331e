import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import type { SystemSlug } from '../../src/entity/systems.ts';
import { plainName } from '../../src/lib/match-name.ts';
import { oracleTablesOf } from '../../src/oracle/oracle-tables.ts';

const FOLDERS = ['entities', 'oracles', 'recipes', 'roleplay'];

/** Published works that sources name, with their licences. Of those that are not CC BY, only figures may be taken. */
const WORKS: Readonly<Record<string, string>> = {
  Cairn: 'CC-BY-SA-4.0',
  'Dungeon World': 'CC-BY-3.0',
  Ironsworn: 'CC-BY-4.0',
  Knave: 'CC-BY-4.0',
  'Maze Rats': 'CC-BY-4.0',
  Starforged: 'CC-BY-4.0',
  'System Reference Document 5.1': 'CC-BY-4.0',
};

const IS_OWN = /\bown (?:work|wording|words|choices)\b|sentences (?:are )?our own/i;
const STATES_FACTS = /\bfacts\b|^Figures after /;

interface Marked {
  readonly file: string;
  readonly source: string;
  readonly licence: string;
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join('content', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name): Marked => {
      const file = join(folder, name);
      return { file, ...JSON.parse(readFileSync(join('content', file), 'utf8')) };
    }),
);

const label = ({ file, source, licence }: Marked) => `${file}: ${licence}, ${source}`;
const worksIn = (source: string) => Object.keys(WORKS).filter((work) => source.includes(work));

/** What contradicts between the source of a file and its licence. */
function conflictsOf({ source, licence }: Marked): string[] {
  const works = worksIn(source);
  if (licence !== 'MIT')
    return works.some((work) => WORKS[work] === licence) ? [] : ['names no work that has this licence'];
  return [
    ...(IS_OWN.test(source) || STATES_FACTS.test(source) ? [] : ['is neither our own nor facts']),
    ...(works.length > 0 && /\bnames?\b/.test(source) ? ['takes the names of a licensed work'] : []),
  ];
}

/** Names that two systems share, whatever their spelling. */
function sharedNames(first: readonly string[], second: readonly string[]): string[] {
  const known = new Set(first.map(plainName));
  return second.filter((name) => known.has(plainName(name)));
}

const spellsOf = (system: SystemSlug) =>
  (entityCatalogueOf(system).byCategory.get('spell') ?? []).map(({ name }) => name);

const rowsOf = (system: SystemSlug, table: string) =>
  oracleTablesOf(system)
    .get(table)!
    .rows.map(({ text }) => text);

describe('licences of role-playing content', () => {
  it('stand in every file, with a source', () => {
    expect(files.length).toBeGreaterThan(90);
    const bare = files.filter(({ source, licence }) => !source || !licence);
    expect(bare.map(({ file }) => file)).toEqual([]);
  });

  it('agree with the sources', () => {
    const wrong = files.flatMap((marked) => conflictsOf(marked).map((conflict) => `${label(marked)}: ${conflict}`));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['MIT', 'Own wording; names and figures of the spellbooks after Cairn (first edition) by Yochai Gal'],
    ['MIT', 'Spells after Knave (first edition) by Ben Milton'],
    ['CC-BY-3.0', 'own work'],
    ['CC-BY-4.0', 'Own wording; figures after Dungeon World by Sage LaTorra and Adam Koebel'],
  ])('conflict: %s, %s', (licence, source) => {
    expect(conflictsOf({ file: 'a file', licence, source })).not.toEqual([]);
  });

  it('need lists of our own: the published Cairn and Knave share four spells in five, ours none', () => {
    expect(spellsOf('cairn')).toHaveLength(100);
    expect(spellsOf('knave')).toHaveLength(100);
    expect(sharedNames(spellsOf('cairn'), spellsOf('knave'))).toEqual([]);
    expect(sharedNames(rowsOf('cairn', 'gear/spellbook'), spellsOf('cairn'))).toHaveLength(100);
    expect(sharedNames(rowsOf('knave', 'gear/spell'), spellsOf('knave'))).toHaveLength(100);
  });

  it('need lists of our own: the published Cairn and Knave share most backgrounds, ours at most two', () => {
    const shared = sharedNames(rowsOf('cairn', 'traits/background'), rowsOf('knave', 'traits/background'));
    expect(shared.length, shared.join(', ')).toBeLessThanOrEqual(2);
  });
});
