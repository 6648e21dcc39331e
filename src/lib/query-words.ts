/** So many words of a query are looked for, and so many letters of each: more is no question, and would hold up others. */
const MOST_WORDS = 30;
const LONGEST_WORD = 40;

/** A query as far as searches read it: its first words. */
export function truncateQuery(query: string): string {
  const words: string[] = [];
  for (const [word] of query.matchAll(/\S+/g)) {
    words.push(word.slice(0, LONGEST_WORD));
    if (words.length === MOST_WORDS) break;
  }
  return words.join(' ');
}

/**
 * What words of one kin begin with, by their common endings: `captur` of capture, captures, captured and capturing. It
 * is a beginning of the word, so that it is found in texts.
 */
export const wordStem = (word: string): string =>
  word.replace(/(?<=[a-z]{3})(?:ings?|ed|es|(?<!s)s|e)$/, '').replace(/([bdgmnprt])\1$/, '$1');
