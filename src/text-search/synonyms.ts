import { plainWords } from './words.ts';

/** What a word or phrase of a query may be said as. */
export interface Synonym {
  /** The words that texts have. */
  readonly words: readonly string[];
  /** Other single words. */
  readonly others: readonly string[];
}

/**
 * Reads lists of words and phrases that mean about the same. By each of them, in plain words: what it stands for. Texts
 * have the first of a list.
 */
export function readSynonyms(lists: readonly (readonly string[])[]): ReadonlyMap<string, Synonym> {
  const plain = lists.map((list) => list.map(plainWords));
  return new Map(
    plain.flatMap((list) => {
      const singles = list.flatMap((words) => (words.length === 1 ? words : []));
      return list.map((words): [string, Synonym] => {
        const others = singles.filter((word) => word !== words[0]);
        return [words.join(' '), { words: list[0]!, others }];
      });
    }),
  );
}
