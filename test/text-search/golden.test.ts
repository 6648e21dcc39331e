import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { searchBoards } from '../../src/gallery/boards/boards.ts';
import { slugOf } from '../../src/lib/slug.ts';
import { searchRules } from '../../src/rulebook/search.ts';

/** A query as players type it, written without sight of the index, and the answers of which one must come early. */
interface GoldenQuery {
  readonly query: string;
  readonly in: 'rules' | 'entities' | 'boards' | 'tools';
  /** For rules: a book, `book/page`, `book/page#Heading` or `book/variants/variant`. For boards: their IDs. */
  readonly want: readonly string[];
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

describe('golden queries', () => {
  it('find the rule that is meant', () => {
    const { share, missed } = score('rules', ({ query, want }) => {
      const first = searchRules(query).slice(0, FIRST);
      return first.some(({ thing }) => want.some((wanted) => isPlace(thing.path, wanted)));
    });
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.92);
  });

  it('find the board that is meant', () => {
    const { share, missed } = score('boards', ({ query, want }) =>
      searchBoards(query)
        .slice(0, FIRST)
        .some(({ id }) => want.includes(id)),
    );
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
