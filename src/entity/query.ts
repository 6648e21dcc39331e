import { plainName } from '../lib/match-name.ts';
import { isNearWord } from '../text-search/spelling.ts';
import { firstWords } from '../text-search/words.ts';
import { UNATTUNED } from './facets.ts';
import { ROLEPLAYING_SYSTEMS, type SystemSlug } from './systems.ts';

/** A range of numbers, both ends included. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** What a query for entities asks for. */
export interface EntityQuery {
  readonly challenge?: NumberRange;
  readonly level?: NumberRange;
  /** In gold pieces. */
  readonly price?: NumberRange;
  readonly system?: SystemSlug;
  /** The words of the query without these. */
  readonly words: string;
}

type Part = 'challenge' | 'level' | 'price';

/** Words before a number that say what it is, and words behind one. */
const BEFORE: ReadonlyMap<string, Part> = new Map([
  ['cr', 'challenge'],
  ['challenge', 'challenge'],
  ['level', 'level'],
  ['lvl', 'level'],
  ['lv', 'level'],
]);
const BEHIND: ReadonlyMap<string, Part> = new Map([
  ['gp', 'price'],
  ['gold', 'price'],
  ['level', 'level'],
  ['lvl', 'level'],
]);

/** Words of limit before a number: whether they are those of a least number. */
const LIMITS: ReadonlyMap<string, boolean> = new Map([
  ...['under', 'below', 'up to', 'at most', 'less than', 'max', 'maximum'].map((words) => [words, false] as const),
  ...['over', 'above', 'at least', 'more than', 'min', 'minimum'].map((words) => [words, true] as const),
]);
/** Words of limit behind a number. */
const LIMITS_BEHIND: ReadonlyMap<string, boolean> = new Map([
  ...['less', 'lower', 'under', 'below', 'fewer', 'down'].map((word) => [word, false] as const),
  ...['more', 'higher', 'over', 'above', 'up', 'greater'].map((word) => [word, true] as const),
]);

/** What "low" and "high" mean. */
const EXTENTS: Readonly<Record<'challenge' | 'level', ReadonlyMap<string, NumberRange>>> = {
  challenge: new Map([
    ['low', { min: 0, max: 2 }],
    ['high', { min: 10, max: Number.POSITIVE_INFINITY }],
  ]),
  level: new Map([
    ['low', { min: 0, max: 2 }],
    ['high', { min: 6, max: Number.POSITIVE_INFINITY }],
  ]),
};

/** The part that a word before a number names, which may be misspelt: `challange 2`. */
const partBefore = (word: string): Part | undefined =>
  BEFORE.get(word) ?? [...BEFORE].find(([name]) => name.length >= 5 && isNearWord(word, name))?.[1];

/** A part that stands in a query, with the number of its words. */
interface FoundPart {
  readonly part: Part;
  readonly range: NumberRange;
  readonly length: number;
}

/** Reads challenge, level, price and system out of a query: `cr 1/4 forest`, `3rd level wizard`, `ring under 500 gp`. */
export function readEntityQuery(query: string): EntityQuery {
  const found: { -readonly [Name in Part]?: NumberRange } = {};
  const rest: string[] = [];
  const words = firstWords(plainPhrases(query)).flatMap(plainFigures);
  for (let at = 0; at < words.length; ) {
    const read = readExtent(words, at) ?? readBefore(words, at) ?? readBehind(words, at);
    if (read) found[read.part] ??= read.range;
    else rest.push(words[at]!);
    at += read?.length ?? 1;
  }
  return { ...withoutCantrips(found, rest), ...readSystem(rest) };
}

/** Phrases in place of which a query has one word. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:no|without) attunement\b/gi, UNATTUNED],
  [/\b(?:not|dont|don['’]t|doesnt|doesn['’]t) (?:need|require) attunement\b/gi, UNATTUNED],
  [/\bstat[ -]blocks?\b/gi, 'stats'],
];

const plainPhrases = (query: string): string =>
  PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), query);

/** Splits `cr5`, and writes `½` as `1/2`: it is 1, a fraction slash and 2. */
const plainFigures = (word: string): string[] =>
  word
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replace(/^(cr|lvl?|level)(?=\d)/i, '$1 ')
    .split(' ');

/** `low cr`, `low challenge rating`, `high-level`. */
function readExtent(words: readonly string[], start: number): FoundPart | undefined {
  const [extent = '', joined] = lower(words, start).split('-');
  const name = joined ?? lower(words, start + 1);
  const part = partBefore(name);
  if (!part || part === 'price') return undefined;
  const range = EXTENTS[part].get(extent);
  if (!range) return undefined;
  const end = start + (joined === undefined ? 2 : 1);
  return { part, range, length: end - start + (isNearWord(lower(words, end), 'rating') ? 1 : 0) };
}

/** A cantrip is a spell of level 0. Replaces the word in the list of words. */
function withoutCantrips(found: Partial<Record<Part, NumberRange>>, words: string[]): typeof found {
  const at = words.findIndex((word) => /^cantrips?$/i.test(word));
  if (at < 0) return found;
  words[at] = 'spell';
  return { level: { min: 0, max: 0 }, ...found };
}

/** `cr 5`, `challenge rating under 1/2`, `level 3 to 5`. */
function readBefore(words: readonly string[], start: number): FoundPart | undefined {
  const part = partBefore(lower(words, start));
  if (!part) return undefined;
  const at = start + (isNearWord(lower(words, start + 1), 'rating') ? 2 : 1);
  const number = readLimited(words, at);
  return number && { part, range: number.range, length: at + number.length - start };
}

/** `under 500 gp`, `10 gold pieces`, `3rd level`, `3rd-level`. */
function readBehind(words: readonly string[], start: number): FoundPart | undefined {
  const number = readLimited(words, start);
  if (!number) return undefined;
  const { range, length } = number;
  if (number.unit) return { part: number.unit, range, length };
  const end = start + length;
  const part = BEHIND.get(lower(words, end));
  if (!part || (part === 'level' && !number.isOrdinal)) return undefined;
  const unitLength = /^pieces?$/.test(lower(words, end + 1)) ? 2 : 1;
  const limit = readLimitBehind(words, end + unitLength);
  return { part, range: limited(range, limit.isLeast), length: length + unitLength + limit.length };
}

/** A number or two, with the words of limit before or behind: `under 500`, `2 or less`, `5+`, `between 5 and 8`. */
function readLimited(words: readonly string[], start: number): Numbers | undefined {
  const before = readLimit(words, start);
  const number = readNumbers(words, start + before.length);
  if (!number) return undefined;
  const behind = readLimitBehind(words, start + before.length + number.length);
  return {
    ...number,
    range: limited(number.range, before.isLeast ?? behind.isLeast ?? number.isLeast),
    length: before.length + number.length + behind.length,
  };
}

const lower = (words: readonly string[], at: number): string => (words[at] ?? '').toLowerCase();

function readLimit(words: readonly string[], at: number): { isLeast?: boolean; length: number } {
  for (const length of [2, 1]) {
    const isLeast = LIMITS.get(
      words
        .slice(at, at + length)
        .join(' ')
        .toLowerCase(),
    );
    if (isLeast !== undefined) return { isLeast, length };
  }
  return { length: 0 };
}

/** `or less`, `and up`. */
function readLimitBehind(words: readonly string[], at: number): { isLeast?: boolean; length: number } {
  const isLeast = /^(?:or|and)$/.test(lower(words, at)) ? LIMITS_BEHIND.get(lower(words, at + 1)) : undefined;
  return isLeast === undefined ? { length: 0 } : { isLeast, length: 2 };
}

const limited = ({ min, max }: NumberRange, isLeast: boolean | undefined): NumberRange => {
  if (isLeast === undefined) return { min, max };
  return isLeast ? { min, max: Number.POSITIVE_INFINITY } : { min: 0, max };
};

/** A number, or two joined by a hyphen: with a plus, an ending of an ordinal or `gp` if one is glued on. */
const NUMBERS = /^(\d{1,6}(?:\/\d)?)(?:[-–](\d{1,6}))?(\+|st|nd|rd|th|gp|(?:st|nd|rd|th)-(?:level|lvl))?$/i;

interface Numbers {
  readonly range: NumberRange;
  readonly isOrdinal: boolean;
  /** Whether a plus makes it a least number. */
  readonly isLeast?: boolean | undefined;
  readonly unit?: Part;
  readonly length: number;
}

function readNumbers(words: readonly string[], at: number): Numbers | undefined {
  if (lower(words, at) === 'between' || lower(words, at) === 'from') {
    const range = readNumbers(words, at + 1);
    return range?.length === 3 ? { ...range, length: 4 } : undefined;
  }
  const [, one, joined, ending = ''] = NUMBERS.exec(words[at] ?? '') ?? [];
  if (one === undefined) return undefined;
  const joints = lower(words, at - 1) === 'between' ? ['and', 'to', '-', '–'] : ['to', '-', '–'];
  const isRange = !joined && !ending && joints.includes(lower(words, at + 1)) && /^\d{1,6}$/.test(lower(words, at + 2));
  const other = isRange ? words[at + 2]! : (joined ?? one);
  const unit = /l$/i.test(ending) ? 'level' : /gp/i.test(ending) ? 'price' : undefined;
  return {
    range: { min: numberOf(one), max: numberOf(other) },
    isOrdinal: /^(?:st|nd|rd|th)/i.test(ending),
    ...(ending === '+' && { isLeast: true }),
    ...(unit && { unit }),
    length: isRange ? 3 : 1,
  };
}

function numberOf(text: string): number {
  const [over = '', under = '1'] = text.split('/');
  return Number(over) / Number(under);
}

/** Names of systems that are other words too. */
const OTHER_WORDS = new Set(['first', 'fifth', 'star', 'iron', 'classic', 'mazes', 'delve']);

/** By slug and other name in plain form: each system. */
const SYSTEMS: ReadonlyMap<string, SystemSlug> = new Map(
  ROLEPLAYING_SYSTEMS.flatMap(({ slug, aliases }) =>
    [slug, ...aliases].filter((name) => !OTHER_WORDS.has(name)).map((name) => [plainName(name), slug] as const),
  ),
);

/** Most words in the name of a system. */
const MAX_NAME_WORDS = 3;

/** Finds a system that stands in a query by its slug or another name: `goblin dungeon world`, `5e giant`. */
function readSystem(words: readonly string[]): { system?: SystemSlug; words: string } {
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const system = SYSTEMS.get(plainName(words.slice(at, at + length).join(' ')));
      if (!system) continue;
      const before = words.slice(0, at);
      if (/^(?:in|of|for|from)$/i.test(before.at(-1) ?? '')) before.pop();
      return { system, words: [...before, ...words.slice(at + length)].join(' ') };
    }
  return { words: words.join(' ') };
}
