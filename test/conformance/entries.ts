import { families } from '../../src/families/families.ts';
import type { Definition } from '../../src/play/definition.ts';
import type { Family } from '../../src/play/family.ts';
import { definitionOf, type ResolveFault, resolve, type Variant } from '../../src/play/resolve.ts';
import { diceRace } from '../play/dice-race.ts';
import { insist, isSentence, same } from './insist.ts';

/** A variant with its flags, to be put through the suite. */
export interface Entry {
  readonly family: Family;
  /** `chess/grand+random` */
  readonly name: string;
  readonly slug: string;
}

/** All that can be played, and the family for tests alone, which has what chess has not. */
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

/** Each two flags with each variant, whether or not they go together. */
export const paired = each((family, variant, flags) =>
  flags.flatMap((flag, index) => flags.slice(index + 1).map((other) => entry(family, variant, flag, other))),
);

/** In a group of more flags than `many` these differ in a number alone: where two flags are played together, `few` will do. */
const ALIKE = { many: 8, few: 4 };

/** Those of the pairs that are played: of flags that differ in a number alone, such as sizes, a few stand for all. */
export const playedPairs = ((): Entry[] => {
  const left = new Set(FAMILIES.flatMap((family) => alike(family).map((flag) => `${family.slug} ${flag}`)));
  const isLeft = ({ family, slug }: Entry) =>
    slug
      .split('+')
      .slice(1)
      .some((flag) => left.has(`${family.slug} ${flag}`));
  return paired.filter((entry) => !isLeft(entry));
})();

/** Flags of great groups that others stand for. */
function alike({ flags }: Family): string[] {
  const groupOf = (flag: string): string => flags[flag]!.group ?? flag;
  return Object.keys(flags).filter((flag) => {
    const group = Object.keys(flags).filter((other) => groupOf(other) === groupOf(flag));
    const kept = Array.from({ length: ALIKE.few }, (_, at) => Math.round((at * (group.length - 1)) / (ALIKE.few - 1)));
    return group.length > ALIKE.many && !kept.includes(group.indexOf(flag));
  });
}

/** The variant, or in words why it is no entry of its own: the family declines it, or it is another under a longer name. */
export function resolveEntry(entry: Entry): Variant | string {
  const resolved = resolve(entry.family, entry.slug);
  if (!resolved.ok) return declined(entry, resolved.error);
  return saysLess(entry, resolved.value.definition) ?? resolved.value;
}

/** The same without an engine, which takes most of the time. */
export function defineEntry(entry: Entry): Definition | string {
  const defined = definitionOf(entry.family, entry.slug);
  if (!defined.ok) return declined(entry, defined.error);
  return saysLess(entry, defined.value) ?? defined.value;
}

/** Where flags change nothing the variant is known by its name without them, and is another entry. */
function saysLess({ family, slug, name }: Entry, definition: Definition): string | undefined {
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

/** One of so many shares of the entries, alike in kind, so that cores share the work. */
export const shareOf = (entries: readonly Entry[], share: number, shares: number): Entry[] =>
  entries.filter((_, index) => index % shares === share);
