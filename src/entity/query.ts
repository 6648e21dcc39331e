import { plainName } from '../lib/match-name.ts';
import { firstWords } from '../text-search/words.ts';
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
]);
const BEHIND: ReadonlyMap<string, Part> = new Map([
  ['gp', 'price'],
  ['gold', 'price'],
  ['level', 'level'],
]);

/** Words of limit: whether they are those of a least number. */
const LIMITS: ReadonlyMap<string, boolean> = new Map([
  ...['under', 'below', 'up to', 'at most', 'less than'].map((words) => [words, false] as const),
  ...['over', 'above', 'at least', 'more than'].map((words) => [words, true] as const),
]);

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
  // `½` is 1, a fraction slash and 2.
  const words = firstWords(query).map((word) => word.normalize('NFKC').replaceAll('⁄', '/'));
  for (let at = 0; at < words.length; ) {
    const read = readBefore(words, at) ?? readBehind(words, at);
    if (read) found[read.part] ??= read.range;
    else rest.push(words[at]!);
    at += read?.length ?? 1;
  }
  return { ...withoutCantrips(found, rest), ...readSystem(rest) };
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
  const part = BEFORE.get(lower(words, start));
  if (!part) return undefined;
  const at = start + (lower(words, start + 1) === 'rating' ? 2 : 1);
  const limit = readLimit(words, at);
  const number = readNumbers(words, at + limit.length);
  return (
    number && { part, range: limited(number.range, limit.isLeast), length: at + limit.length + number.length - start }
  );
}

/** `under 500 gp`, `10 gold pieces`, `3rd level`, `3rd-level`. */
function readBehind(words: readonly string[], start: number): FoundPart | undefined {
  const limit = readLimit(words, start);
  const number = readNumbers(words, start + limit.length);
  if (!number) return undefined;
  const end = start + limit.length + number.length;
  const range = limited(number.range, limit.isLeast);
  if (number.unit) return { part: number.unit, range, length: end - start };
  const part = BEHIND.get(lower(words, end));
  if (!part || (part === 'level' && !number.isOrdinal)) return undefined;
  return { part, range, length: end + (/^pieces?$/.test(lower(words, end + 1)) ? 2 : 1) - start };
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

const limited = ({ min, max }: NumberRange, isLeast: boolean | undefined): NumberRange => {
  if (isLeast === undefined) return { min, max };
  return isLeast ? { min, max: Number.POSITIVE_INFINITY } : { min: 0, max };
};

/** A number, two joined by a hyphen, or two with `to` between: with an ending of an ordinal or `gp` if one is glued on. */
const NUMBERS = /^(\d{1,6}(?:\/\d)?)(?:-(\d{1,6}))?(st|nd|rd|th|gp|(?:st|nd|rd|th)-level)?$/i;

interface Numbers {
  readonly range: NumberRange;
  readonly isOrdinal: boolean;
  readonly unit?: Part;
  readonly length: number;
}

function readNumbers(words: readonly string[], at: number): Numbers | undefined {
  const [, one, joined, ending = ''] = NUMBERS.exec(words[at] ?? '') ?? [];
  if (one === undefined) return undefined;
  const isRange = !joined && !ending && lower(words, at + 1) === 'to' && /^\d{1,6}$/.test(lower(words, at + 2));
  const other = isRange ? words[at + 2]! : (joined ?? one);
  const unit = /level$/i.test(ending) ? 'level' : /gp/i.test(ending) ? 'price' : undefined;
  return {
    range: { min: numberOf(one), max: numberOf(other) },
    isOrdinal: /^(?:st|nd|rd|th)/i.test(ending),
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
