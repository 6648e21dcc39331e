import { families } from '../../src/families/families.ts';
import type { Definition } from '../../src/play/definition.ts';
import type { Family } from '../../src/play/family.ts';
import { definitionOf, type ResolveFault, resolveVariant, type Variant } from '../../src/play/resolve.ts';
import { diceRace } from '../play/dice-race.ts';
import { insist, isSentence, same } from './insist.ts';

/** A variant with flags that the suite tests. */
export interface Entry {
  readonly family: Family;
  /** `chess/grand+random` */
  readonly name: string;
  readonly slug: string;
}

/** All families, and one that exists only for tests and covers what chess lacks. */
const FAMILIES: readonly Family[] = [...families, diceRace];

export const findFamily = (slug: string): Family | undefined => FAMILIES.find((family) => family.slug === slug);

const entry = (family: Family, ...parts: string[]): Entry => {
  const slug = parts.join('+');
  return { family, name: `${family.slug}/${slug}`, slug };
};

const each = (entries: (family: Family, variant: string, flags: string[]) => Entry[]): Entry[] =>
  FAMILIES.flatMap((family) =>
    Object.keys(family.variants).flatMap((variant) => entries(family, variant, Object.keys(family.flags))),
  );

export const variants = each((family, variant) => [entry(family, variant)]);

export const flagged = each((family, variant, flags) => flags.map((flag) => entry(family, variant, flag)));

/** Each pair of flags with each variant, whether or not they can be combined. */
export const paired = each((family, variant, flags) =>
  flags.flatMap((flag, index) => flags.slice(index + 1).map((other) => entry(family, variant, flag, other))),
);

/** In a group of more than `many` flags, the flags differ only in a number; `few` of them are enough for pairs. */
const ALIKE = { many: 8, few: 4 };

/** The pairs that are played. Of flags that differ only in a number, such as sizes, a few stand for all. */
export const playedPairs = ((): Entry[] => {
  const left = new Set(FAMILIES.flatMap((family) => representedFlags(family).map((flag) => `${family.slug} ${flag}`)));
  const isLeft = ({ family, slug }: Entry) =>
    slug
      .split('+')
      .slice(1)
      .some((flag) => left.has(`${family.slug} ${flag}`));
  return paired.filter((entry) => !isLeft(entry));
})();

/** Flags of large groups that are represented by others. */
function representedFlags({ flags }: Family): string[] {
  const groupOf = (flag: string): string => flags[flag]!.group ?? flag;
  return Object.keys(flags).filter((flag) => {
    const group = Object.keys(flags).filter((other) => groupOf(other) === groupOf(flag));
    const kept = Array.from({ length: ALIKE.few }, (_, at) => Math.round((at * (group.length - 1)) / (ALIKE.few - 1)));
    return group.length > ALIKE.many && !kept.includes(group.indexOf(flag));
  });
}

/**
 * The variant, or the reason why it is not a separate entry: the family declines it, or it is a longer name of another.
 */
export function resolveEntry(entry: Entry): Variant | string {
  const resolved = resolveVariant(entry.family, entry.slug);
  if (!resolved.ok) return declined(entry, resolved.error);
  return redundantReason(entry, resolved.value.definition) ?? resolved.value;
}

/** Like `resolveEntry`, but without compiling an engine, which takes most of the time. */
export function defineEntry(entry: Entry): Definition | string {
  const defined = definitionOf(entry.family, entry.slug);
  if (!defined.ok) return declined(entry, defined.error);
  return redundantReason(entry, defined.value) ?? defined.value;
}

/** The reason if the flags change nothing: the variant is then known by its name without them. */
function redundantReason({ family, slug, name }: Entry, definition: Definition): string | undefined {
  const { variant, flags } = definition;
  if (variant === slug) return undefined;
  const [own, ...asked] = slug.split('+');
  const fewer = flags.length < asked.length && flags.every((flag) => asked.includes(flag));
  insist(fewer && variant === [own, ...flags].join('+'), `${name} is known by its own name`, () => variant);
  const plainly = definitionOf(family, variant);
  same(plainly.ok && plainly.value, definition, `${name} is ${variant}`);
  return `it is ${variant}`;
}

function declined({ name, slug }: Entry, { kind, message }: ResolveFault): string {
  insist(kind === 'impossible' && slug.includes('+'), `${name} can be played`, () => message);
  insist(isSentence(message), `${name} is declined in words`, () => message);
  return message;
}

/** One of `shares` equal shares of the entries, mixed alike, so that several cores can share the work. */
export const shareOf = (entries: readonly Entry[], share: number, shares: number): Entry[] =>
  entries.filter((_, index) => index % shares === share);
