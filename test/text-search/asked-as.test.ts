import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import { searchEntities } from '../../src/entity/search.ts';
import { ROLEPLAYING_SYSTEMS } from '../../src/entity/systems.ts';
import { plainName } from '../../src/lib/match-name.ts';
import { searchRules } from '../../src/rulebook/search.ts';
import { searchGallery } from '../../src/site/gallery/search-gallery.ts';
import { queryWords } from '../../src/text-search/words.ts';
import { registry } from '../../src/tools/registry.ts';

/** The words of a content file, by what they lead to. */
const wordsIn = (file: string): [name: string, words: string][] =>
  Object.entries(JSON.parse(readFileSync(new URL(`../../content/${file}.json`, import.meta.url), 'utf8')).words);

/** The first words, as far as a query is read. */
const asQuery = (words: string): string => queryWords(words).slice(0, 16).join(' ');

it('words for parts of rulebooks lead to parts that are there', () => {
  const lost = wordsIn('rules/asked-as').filter(
    ([path, words]) => !searchRules(asQuery(words)).some(({ thing }) => thing.path === path),
  );
  expect(lost).toEqual([]);
});

it('words for entities describe entities that are there', () => {
  const names = new Set(
    ROLEPLAYING_SYSTEMS.flatMap(({ slug }) => entityCatalogueOf(slug).entities.map(({ name }) => plainName(name))),
  );
  expect(wordsIn('entities/asked-as').filter(([name]) => !names.has(plainName(name)))).toEqual([]);
});

it.each([
  ['invisible monster', 'monster'],
  ['item that grants wishes', 'item'],
  ['spell to see far', 'spell'],
  ['hold monster', 'spell'],
])('a category that is named comes first, but not before an exact name: %s', (query, category) => {
  expect(searchEntities(query).entities[0]!.category).toBe(category);
});

it('words for pictures lead to pictures that are there', () => {
  const lost = wordsIn('site/gallery-words').filter(
    ([place, words]) => !searchGallery(asQuery(words)).some(({ thing }) => `${thing.gallery}/${thing.id}` === place),
  );
  expect(lost).toEqual([]);
});

it('words for tools are those of tools that are there', () => {
  const names = new Set(registry.tools.map(({ name }) => name));
  expect(wordsIn('site/tool-words').filter(([name]) => !names.has(name))).toEqual([]);
});
