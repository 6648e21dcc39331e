/** Limits of a search query, in words and in letters per word. Longer queries would only slow down other requests. */
const MAX_WORDS = 16;
const MAX_WORD_LENGTH = 40;

/** Words that are not searched, because they occur in most texts. */
const STOP_WORDS = new Set(
  'a am an and are as at be by can do does for from has have how i in into is it its may must my of on or should that the their them then there this to was what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** American spellings, with the British ones that stand for both. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['armor', 'armour'],
  ['center', 'centre'],
  ['color', 'colour'],
  ['colored', 'coloured'],
  ['defense', 'defence'],
  ['gray', 'grey'],
  ['harbor', 'harbour'],
  ['honor', 'honour'],
  ['neighbor', 'neighbour'],
  ['vapor', 'vapour'],
]);

/**
 * The words of a text in plain form: lower case, without accents, apostrophes and the `s` of a possessive. `9×9`, `9x9`
 * and `9 x 9` become the same word.
 */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/['’]s(?![\p{L}\p{N}])/gu, '')
    .replace(/['’]/g, '')
    .replace(/ [x×] (?=\d)/g, 'x')
    .replaceAll('×', 'x')
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (word === '' ? [] : (SPELLINGS.get(word) ?? word)));

/** The first words of a query, each cut to `MAX_WORD_LENGTH` letters. */
export function firstWords(query: string): string[] {
  const words: string[] = [];
  for (const [word] of query.matchAll(/\S+/g)) {
    words.push(word.slice(0, MAX_WORD_LENGTH));
    if (words.length === MAX_WORDS) break;
  }
  return words;
}

/** The plain words of a query, as far as it is read. */
export const queryWords = (query: string): string[] => plainWords(firstWords(query).join(' '));

/** Words that say little in a question, though texts are not full of them. */
const LIGHT_WORDS = new Set(
  'again all allowed any best each every game games get gets give go goes going good happen happens have just like lot many mean means more much need one other possible regeln regles reglas regole rule rules same some thing time times two use used want way work works write'.split(
    ' ',
  ),
);

export const isLightWord = (word: string): boolean => LIGHT_WORDS.has(word);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/**
 * Returns the common beginning of related words: `captur` for capture, captures, captured and capturing. The stem is
 * always a prefix of the word, so that it can be found in texts.
 */
export const wordStem = (word: string): string =>
  word.replace(/(?<=[a-z]{3})(?:ings?|ed|es|(?<!s)s|e)$/, '').replace(/([bdgmnprt])\1$/, '$1');

/** The terms by which a text is found: the stems of its words, stop words aside. */
export const termsOf = (text: string): string[] =>
  plainWords(text)
    .filter((word) => !isStopWord(word))
    .map(wordStem);
