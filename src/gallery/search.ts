import { TextSearch } from '../text-search/text-search.ts';

/** The words by which a search finds an item. */
interface Words {
  /** Name of the item. Matches in it count most. */
  readonly name: string;
  /** Further search words, separated by spaces. */
  readonly words: string;
  /** Factor for the scores of the item. Default: 1. */
  readonly weight?: number;
}

/**
 * Creates a search over items. Results are sorted best first; beginnings of words and misspelt words match as well. An
 * empty query returns all items in their original order. The index is built at the first search.
 */
export function makeSearch<Thing>(
  things: readonly Thing[],
  wordsOf: (thing: Thing) => Words,
): (query: string) => readonly Thing[] {
  let search: TextSearch<Thing> | undefined;
  return (query) => {
    if (query.trim() === '') return things;
    search ??= new TextSearch(things, {
      fields: [
        { boost: 5, textOf: (thing) => wordsOf(thing).name },
        { boost: 1, textOf: (thing) => wordsOf(thing).words },
      ],
      namesOf: (thing) => [wordsOf(thing).name],
      weightOf: (thing) => wordsOf(thing).weight ?? 1,
      prefersBeginnings: true,
      prefersAllWords: true,
    });
    return search.find(query).map(({ thing }) => thing);
  };
}
