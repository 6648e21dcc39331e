import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Entity } from '../../src/entity/entity.ts';
import { challengeOf, kindsOf, levelsOf, priceOf } from '../../src/entity/facets.ts';
import { searchEntities } from '../../src/entity/search.ts';
import { searchBoards } from '../../src/gallery/boards/boards.ts';
import { plainName } from '../../src/lib/match-name.ts';
import { slugOf } from '../../src/lib/slug.ts';
import { terrainsOf, terrainWordsOf } from '../../src/roleplay/encounter/foes.ts';
import { searchRules } from '../../src/rulebook/search.ts';
import { makeSiteSearch } from '../../src/site/search/site-search.ts';
import { makeToolSearch } from '../../src/site/search/tool-search.ts';
import { registry } from '../../src/tools/registry.ts';

/** A query as players type it, written without sight of the index, and the answers of which one must come early. */
interface GoldenQuery {
  readonly query: string;
  readonly in: 'rules' | 'entities' | 'boards' | 'tools';
  /** For rules: a book, `book/page`, `book/page#Heading` or `book/variants/variant`. For boards: their IDs. */
  readonly want: readonly string[];
  /** Of entities instead: what each of the first results must be. */
  readonly every?: Readonly<Record<string, string | number>>;
  readonly system?: string;
}

const QUERIES: readonly GoldenQuery[] = JSON.parse(
  readFileSync(new URL('golden-queries.json', import.meta.url), 'utf8'),
);
/** An answer must be among so many first results. */
const FIRST = 3;

/** Share of the queries that have an answer among the first results, with the others. */
function score(where: GoldenQuery['in'], isAnswered: (query: GoldenQuery) => boolean) {
  const queries = QUERIES.filter((query) => query.in === where);
  const missed = queries.filter((query) => !isAnswered(query)).map(({ query }) => query);
  return { share: 1 - missed.length / queries.length, missed };
}

/** Whether a path of the rules site is a wanted place. The section stands only in the path: `guide` in `chess/guide/notation`. */
function isPlace(path: string, wanted: string): boolean {
  const [page = '', anchor] = path.replace('/rules/', '').split('#');
  const [wantedPage = '', heading] = wanted.split('#');
  const [book, ...inner] = page.split('/');
  const [wantedBook, ...wantedInner] = wantedPage.split('/');
  if (book !== wantedBook || (heading !== undefined && slugOf(heading) !== anchor)) return false;
  if (wantedInner[0] === 'variants') return page.startsWith(wantedPage);
  return !wantedInner.length || inner.at(-1) === wantedInner.at(-1);
}

/** Whether an entity is what a query asks for, such as `{ level: 3, class: 'wizard' }`. */
const isAsked = (entity: Entity, asked: Readonly<Record<string, string | number>>): boolean =>
  Object.entries(asked).every(([what, value]) => {
    if (what === 'cr') return challengeOf(entity) === value;
    if (what === 'level') return levelsOf(entity, asked['class'] as string).includes(value as number);
    if (what === 'maxPrice') return priceOf(entity)! <= Number(value);
    if (what === 'terrain') return terrainsOf(entity).some((terrain) => terrain === value);
    if (what === 'system' || what === 'category') return entity[what] === value;
    return kindsOf(entity).includes(value as string);
  });

const searchTools = makeToolSearch(registry);
const searchSite = makeSiteSearch(registry);

describe('golden queries', () => {
  it('find the rule that is meant', () => {
    const { share, missed } = score('rules', ({ query, want }) => {
      const first = searchRules(query).slice(0, FIRST);
      return first.some(({ thing }) => want.some((wanted) => isPlace(thing.path, wanted)));
    });
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('find the entity that is meant, or what was asked for', () => {
    const { share, missed } = score('entities', ({ query, want, every, system }) => {
      const first = searchEntities(query, { moreKinds: terrainWordsOf }).entities.slice(0, FIRST);
      if (every) return first.length === FIRST && first.every((entity) => isAsked(entity, every));
      const names = want.map(plainName);
      return first.some((one) => names.includes(plainName(one.name)) && (!system || one.system === system));
    });
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('find the board that is meant', () => {
    const { share, missed } = score('boards', ({ query, want }) =>
      searchBoards(query)
        .slice(0, FIRST)
        .some(({ id }) => want.includes(id)),
    );
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('find the tool that is meant', () => {
    const { share, missed } = score('tools', ({ query, want }) =>
      searchTools(query)
        .slice(0, FIRST)
        .some(({ thing }) => want.includes(thing.name)),
    );
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('find first, or next to it, the part of the site that is meant', () => {
    const part = { rules: 'rules', entities: 'entities', boards: 'gallery', tools: 'tools' } as const;
    const sample = QUERIES.filter((_, at) => at % 4 === 0);
    const missed = sample.filter(({ query, in: where }) => {
      const first = searchSite(query).slice(0, 2);
      return !first.some((found) => found.part === part[where]);
    });
    expect(1 - missed.length / sample.length, missed.map(({ query }) => query).join('\n')).toBeGreaterThanOrEqual(0.92);
  });
});
