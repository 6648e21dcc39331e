import MiniSearch, { type SearchResult } from 'minisearch';
import { plainName } from '../lib/match-name.ts';
import { truncateQuery } from '../lib/query-words.ts';

/** The words by which a search finds an item. */
interface Words {
  /** Name of the item. Matches in it count most. */
  readonly name: string;
  /** Further search words, separated by spaces. */
  readonly words: string;
}

const STOP_WORDS = new Set(
  'a an and are as at be by for from has in is it its of on or that the to which with'.split(' '),
);

/**
 * Normalises text for searching: `9×9`, `9x9` and `9 x 9` become the same word; accents and apostrophes are removed.
 */
const normalise = (text: string): string =>
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
 * Creates a search over items. Results are sorted best first; beginnings of words and misspelt words match as well. An
 * empty query returns all items in their original order. The index is built at the first search.
 */
export function makeSearch<Thing>(
  things: readonly Thing[],
  wordsOf: (thing: Thing) => Words,
): (query: string) => readonly Thing[] {
  let index: MiniSearch<Document> | undefined;
  const names: string[] = [];
  const buildIndex = (): MiniSearch<Document> => {
    const newIndex = new MiniSearch<Document>({
      fields: ['name', 'words'],
      tokenize: (text) => normalise(text).split(/[^\p{Letter}\p{Number}]+/u),
      processTerm: (term) => (term === '' || STOP_WORDS.has(term) ? null : term),
      searchOptions: {
        boost: { name: 5 },
        prefix: (term) => term.length > 2,
        fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.25 : false),
        weights: { fuzzy: 0.3, prefix: 0.6 },
      },
    });
    newIndex.addAll(things.map((thing, id) => ({ id, ...wordsOf(thing) })));
    names.push(...things.map((thing) => plainName(wordsOf(thing).name)));
    return newIndex;
  };
  return (asked) => {
    const query = truncateQuery(asked);
    if (query === '') return things;
    index ??= buildIndex();
    const wanted = plainName(query);
    return findAllOrAny(index, query)
      .map(({ id, score }) => ({ id: id as number, score: score + nameBonus(names[id as number]!, wanted) }))
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .map(({ id }) => things[id]!);
  };
}

/** Finds the items that contain all words of a query or, if there are none, those that contain any. */
function findAllOrAny(index: MiniSearch<Document>, query: string): SearchResult[] {
  const all = index.search(query, { combineWith: 'AND' });
  return all.length ? all : index.search(query);
}

/** Addition to the score of an item whose name equals the query or begins with it. */
const nameBonus = (name: string, query: string): number => {
  if (name === query) return 1000;
  return query !== '' && name.startsWith(query) ? 100 : 0;
};
