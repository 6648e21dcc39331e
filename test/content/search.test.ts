import { describe, expect, it } from 'vitest';
import { searchEntities } from '../../src/entity/search.ts';
import { plainName } from '../../src/lib/match-name.ts';
import { QUERIES } from './entity-queries.ts';

/** Share of the queries that must have the intended entity among the first three results. */
const MIN_HITS = 0.95;

describe('the search for entities', () => {
  it(`finds what is meant by ${QUERIES.length} queries among the first three`, () => {
    const missed = QUERIES.filter(([query, name, system]) => {
      const first = searchEntities(query).entities.slice(0, 3);
      return !first.some((found) => plainName(found.name) === plainName(name) && (!system || found.system === system));
    });
    expect(QUERIES.length).toBeGreaterThanOrEqual(100);
    expect(1 - missed.length / QUERIES.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(MIN_HITS);
  });

  it('keeps to a system and a category', () => {
    const { entities: spells } = searchEntities('honey', { system: 'cairn', category: 'spells' });
    expect(spells.length).toBeGreaterThan(0);
    expect(new Set(spells.map(({ system, category }) => `${system} ${category}`))).toEqual(new Set(['cairn spell']));
  });

  it('finds nothing where there is nothing, and is the same each time', () => {
    expect(searchEntities('qzxjvk').entities).toEqual([]);
    expect(searchEntities('sword').entities.map(({ name }) => name)).toEqual(
      searchEntities('sword').entities.map(({ name }) => name),
    );
  });
});
