/** The plural of a creature's name, in lower case as in a sentence. */
function plural(name: string): string {
  const [head, ...tail] = name.split(/( of | \()/);
  return `${ofHead(head!)}${tail.join('')}`;
}

/** Names that are the same for one and for many, by their last word. */
const SAME = new Set(
  'drow deer elk sahuagin merfolk lizardfolk duergar derro tengu kyton babau nabasu svirfneblin skum djinni efreeti shaitan janni lillend'.split(
    ' ',
  ),
);

const IRREGULAR: Readonly<Record<string, string>> = {
  wolf: 'wolves',
  fungus: 'fungi',
  octopus: 'octopuses',
  rhinoceros: 'rhinoceroses',
  planetar: 'planetars',
  'succubus/incubus': 'succubi and incubi',
  succubus: 'succubi',
  stalker: 'stalkers',
  werewolf: 'werewolves',
  archmage: 'archmages',
  mastiff: 'mastiffs',
  incubus: 'incubi',
  fish: 'fish',
  mouse: 'mice',
};

function ofHead(head: string): string {
  const words = head.split(' ');
  const last = words.pop()!;
  return [...words, ofWord(last)].join(' ');
}

function ofWord(word: string): string {
  const plain = word.toLowerCase();
  if (SAME.has(plain)) return word;
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
];

/** Small numbers in words, as they are read out. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const article = (noun: string): string => (/^(?:[aeio]|u(?!ni))/i.test(noun) ? 'an' : 'a');

/** "a wolf", "three wolves". */
export function counted(name: string, count: number): string {
  const said = name.split(' (')[0]!.toLowerCase();
  return count === 1 ? `${article(said)} ${said}` : `${inWords(count)} ${plural(said)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 12345 as 12,345. */
export const figure = (value: number): string => FIGURES.format(value);

const FIGURES = new Intl.NumberFormat('en-GB');
