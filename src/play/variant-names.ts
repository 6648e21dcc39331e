import { plainName } from '../lib/match-name.ts';
import type { Family } from './family.ts';

/** What a part of a text names: the family itself, with the variant that this name means, or a variant, or a flag. */
type NamedPart = { readonly own: string } | { readonly variant: string } | { readonly flag: string };

/** One reading of a text as a variant. */
export interface VariantReading {
  /** The variant with its flags: `go-japanese+9x9`. */
  readonly slug: string;
  /** Whether the text names more than flags, which exist in several families. */
  readonly isFamilyKnown: boolean;
}

/** Slug of the variant that every family has and plays by default. */
export const STANDARD_SLUG = 'standard';

/** Maximum number of words in a text that is read as a variant with flags. */
const MAX_WORDS = 10;

const nameTables = new WeakMap<Family, ReadonlyMap<string, readonly NamedPart[]>>();

/**
 * Reads a text as the name of a variant, in any spelling: words, flags and the name of the family may come in any order,
 * as in `9x9 Japanese` or `Fischer Random Chess`. Returns several readings if the text is ambiguous.
 */
export function readVariantName(family: Family, text: string): VariantReading[] {
  const words = wordsOf(text);
  if (!words.length || words.length > MAX_WORDS) return [];
  const divisions = [...divide(words, nameTable(family))].filter((parts) => countParts(parts, 'variant') <= 1);
  // Long names go before short ones, and variants before flags of the same name.
  const rank = (parts: readonly NamedPart[]): number => parts.length * (MAX_WORDS + 1) + countParts(parts, 'flag');
  const best = Math.min(...divisions.map(rank));
  const readings = divisions.filter((parts) => rank(parts) === best).map(toReading);
  return [...new Map(readings.map((reading) => [reading.slug, reading])).values()];
}

/** The names of a family, each with the variant it means. */
export const ownNamesOf = ({ slug, title, otherNames = {} }: Family): Readonly<Record<string, string>> => ({
  ...otherNames,
  [title]: STANDARD_SLUG,
  [slug]: STANDARD_SLUG,
});

/** Splits a text into plain words. A plus after which no flag follows is a part of the name, as in `Shinobi+`. */
const wordsOf = (text: string): string[] =>
  (text.trimEnd().endsWith('+') ? `${text} plus` : text)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}×'’]+/u)
    .map(plainName)
    .filter((word) => word !== '');

/** Yields all ways to divide words into names. */
function* divide(
  words: readonly string[],
  names: ReadonlyMap<string, readonly NamedPart[]>,
  before: readonly NamedPart[] = [],
): Generator<readonly NamedPart[]> {
  if (!words.length) yield before;
  for (let length = 1; length <= words.length; length++) {
    const parts = names.get(words.slice(0, length).join('')) ?? [];
    for (const part of parts) yield* divide(words.slice(length), names, [...before, part]);
  }
}

const countParts = (parts: readonly NamedPart[], kind: 'variant' | 'flag'): number =>
  parts.filter((part) => kind in part).length;

function toReading(parts: readonly NamedPart[]): VariantReading {
  const variant = parts.flatMap((part) => ('variant' in part ? [part.variant] : []));
  const own = parts.flatMap((part) => ('own' in part ? [part.own] : []));
  const flags = parts.flatMap((part) => ('flag' in part ? [part.flag] : []));
  return {
    slug: [variant[0] ?? own[0] ?? STANDARD_SLUG, ...flags].join('+'),
    isFamilyKnown: variant.length + own.length > 0,
  };
}

/** By plain spelling, what each name of a family means. A slug hides an alias of the same spelling, and both a title. */
function nameTable(family: Family): ReadonlyMap<string, readonly NamedPart[]> {
  const known = nameTables.get(family);
  if (known) return known;
  const { variants, aliases, flags, flagAliases = {} } = family;
  const tables = [
    namesToParts(Object.entries(ownNamesOf(family)), (own) => ({ own })),
    firstNames(
      [
        Object.keys(variants).map((slug) => [slug, slug]),
        Object.entries(aliases),
        Object.entries(variants).map(([slug, { title }]) => [title, slug]),
      ],
      (variant) => ({ variant }),
    ),
    firstNames(
      [
        Object.keys(flags).map((slug) => [slug, slug]),
        Object.entries(flagAliases),
        Object.entries(flags).map(([slug, { title }]) => [title, slug]),
      ],
      (flag) => ({ flag }),
    ),
  ];
  const names = new Map<string, readonly NamedPart[]>();
  for (const table of tables)
    for (const [name, parts] of table) names.set(name, [...(names.get(name) ?? []), ...parts]);
  nameTables.set(family, names);
  return names;
}

type Names = readonly (readonly [name: string, meaning: string])[];
type PartTable = Map<string, NamedPart[]>;

/** Merges levels of names: a name of an earlier level hides the same name of a later one. */
function firstNames(levels: readonly Names[], toPart: (meaning: string) => NamedPart): PartTable {
  const merged: PartTable = new Map();
  for (const level of levels)
    for (const [name, parts] of namesToParts(level, toPart)) if (!merged.has(name)) merged.set(name, parts);
  return merged;
}

function namesToParts(names: Names, toPart: (meaning: string) => NamedPart): PartTable {
  const table: PartTable = new Map();
  for (const [name, meaning] of names) {
    const plain = wordsOf(name).join('');
    table.set(plain, [...(table.get(plain) ?? []), toPart(meaning)]);
  }
  return table;
}
