import { joinNames } from '../lib/nearest.ts';

/** Nouns that take no indefinite article, such as mass nouns. They are compared with the result of `nounOf`. */
const MASS_NOUNS = new Set(
  `access activity ammo architecture armor armour art artistry atmosphere authority barley blood bread camouflage cargo charcoal
  clay commerce cold corruption damage damp darkness data daylight death debris decay diversity dust energy environmentalism
  equipment evidence fauna fire flora flotsam foliage fog food fungus fur gas gear glass grain graffiti gravity growth habitation
  hair haze history honey ice illumination industry information insight intelligence iron isolation life
  light lighting liquid livestock machinery magic magma material medicine mist moisture moss mucus music nature nobody offal oil
  paint poison pollution power precision processing radiation rain rainfall rot rubble rust salt salvage sand sargassum security seaweed slime smoke snow soil stealth steam
  storage strife subsistence sunlight supply support surveillance technology terrain time trade transit turbulence vegetation violence warfare waste water
  wealth weather wildlife wiring work wreckage writing`.split(/\s+/),
);
const PLURAL_NOUNS = new Set([
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
const SINGULAR_IN_S = new Set([
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
  along among through across against into upon`.split(/\s+/),
);
/** Words after which a noun's modifier begins: "a man with a lamp". The noun is the last word before them. */
const AFTER_NOUN = new Set([
  ...PREPOSITIONS,
  ...`adrift that who which whose where when as than is are lies marred constructed depicting generating honeycombed showing
  surrounded`.split(/\s+/),
]);
const PARTICIPLES = new Set(
  `broken brought built caught driven dug fallen forgotten frozen grown hidden left lost made overgrown rotten sought stolen sunken
  torn woven worn`.split(/\s+/),
);
/**
 * Endings of adjectives. In "opened or missing panels" such a word before "or" shows that the noun is the last word.
 */
const ADJECTIVE_ENDING = /(?:ing|ous|ive|ic|al|ant|ent)$/;

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Returns the main noun of a phrase, in lower case. The noun decides on the article and on the number. */
function nounOf(phrase: string): string {
  const words = phrase.toLowerCase().split(/[,:;]/, 1)[0]!.trim().split(' ');
  const end = words.findIndex(
    (word, i) => i > 0 && (AFTER_NOUN.has(word) || (isParticiple(word) && PREPOSITIONS.has(words[i + 1] ?? ''))),
  );
  const noun = end < 0 ? words : words.slice(0, end);
  const conjunction = noun.findIndex((word) => word === 'and' || word === 'or');
  if (conjunction < 0) return noun.at(-1)!;
  return conjunction === 1 && (ADJECTIVE_ENDING.test(noun[0]!) || isParticiple(noun[0]!))
    ? noun.at(-1)!
    : noun[conjunction - 1]!;
}

/** Whether a word is a past participle: "hidden" and "scarred", but not "garden", "shed" or "reed". */
const isParticiple = (word: string): boolean =>
  PARTICIPLES.has(word) || (/[^e]ed$/.test(word) && !/^(?:bed|shed|sled|watershed)$/.test(word));

/**
 * Whether a phrase describes something instead of naming it: "camouflaged or hidden", "built from scrap", "sending a
 * signal", "in a cellar".
 */
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

/**
 * Whether a phrase is plural, such as "three wolves" and "signs of a struggle", but not "a pack of wolves" or "glass".
 */
export function isPlural(phrase: string): boolean {
  if (/^(?:an?|one|each|every|another|this)(?![\w-])/i.test(phrase)) return false;
  const noun = nounOf(phrase);
  return (
    PLURAL_NOUNS.has(noun) || (/[^'’s]s$/.test(noun) && !/(?:ss|[^a]us|is)$/.test(noun) && !SINGULAR_IN_S.has(noun))
  );
}

/**
 * Returns the indefinite article that fits the sound of a phrase: "an hour", "a unicorn", "an AI", "a one-eyed man".
 */
export function articleOf(phrase: string): 'a' | 'an' {
  const [word] = phrase.replace(/^["'“‘(]+/, '').split(/[\s-]/, 1) as [string];
  if (/^\d/.test(word)) return /^(?:8|11$|18$)/.test(word) ? 'an' : 'a';
  if (/^[A-Z]{2,}$/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a';
  if (/^(?:hour|heir|honest|honou?r)/i.test(word)) return 'an';
  if (/^(?:one$|once|uni(?![mnd])|us[eu]|uto|ubi|ura|eu|ew)/i.test(word)) return 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** Adds "a" or "an" to a phrase. Leaves plurals, mass nouns, descriptions and phrases with a determiner unchanged. */
export const withArticle = (phrase: string): string =>
  DETERMINER.test(phrase) || isQuality(phrase) || isPlural(phrase) || MASS_NOUNS.has(nounOf(phrase))
    ? phrase
    : `${articleOf(phrase)} ${phrase}`;

/** Adds "the" to a phrase, unless the phrase has a determiner. */
export const withThe = (phrase: string): string => (DETERMINER.test(phrase) ? phrase : `the ${phrase}`);

/** Removes the article at the beginning of a phrase. */
export const withoutArticle = (phrase: string): string => phrase.replace(/^(?:an?|the) /i, '');

/**
 * Puts the words of a phrase in lower case, for use within a sentence: "Energy Surge" becomes "energy surge". "AI",
 * "EV" and "I" are unchanged.
 */
export const lowerCase = (phrase: string): string =>
  phrase.replaceAll(/(?<![\w'’])(?!I(?![a-z]))[A-Z](?=[a-z'’-]|\s|$)/g, (letter) => letter.toLowerCase());

/** Adds "there is" or "there are" to a phrase: "there is a hag", "there are five footpads". */
export const withThereIs = (phrase: string): string => `there ${isPlural(phrase) ? 'are' : 'is'} ${phrase}`;

/** Adds "to" to a phrase that does not begin with it: "to avenge a wrong". */
export const withTo = (phrase: string): string => (/^to /i.test(phrase) ? phrase : `to ${phrase}`);

/** Adds a final comma to a phrase that contains a comma: "the Unpaid, an army without wages,". */
export const closeWithComma = (phrase: string): string => (phrase.includes(',') ? `${phrase},` : phrase);

/** Returns the part of a phrase before its first comma, colon or semicolon. */
export const firstClause = (phrase: string): string => phrase.split(/[,:;]/)[0]!;

/** Joins phrases with commas and "and". A repeated phrase appears once. */
export const joinPhrases = (phrases: readonly string[]): string => joinNames([...new Set(phrases)], 'and');

/**
 * Turns the text of a row into a part of a sentence: drops remarks in brackets, replaces slashes by "or" and writes
 * small numbers as words.
 */
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
      NUMBER_WORDS[Number(number)] ? `${before}${NUMBER_WORDS[Number(number)]}` : whole,
    )
    .replace(/[.,;:]$/, '');

/** Corrects sentences put together from parts: capitals at the beginning and in quotations, no doubled spaces or punctuation. */
export const tidySentences = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:!?])/g, '')
    .replaceAll(/[,;:]+(?=[,.;:!?])/g, '')
    .replaceAll(/([.!?]["”]?)\.+/g, '$1')
    .replaceAll(
      /(^|[.!?]["”]? |[,:] (?=["“]))(["“]?)([a-z])/g,
      (_, before: string, quote: string, letter: string) => `${before}${quote}${letter.toUpperCase()}`,
    )
    .trim();
