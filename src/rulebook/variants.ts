import type { Topology } from '../board/topologies.ts';
import { familyOf } from '../families/families.ts';
import { findByName } from '../lib/match-name.ts';
import { didYouMean, joinNames } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Definition } from '../play/definition.ts';
import type { Family } from '../play/family.ts';
import { definitionOf, uncheckedDefinition } from '../play/resolve.ts';
import { readVariantName } from '../play/variant-names.ts';
import type { Book } from './book.ts';

/** Slug of the variant that the pages of a book describe. */
export const STANDARD_SLUG = 'standard';

/** Facts about a variant, for lists. */
export interface VariantFacts {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Whether an engine plays the variant under this slug. */
  readonly playable: boolean;
  readonly topology: Topology;
  /** Slug of the variant from which this one is derived. */
  readonly parent?: string;
  readonly year?: number;
  readonly region?: string;
  /** Where the variant's rules come from. */
  readonly source: string;
}

/** Slugs, titles and summaries of all variants, `standard` first. This is fast because definitions are not resolved. */
export function variantNames(book: Book): readonly Pick<VariantFacts, 'slug' | 'title' | 'summary'>[] {
  const family = familyOf(book.slug);
  if (!family) return book.variants;
  return Object.entries(family.variants).map(([slug, { title, summary }]) => ({ slug, title, summary }));
}

const variantLists = new Map<string, readonly VariantFacts[]>();

/** All variants of the game in a book, `standard` first. */
export function variantsOf(book: Book): readonly VariantFacts[] {
  const known = variantLists.get(book.slug);
  if (known) return known;
  const family = familyOf(book.slug);
  const list = family
    ? Object.keys(family.variants).map((slug) => playableFacts(family, uncheckedDefinition(family, slug)))
    : book.variants.map((variant) => unplayedFacts(book, variant.slug));
  variantLists.set(book.slug, list);
  return list;
}

/**
 * Finds a variant by name. For games with an engine, every spelling that the engine accepts is valid, and flags too.
 */
export function findVariant(book: Book, name: string): Result<VariantFacts, string> {
  const family = familyOf(book.slug);
  if (family) {
    const definition = definitionOf(family, name);
    if (definition.ok) return ok(playableFacts(family, definition.value));
    return fail(definition.error.message.replace(/[^?]$/, '$&.'));
  }
  const slug = findVariantSlug(book, name);
  if (slug !== undefined) return ok(unplayedFacts(book, slug));
  const slugs = book.variants.map(({ slug }) => slug);
  const hint = didYouMean(name, slugs) ?? (slugs.length ? `it has ${joinNames(slugs, 'and')}.` : 'it has none.');
  return fail(`${book.title} has no variant "${name.slice(0, 60)}": ${hint}`);
}

/** Returns the slug of a variant, with its flags, found by any of its names; undefined if there is none. */
export function findVariantSlug(book: Book, name: string): string | undefined {
  const family = familyOf(book.slug);
  if (family) return readVariantName(family, name).find(({ isFamilyKnown }) => isFamilyKnown)?.slug;
  return findByName(book.variants, name, ({ slug, title }) => [slug, title])?.slug;
}

/** Facts about a variant that has an engine. A variant with flags has the variant without flags as parent. */
function playableFacts(family: Family, definition: Definition): VariantFacts {
  const { variant, title, summary, source, flags } = definition;
  const [base = variant] = variant.split('+');
  const { parent = STANDARD_SLUG, year, region } = family.variants[base]!;
  return {
    slug: variant,
    title,
    summary: [summary, ...flags.map((flag) => family.flags[flag]!.summary)].join(' '),
    playable: true,
    topology: familyOf(definition.family)!.topology(definition),
    ...(variant !== STANDARD_SLUG && { parent: flags.length ? base : parent }),
    ...(year !== undefined && { year }),
    ...(region !== undefined && { region }),
    source,
  };
}

function unplayedFacts({ variants, source }: Book, slug: string): VariantFacts {
  const note = variants.find((variant) => variant.slug === slug)!;
  return { ...note, playable: false, ...(slug !== STANDARD_SLUG && { parent: STANDARD_SLUG }), source };
}
