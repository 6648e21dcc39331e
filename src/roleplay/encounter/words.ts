import { content } from '../content.ts';

/** The plural of a creature's name. */
function plural(name: string): string {
  const [head, ...tail] = name.split(/( of | \()/);
  return `${pluralOfHead(head!)}${tail.join('')}`;
}

interface PluralFile {
  /** Creatures of which there is only one. */
  readonly unique: readonly string[];
  /** Words that are the same in the plural. */
  readonly unchanged: readonly string[];
  readonly irregular: Readonly<Record<string, string>>;
}

const { unique: UNIQUE, unchanged: UNCHANGED, irregular: IRREGULAR } = content<PluralFile>('roleplay/plurals');

function pluralOfHead(head: string): string {
  const words = head.split(' ');
  const last = words.pop()!;
  return [...words, pluralOfWord(last)].join(' ');
}

function pluralOfWord(word: string): string {
  const plain = word.toLowerCase();
  if (UNCHANGED.includes(plain)) return word;
  const irregular = IRREGULAR[plain];
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** Formats a number as a word up to twenty, the largest number of monsters, otherwise in digits. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

const article = (noun: string): string =>
  UNIQUE.includes(noun) ? 'the' : /^(?:[aeio]|u(?!ni))/i.test(noun) ? 'an' : 'a';

/** A name in the order in which it is said: `Spider, giant` becomes `giant spider`. */
const inReadingOrder = (name: string): string => name.split(', ').reverse().join(' ');

/** Formats a number of creatures in lower case: "a wolf", "three wolves". */
export function countedName(name: string, count: number): string {
  const plainName = inReadingOrder(name.split(' (')[0]!.toLowerCase());
  return count === 1
    ? `${article(plainName)} ${plainName.replaceAll('/', ' or ')}`
    : `${numberWord(count)} ${plural(plainName)}`;
}

/** Formats a number with commas: 12,345. */
export const formatNumber = (value: number): string => NUMBER_FORMAT.format(value);

const NUMBER_FORMAT = new Intl.NumberFormat('en-GB');
