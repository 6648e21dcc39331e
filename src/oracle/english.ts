import { listed } from '../lib/nearest.ts';

/** Nouns without an article of their own; a phrase is judged by its last word before a preposition. */
const MASS = new Set(
  `access activity ammo architecture armor armour art artistry atmosphere authority barley blood bread camouflage cargo charcoal
  clay commerce cold corruption damage damp darkness data daylight death debris decay diversity dust energy environmentalism
  equipment evidence fauna fire flora flotsam foliage fog food fungus fur gas gear glass grain graffiti gravity growth habitation
  hair haze history honey ice illumination industry information insight intelligence iron isolation life
  light lighting liquid livestock machinery magic magma material medicine mist moisture moss mucus music nature nobody offal oil
  poison pollution power precision processing radiation rain rainfall rot rubble rust salt sand sargassum security seaweed smoke snow soil stealth steam
  storage strife subsistence sunlight supply support surveillance technology terrain time trade transit turbulence vegetation violence warfare waste water
  wealth weather wildlife wiring work wreckage writing`.split(/\s+/),
);
const PLURAL = new Set([
  'cattle',
  'children',
  'fish',
  'folk',
  'geese',
  'men',
  'mice',
  'people',
  'teeth',
  'vermin',
  'women',
]);
const SINGULAR_S = new Set([
  'always',
  'canvas',
  'chaos',
  'cosmos',
  'gas',
  'lens',
  'series',
  'species',
  'tapas',
  'this',
]);

const DETERMINER =
  /^(?:an?|the|some|any|no|each|every|both|all|another|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|its|their|his|her|your|my|somebody|someone|something|nobody|nothing|everyone|everything|there|\d+)(?![\w-])/i;
const PREPOSITIONS = new Set(
  `of in on at to by for from with without within under over near round between beneath behind beside around about above
  among through across against into upon`.split(/\s+/),
);
/** With these words begins what is said of a noun after it. */
const AFTER_NOUN = new Set([
  ...PREPOSITIONS,
  ...`adrift that who which whose where when as than is are lies marred constructed depicting generating honeycombed showing
  surrounded`.split(/\s+/),
]);
const PARTICIPLES = new Set(
  `broken brought built caught driven fallen forgotten frozen grown hidden lost made overgrown rotten sought stolen sunken
  torn woven worn`.split(/\s+/),
);
/** "an opened or missing panels" would be wrong: the first of two such words belongs to the last noun. */
const ADJECTIVE = /(?:ing|ous|ive|ic|al|ant|ent)$/;

const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The word that decides on article and number. */
function nounOf(phrase: string): string {
  const words = phrase.toLowerCase().split(/[,:;]/, 1)[0]!.trim().split(' ');
  const end = words.findIndex((word, i) => i > 0 && AFTER_NOUN.has(word));
  const noun = end < 0 ? words : words.slice(0, end);
  const and = noun.findIndex((word) => word === 'and' || word === 'or');
  if (and < 0) return noun.at(-1)!;
  return and === 1 && (ADJECTIVE.test(noun[0]!) || isParticiple(noun[0]!)) ? noun.at(-1)! : noun[and - 1]!;
}

/** "Hidden" and "scarred", but not a garden, a shed or a reed. */
const isParticiple = (word: string): boolean =>
  PARTICIPLES.has(word) || (/[^e]ed$/.test(word) && !/^(?:bed|shed|sled|watershed)$/.test(word));

/** Not a thing but what is said of one: "camouflaged or hidden", "built from scrap", "sending a signal", "in a cellar". */
function isQuality(phrase: string): boolean {
  const words = phrase.toLowerCase().split(' ');
  const [first = '', second = ''] = words;
  if (PREPOSITIONS.has(first)) return true;
  if (PREPOSITIONS.has(second) && isParticiple(first)) return true;
  if (/ing$/.test(first) && ['a', 'an', 'the', 'its', 'with', 'in'].includes(second)) return true;
  return words.every(
    (word, i) => isParticiple(word) || word === 'or' || (i === 0 && words.length > 1 && word.endsWith('ly')),
  );
}

/** "three wolves", "signs of a struggle"; not "a pack of wolves", "glass". */
export function isPlural(phrase: string): boolean {
  if (/^(?:an?|one|each|every|another|this)(?![\w-])/i.test(phrase)) return false;
  const noun = nounOf(phrase);
  return PLURAL.has(noun) || (/[^'’s]s$/.test(noun) && !/(?:ss|[^a]us|is)$/.test(noun) && !SINGULAR_S.has(noun));
}

/** "an hour", "a unicorn", "an AI", "a one-eyed man": the article follows the sound. */
export function articleOf(phrase: string): 'a' | 'an' {
  const [word] = phrase.replace(/^["'“‘(]+/, '').split(/[\s-]/, 1) as [string];
  if (/^\d/.test(word)) return /^(?:8|11$|18$)/.test(word) ? 'an' : 'a';
  if (/^[A-Z]{2,}$/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a';
  if (/^(?:hour|heir|honest|honou?r)/i.test(word)) return 'an';
  if (/^(?:one$|once|uni(?![mnd])|us[eu]|uto|ubi|ura|eu|ew)/i.test(word)) return 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** With "a" or "an", unless it has its own word for that or takes none: plurals, water, qualities. */
export const withArticle = (phrase: string): string =>
  DETERMINER.test(phrase) || isQuality(phrase) || isPlural(phrase) || MASS.has(nounOf(phrase))
    ? phrase
    : `${articleOf(phrase)} ${phrase}`;

export const withThe = (phrase: string): string => (DETERMINER.test(phrase) ? phrase : `the ${phrase}`);

/** Without an article at its beginning. */
export const withoutArticle = (phrase: string): string => phrase.replace(/^(?:an?|the) /i, '');

/** "Energy surge" within a sentence; AI and EV remain as they are. */
export const lowerCase = (phrase: string): string =>
  phrase.replaceAll(/(?<![\w'’])(?!I(?![a-z]))[A-Z](?=[a-z'’-]|\s|$)/g, (letter) => letter.toLowerCase());

/** "there is a hag", "there are five footpads". */
export const thereIs = (phrase: string): string => `there ${isPlural(phrase) ? 'are' : 'is'} ${phrase}`;

/** "to avenge a wrong", also where the "to" is there already. */
export const infinitive = (phrase: string): string => (/^to /i.test(phrase) ? phrase : `to ${phrase}`);

/** A phrase that has a comma in it is closed by another: "the Unpaid, an army without wages,". */
export const closeWithComma = (phrase: string): string => (phrase.includes(',') ? `${phrase},` : phrase);

/** What stands before the first comma or colon. */
export const firstClause = (phrase: string): string => phrase.split(/[,:;]/)[0]!;

export const listPhrases = (phrases: readonly string[]): string => listed([...new Set(phrases)], 'and');

/** The text of a row as a part of a sentence: without remarks in brackets, with "or" for strokes, small numbers as words. */
export const rowToPhrase = (text: string): string =>
  text
    .split(/[()]/)
    .filter((_, i) => i % 2 === 0)
    .join('')
    .replaceAll('/', ' or ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,;.])/g, '')
    .trim()
    .replaceAll(/(^| of )(\d{1,2})(?= [a-z])/g, (whole, before: string, number: string) =>
      SMALL[Number(number)] ? `${before}${SMALL[Number(number)]}` : whole,
    )
    .replace(/[.,;:]$/, '');

/** Sentences put together: capitals where they begin, and no mark of punctuation twice. */
export const asSentences = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:!?])/g, '')
    .replaceAll(/[,;:]+(?=[,.;:!?])/g, '')
    .replaceAll(/([.!?]["”]?)\.+/g, '$1')
    .replaceAll(
      /(^|[.!?]["”]? )(["“]?)([a-z])/g,
      (_, before: string, quote: string, letter: string) => `${before}${quote}${letter.toUpperCase()}`,
    )
    .trim();
