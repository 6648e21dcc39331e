import MiniSearch, { type SearchResult } from 'minisearch';
import { plainName } from '../lib/plain-name.ts';
import { truncateQuery } from '../lib/query-words.ts';

/** What a thing is found by. */
interface Words {
  /** What it is called, which counts most. */
  readonly name: string;
  /** What else people may look for, in words. */
  readonly words: string;
}

/** Words that stand in most texts, and would find them all. */
const SAYS_NOTHING = new Set(
  'a an and are as at be by for from has in is it its of on or that the to which with'.split(' '),
);

/** `9×9`, `9x9` and `9 x 9` are one word, and so are `chess960` and `chess 960` two; accents do not count. */
const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/ [x×] (?=\d)/g, 'x')
    .replaceAll('×', 'x')
    .replaceAll(/['’]/g, '');

interface Document extends Words {
  readonly id: number;
}

/**
 * A search over things, made when it is first used: the best first, prefixes and misspelt words found as well, nothing
 * where no word fits. All things in their order for an empty query.
 */
export function searcher<Thing>(
  things: readonly Thing[],
  wordsOf: (thing: Thing) => Words,
): (query: string) => readonly Thing[] {
  let index: MiniSearch<Document> | undefined;
  const names: string[] = [];
  const fill = (): MiniSearch<Document> => {
    const made = new MiniSearch<Document>({
      fields: ['name', 'words'],
      tokenize: (text) => plainWords(text).split(/[^\p{Letter}\p{Number}]+/u),
      processTerm: (term) => (term === '' || SAYS_NOTHING.has(term) ? null : term),
      searchOptions: {
        boost: { name: 5 },
        prefix: (term) => term.length > 2,
        fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.25 : false),
        weights: { fuzzy: 0.3, prefix: 0.6 },
      },
    });
    made.addAll(things.map((thing, id) => ({ id, ...wordsOf(thing) })));
    names.push(...things.map((thing) => plainName(wordsOf(thing).name)));
    return made;
  };
  return (asked) => {
    const query = truncateQuery(asked);
    if (query === '') return things;
    index ??= fill();
    const wanted = plainName(query);
    return found(index, query)
      .map(({ id, score }) => ({ id: id as number, score: score + bonus(names[id as number]!, wanted) }))
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .map(({ id }) => things[id]!);
  };
}

/** What has all the words, or where nothing has, what has any of them. */
function found(index: MiniSearch<Document>, query: string): SearchResult[] {
  const all = index.search(query, { combineWith: 'AND' });
  return all.length ? all : index.search(query);
}

/** A name that is the query, or begins with it, comes before words that are found somewhere. */
const bonus = (name: string, asked: string): number => {
  if (name === asked) return 1000;
  return asked !== '' && name.startsWith(asked) ? 100 : 0;
};
