import { deepFreeze } from '../lib/freeze.ts';
import { LruCache } from '../lib/lru-cache.ts';
import { isAlreadyApplied, mergePatch } from '../lib/merge-patch.ts';
import { didYouMean, joinNames } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Definition } from './definition.ts';
import type { Family, Patch, Source } from './family.ts';
import type { Rules } from './position.ts';

/** A variant with its flags, ready to play. Frozen, made once. */
export interface Variant {
  readonly family: Family;
  readonly definition: Definition;
  readonly rules: Rules;
}

export interface ResolveFault {
  /** `unknown`: there is no variant or flag of that name; `impossible`: they are known but don't go together. */
  kind: 'unknown' | 'impossible';
  message: string;
  /** Where a flag does not fit: those that fit what it was added to. */
  fitting?: readonly string[];
}

/** More variants than these are not listed in a refusal. */
const MOST_NAMES = 20;

/** Compiled variants take some hundred kilobytes each and there are more combinations than anybody needs at once. */
const compiled = new LruCache<string, Variant>(64);

/**
 * The variant of a family by its slug with flags: `grand+random`. The order of flags doesn't matter, and those that
 * change nothing are left out of its name: `crazyhouse+drops` is `crazyhouse`.
 */
export function resolve(family: Family, slug: string): Result<Variant, ResolveFault> {
  const named = parseSlug(family, slug);
  if (!named.ok) return named;
  const { variant, flags } = named.value;
  const asked = compiled.find(keyOf(family, [variant, ...flags].join('+')));
  if (asked) return ok(asked);
  const defined = define(family, variant, flags);
  if (!defined.ok) return defined;
  const definition = defined.value;
  const key = keyOf(family, definition.variant);
  return ok(
    compiled.find(key) ?? compiled.keep(key, Object.freeze({ family, definition, rules: family.compile(definition) })),
  );
}

const keyOf = (family: Family, slug: string): string => `${family.slug}/${slug}`;

/** The definition alone, of which hundreds are made while the engine of one is. */
export function definitionOf(family: Family, slug: string): Result<Definition, ResolveFault> {
  const named = parseSlug(family, slug);
  return named.ok ? define(family, named.value.variant, named.value.flags) : named;
}

/** A variant's own definition, unproved and in a third of the time: that none contradicts itself is for tests to find. */
export const shippedDefinition = (family: Family, variant: string): Definition =>
  deepFreeze(merge(family, family.variants[variant]!, variant));

function parseSlug(family: Family, slug: string): Result<{ variant: string; flags: string[] }, ResolveFault> {
  const [name = '', ...given] = slug.trim().split('+').map(plain);
  const own = Object.hasOwn(family.variants, name) ? name : ownValue(family.aliases, name);
  const [variant, ...implied] = own?.split('+') ?? [];
  const said = given.flatMap((flag) => ownValue(family.flagAliases ?? {}, flag)?.split('+') ?? [flag]);
  const asked = [...implied, ...said];
  if (variant === undefined) {
    const known = Object.keys(family.variants);
    const hint =
      didYouMean(name, [...known, ...Object.keys(family.aliases)]) ?? `known: ${joinNames(some(known), 'and')}`;
    return fail({ kind: 'unknown', message: `${family.slug} has no variant ${JSON.stringify(name)}; ${hint}` });
  }
  const known = Object.keys(family.flags);
  for (const flag of asked) {
    if (known.includes(flag)) continue;
    const message = `${family.slug} has no flag ${JSON.stringify(flag)}; its flags are ${joinNames(known, 'and')}`;
    return fail({ kind: 'unknown', message });
  }
  const flags = known.filter((flag) => asked.includes(flag));
  return groupsHold(family, flags) ?? ok({ variant, flags });
}

/** As many names as anybody reads. */
const some = (names: readonly string[]): readonly string[] =>
  names.length > MOST_NAMES + 1 ? [...names.slice(0, MOST_NAMES), `${names.length - MOST_NAMES} more`] : names;

/** Never what every object inherits: `constructor` is no alias. */
const ownValue = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/** camelCase, spaces and underscores are read as hyphens: `kingOfTheHill`, `king of the hill`. */
const plain = (name: string): string =>
  name
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[ _]/g, '-')
    .toLowerCase();

function groupsHold(family: Family, flags: readonly string[]): Result<never, ResolveFault> | undefined {
  const groups = new Map<string, string>();
  for (const flag of flags) {
    const group = family.flags[flag]!.group;
    if (!group) continue;
    const other = groups.get(group);
    if (other) return fail({ kind: 'impossible', message: `${other} and ${flag} can't both apply: choose one` });
    groups.set(group, flag);
  }
  return undefined;
}

/** Frozen, and free of contradictions. */
function define(family: Family, variant: string, flags: readonly string[]): Result<Definition, ResolveFault> {
  const built = build(family, variant, flags);
  if (built.ok) return ok(deepFreeze(built.value));
  const { reason, before } = built.error;
  if (!before) return fail({ kind: 'impossible', message: reason });
  const fitting = fittingFlags(family, before);
  const instead = fitting.length ? joinNames(fitting, 'and') : 'no other flag';
  return fail({ kind: 'impossible', message: `${reason}; ${before.variant} goes with ${instead}`, fitting });
}

/** The flags that can be added to a definition and change it, whatever flags it has. */
export function fittingFlags(family: Family, { variant: slug, flags }: Definition): string[] {
  const variant = slug.split('+')[0]!;
  return Object.keys(family.flags).filter((flag) => {
    const asked = Object.keys(family.flags).filter((known) => known === flag || flags.includes(known));
    if (flags.includes(flag) || groupsHold(family, asked)) return false;
    const built = build(family, variant, asked);
    return built.ok && built.value.flags.includes(flag);
  });
}

interface Refused {
  reason: string;
  /** What the flag that did not fit was added to. */
  before?: Definition;
}

/** The variant, then one flag after the other. */
function build(family: Family, variant: string, flags: readonly string[]): Result<Definition, Refused> {
  const start = plainVariant(family, variant);
  if (!start.ok) return fail({ reason: start.error });
  let before = start.value;
  for (const flag of flags) {
    const flagged = addFlag(family, before, flag);
    if (!flagged.ok) return fail({ reason: flagged.error, before });
    before = flagged.value;
  }
  return ok(before);
}

/** Definitions without flags, to which flags are added again and again. */
const unflagged = new LruCache<string, Definition>(16);

function plainVariant(family: Family, variant: string): Result<Definition, string> {
  const key = keyOf(family, variant);
  const known = unflagged.find(key);
  if (known) return ok(known);
  const definition = deepFreeze(merge(family, family.variants[variant]!, variant));
  const contradictions = family.contradictions(definition);
  return contradictions.length ? fail(contradictions.join('; ')) : ok(unflagged.keep(key, definition));
}

function merge(family: Family, source: Source, variant: string): Definition {
  const merged = lineage(family, source).reduce((sum: unknown, patch) => mergePatch(sum, patch), family.base);
  const { title, summary, source: from } = source;
  return family.schema.parse({
    ...(merged as Patch),
    family: family.slug,
    variant,
    flags: [],
    title,
    summary,
    source: from,
  });
}

/** The definition with one more flag, the same one where that changes nothing, or why it can't be. */
function addFlag(family: Family, definition: Definition, slug: string): Result<Definition, string> {
  const flag = family.flags[slug]!;
  const { patch: given } = flag;
  const patch = typeof given === 'function' ? given(definition) : given;
  if (isAlreadyApplied(definition, patch)) return ok(definition);
  const refused = (reason: string) => fail(`${slug} does not fit ${definition.variant}: ${reason}`);
  const lacking = flag.needs?.find((need) => !need.holds(definition));
  if (lacking) return refused(lacking.otherwise);
  const flagged = family.schema.parse({
    ...(mergePatch(definition, patch) as Definition),
    variant: `${definition.variant}+${slug}`,
    flags: [...definition.flags, slug],
    title: `${definition.title} + ${flag.title}`,
  });
  const contradictions = family.contradictions(flagged);
  return contradictions.length ? refused(contradictions.join('; ')) : ok(flagged);
}

/** The patches from the oldest parent to the variant itself. */
function lineage(family: Family, source: Source): Patch[] {
  const parent = source.parent === undefined ? undefined : family.variants[source.parent];
  if (source.parent !== undefined && !parent) throw new Error(`${source.title}: unknown parent ${source.parent}`);
  return parent ? [...lineage(family, parent), source.patch] : [source.patch];
}
