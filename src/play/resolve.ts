import { deepFreeze } from '../lib/freeze.ts';
import { LruCache } from '../lib/lru-cache.ts';
import { isAlreadyApplied, mergePatch } from '../lib/merge-patch.ts';
import { didYouMean, joinNames, limitNames } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Definition } from './definition.ts';
import type { DefinitionPatch, Family, VariantSource } from './family.ts';
import type { PlayableVariant } from './game.ts';
import { readVariantName } from './variant-names.ts';

/** A variant with its flags, ready to play. The object is frozen, and compiled once while it stays in the cache. */
export interface Variant extends PlayableVariant {
  readonly family: Family;
}

export interface ResolveFault {
  /** `unknown`: no variant or flag has this name. `impossible`: the names exist, but not in this combination. */
  kind: 'unknown' | 'impossible';
  message: string;
  /** The flags that can be added instead, if a flag cannot be added. */
  fitting?: readonly string[];
}

/**
 * Cache of compiled variants. It is limited, because each variant takes some hundred kilobytes and there are very many
 * combinations.
 */
const compiled = new LruCache<string, Variant>(64);

/**
 * Finds a variant by its slug with flags: `grand+random`, or by its name in any spelling: `Grand random`. The order of
 * flags doesn't matter, and flags that change nothing are dropped from the name: `crazyhouse+drops` becomes
 * `crazyhouse`.
 */
export function resolveVariant(family: Family, slug: string): Result<Variant, ResolveFault> {
  const named = parseSlug(family, slug);
  if (!named.ok) return named;
  const { variant, flags } = named.value;
  const cached = compiled.find(keyOf(family, [variant, ...flags].join('+')));
  if (cached) return ok(cached);
  const defined = define(family, variant, flags);
  if (!defined.ok) return defined;
  const definition = defined.value;
  const key = keyOf(family, definition.variant);
  return ok(
    compiled.find(key) ?? compiled.keep(key, Object.freeze({ family, definition, rules: family.compile(definition) })),
  );
}

const keyOf = (family: Family, slug: string): string => `${family.slug}/${slug}`;

/** Finds only the definition of a variant, without compiling it: compiling takes hundreds of times as long. */
export function definitionOf(family: Family, slug: string): Result<Definition, ResolveFault> {
  const named = parseSlug(family, slug);
  return named.ok ? define(family, named.value.variant, named.value.flags) : named;
}

/**
 * The definition of a variant without flags. It is not checked for contradictions, which saves two thirds of the time;
 * the tests check all of them.
 */
export const uncheckedDefinition = (family: Family, variant: string): Definition =>
  deepFreeze(mergeVariant(family, family.variants[variant]!, variant));

type ParsedSlug = Result<{ variant: string; flags: string[] }, ResolveFault>;

/** Parses a slug or, if the text is not one, the name of a variant with its flags in any spelling. */
function parseSlug(family: Family, text: string): ParsedSlug {
  const parsed = parseCanonicalSlug(family, text);
  if (parsed.ok || parsed.error.kind !== 'unknown') return parsed;
  const [reading, ...others] = readVariantName(family, text);
  if (!reading) return parsed;
  if (!others.length) return parseCanonicalSlug(family, reading.slug);
  const slugs = joinNames([reading, ...others].map(({ slug }) => slug));
  return fail({ kind: 'unknown', message: `${JSON.stringify(text.trim())} may mean ${slugs}; name one of them` });
}

function parseCanonicalSlug(family: Family, slug: string): ParsedSlug {
  const [name = '', ...flagNames] = slug.trim().split('+').map(normaliseName);
  const canonical = Object.hasOwn(family.variants, name) ? name : ownValue(family.aliases, name);
  const [variant, ...implied] = canonical?.split('+') ?? [];
  const givenFlags = flagNames.flatMap((flag) => ownValue(family.flagAliases ?? {}, flag)?.split('+') ?? [flag]);
  const requested = [...implied, ...givenFlags];
  if (variant === undefined) {
    const known = Object.keys(family.variants);
    const hint =
      sizeHint(family, name) ??
      didYouMean(name, [...known, ...Object.keys(family.aliases)]) ??
      `known: ${joinNames(limitNames(known), 'and')}`;
    return fail({ kind: 'unknown', message: `${family.slug} has no variant ${JSON.stringify(name)}; ${hint}` });
  }
  const known = Object.keys(family.flags);
  for (const flag of requested) {
    if (known.includes(flag)) continue;
    const message = `${family.slug} has no flag ${JSON.stringify(flag)}; its flags are ${joinNames(limitNames(known), 'and')}`;
    return fail({ kind: 'unknown', message });
  }
  const flags = known.filter((flag) => requested.includes(flag));
  return groupConflict(family, flags) ?? ok({ variant, flags });
}

/** Names the board size that a bare number may mean: 13x13 for 13. Undefined if the family has no such sizes. */
function sizeHint({ flags }: Family, name: string): string | undefined {
  const sizes = Object.keys(flags).filter((flag) => /^\d+x\d+$/.test(flag));
  if (!/^\d{1,2}$/.test(name) || !sizes.length) return undefined;
  const square = `${name}x${name}`;
  return sizes.includes(square) ? `did you mean ${square}?` : `board sizes are ${joinNames(limitNames(sizes), 'and')}`;
}

/** Value of an object's own property, so that inherited names such as `constructor` are not taken for aliases. */
const ownValue = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/**
 * Converts a name to the form of a slug: camelCase, spaces and underscores become hyphens, as in `kingOfTheHill` or
 * `king of the hill`.
 */
const normaliseName = (name: string): string =>
  name
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[ _]/g, '-')
    .toLowerCase();

function groupConflict(family: Family, flags: readonly string[]): Result<never, ResolveFault> | undefined {
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

/** Makes the frozen definition of a variant with flags, checked for contradictions. */
function define(family: Family, variant: string, flags: readonly string[]): Result<Definition, ResolveFault> {
  const built = buildDefinition(family, variant, flags);
  if (built.ok) return ok(deepFreeze(built.value));
  const { reason, before } = built.error;
  if (!before) return fail({ kind: 'impossible', message: reason });
  const fitting = fittingFlags(family, before);
  const instead = fitting.length ? joinNames(fitting, 'and') : 'no other flag';
  return fail({ kind: 'impossible', message: `${reason}; ${before.variant} goes with ${instead}`, fitting });
}

/** Lists the flags that can be added to a definition and would change it. */
export function fittingFlags(family: Family, { variant: slug, flags }: Definition): string[] {
  const variant = slug.split('+')[0]!;
  return Object.keys(family.flags).filter((flag) => {
    const combined = Object.keys(family.flags).filter((known) => known === flag || flags.includes(known));
    if (flags.includes(flag) || groupConflict(family, combined)) return false;
    const built = buildDefinition(family, variant, combined);
    return built.ok && built.value.flags.includes(flag);
  });
}

interface BuildFault {
  reason: string;
  /** The definition to which the refused flag was to be added. */
  before?: Definition;
}

/** Builds the variant, then adds the flags one by one. */
function buildDefinition(family: Family, variant: string, flags: readonly string[]): Result<Definition, BuildFault> {
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

/** Cache of definitions without flags, from which those with flags are made. */
const unflaggedDefinitions = new LruCache<string, Definition>(16);

function plainVariant(family: Family, variant: string): Result<Definition, string> {
  const key = keyOf(family, variant);
  const known = unflaggedDefinitions.find(key);
  if (known) return ok(known);
  const definition = deepFreeze(mergeVariant(family, family.variants[variant]!, variant));
  const contradictions = family.findContradictions(definition);
  return contradictions.length ? fail(contradictions.join('; ')) : ok(unflaggedDefinitions.keep(key, definition));
}

function mergeVariant(family: Family, source: VariantSource, variant: string): Definition {
  const merged = lineage(family, source).reduce((sum: unknown, patch) => mergePatch(sum, patch), family.base);
  const { title, summary, source: from } = source;
  return family.schema.parse({
    ...(merged as DefinitionPatch),
    family: family.slug,
    variant,
    flags: [],
    title,
    summary,
    source: from,
  });
}

/**
 * Adds a flag. Returns the same definition if the flag changes nothing; the error says why the flag cannot be added.
 */
function addFlag(family: Family, definition: Definition, slug: string): Result<Definition, string> {
  const flag = family.flags[slug]!;
  const { patch: given } = flag;
  const patch = typeof given === 'function' ? given(definition) : given;
  if (isAlreadyApplied(definition, patch)) return ok(definition);
  const refuse = (reason: string) => fail(`${slug} does not fit ${definition.variant}: ${reason}`);
  const unmet = flag.needs?.find((need) => !need.holds(definition));
  if (unmet) return refuse(unmet.otherwise);
  const flagged = family.schema.parse({
    ...(mergePatch(definition, patch) as Definition),
    variant: `${definition.variant}+${slug}`,
    flags: [...definition.flags, slug],
    title: `${definition.title} + ${flag.title}`,
  });
  const contradictions = family.findContradictions(flagged);
  return contradictions.length ? refuse(contradictions.join('; ')) : ok(flagged);
}

/** The patches that make a variant, from its oldest parent to the variant itself. */
function lineage(family: Family, source: VariantSource): DefinitionPatch[] {
  const parent = source.parent === undefined ? undefined : family.variants[source.parent];
  if (source.parent !== undefined && !parent) throw new Error(`${source.title}: unknown parent ${source.parent}`);
  return parent ? [...lineage(family, parent), source.patch] : [source.patch];
}
