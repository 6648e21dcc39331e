/** Limits of a search query, in words and in letters per word. Longer queries would only slow down other requests. */
const MAX_WORDS = 30;
const MAX_WORD_LENGTH = 40;

/**
 * Shortens a query to the part that searches use: its first words, each cut to `MAX_WORD_LENGTH` letters, joined by
 * spaces.
 */
export function truncateQuery(query: string): string {
  const words: string[] = [];
  for (const [word] of query.matchAll(/\S+/g)) {
    words.push(word.slice(0, MAX_WORD_LENGTH));
    if (words.length === MAX_WORDS) break;
  }
  return words.join(' ');
}

/**
 * Returns the common beginning of related words: `captur` for capture, captures, captured and capturing. The stem is
 * always a prefix of the word, so that it can be found in texts.
 */
export const wordStem = (word: string): string =>
  word.replace(/(?<=[a-z]{3})(?:ings?|ed|es|(?<!s)s|e)$/, '').replace(/([bdgmnprt])\1$/, '$1');
