import { deepFreeze } from '../lib/freeze.ts';
import { mergePatch } from '../lib/merge-patch.ts';
import { didYouMean, listed } from '../lib/nearest.ts';
import { Recent } from '../lib/recent.ts';
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
}

/** More variants than these are not listed in a refusal. */
const MOST_NAMES = 20;

/** Compiled variants take some hundred kilobytes each and there are more combinations than anybody needs at once. */
const compiled = new Recent<string, Variant>(64);

/** The variant of a family by its slug with flags: `grand+random`. The order of flags doesn't matter. */
export function resolve(family: Family, slug: string): Result<Variant, ResolveFault> {
  const named = parseSlug(family, slug);
  if (!named.ok) return named;
  const { variant, flags } = named.value;
  const key = `${family.slug}/${[variant, ...flags].join('+')}`;
  const known = compiled.find(key);
  if (known) return ok(known);
  const defined = define(family, variant, flags);
  if (!defined.ok) return defined;
  const rules = family.compile(defined.value);
  return ok(compiled.keep(key, Object.freeze({ family, definition: defined.value, rules })));
}

/** The definition alone, of which hundreds are made while the engine of one is. */
export function definitionOf(family: Family, slug: string): Result<Definition, ResolveFault> {
  const named = parseSlug(family, slug);
  return named.ok ? define(family, named.value.variant, named.value.flags) : named;
}

function parseSlug(family: Family, slug: string): Result<{ variant: string; flags: string[] }, ResolveFault> {
  const [name = '', ...given] = slug.trim().split('+').map(plain);
  const own = Object.hasOwn(family.variants, name) ? name : ownValue(family.aliases, name);
  const [variant, ...implied] = own?.split('+') ?? [];
  const asked = [...implied, ...given];
  if (variant === undefined) {
    const known = Object.keys(family.variants);
    const hint = didYouMean(name, [...known, ...Object.keys(family.aliases)]) ?? `known: ${listed(some(known), 'and')}`;
    return fail({ kind: 'unknown', message: `${family.slug} has no variant ${JSON.stringify(name)}; ${hint}` });
  }
  const known = Object.keys(family.flags);
  for (const flag of asked) {
    if (known.includes(flag)) continue;
    const message = `${family.slug} has no flag ${JSON.stringify(flag)}; its flags are ${listed(known, 'and')}`;
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
  const definition = deepFreeze(merge(family, variant, flags));
  const contradictions = family.contradictions(definition);
  return contradictions.length ? fail({ kind: 'impossible', message: contradictions.join('; ') }) : ok(definition);
}

function merge(family: Family, variant: string, flags: readonly string[]): Definition {
  const source = family.variants[variant]!;
  let merged: unknown = lineage(family, source).reduce((sum: unknown, patch) => mergePatch(sum, patch), family.base);
  for (const flag of flags) {
    const { patch } = family.flags[flag]!;
    merged = mergePatch(merged, typeof patch === 'function' ? patch(merged as Patch) : patch);
  }
  const { title, summary, source: from } = source;
  return family.schema.parse({
    ...(merged as Patch),
    family: family.slug,
    variant: [variant, ...flags].join('+'),
    flags,
    title: [title, ...flags.map((flag) => family.flags[flag]!.title)].join(' + '),
    summary,
    source: from,
  });
}

/** The patches from the oldest parent to the variant itself. */
function lineage(family: Family, source: Source): Patch[] {
  const parent = source.parent === undefined ? undefined : family.variants[source.parent];
  if (source.parent !== undefined && !parent) throw new Error(`${source.title}: unknown parent ${source.parent}`);
  return parent ? [...lineage(family, parent), source.patch] : [source.patch];
}
