import type { Topology } from '../board/topologies.ts';
import { familyOf } from '../families/families.ts';
import { topologyOf } from '../families/topology.ts';
import { didYouMean, joinNames } from '../lib/nearest.ts';
import { plainName } from '../lib/plain-name.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Definition } from '../play/definition.ts';
import type { Family } from '../play/family.ts';
import { definitionOf, shippedDefinition } from '../play/resolve.ts';
import type { Book } from './book.ts';

/** The variant that the pages of a book tell. */
export const STANDARD = 'standard';

/** A variant as a list shows it. */
export interface VariantFacts {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** The engine plays it under this slug. */
  readonly playable: boolean;
  readonly topology: Topology;
  /** The variant from which it differs. */
  readonly parent?: string;
  readonly year?: number;
  readonly region?: string;
  /** Where its rules are from. */
  readonly source: string;
}

/** What variants are called, `standard` first: all that can be said of them without their definitions. */
export function variantNames(book: Book): readonly Pick<VariantFacts, 'slug' | 'title' | 'summary'>[] {
  const family = familyOf(book.slug);
  if (!family) return book.variants;
  return Object.entries(family.variants).map(([slug, { title, summary }]) => ({ slug, title, summary }));
}

const lists = new Map<string, readonly VariantFacts[]>();

/** All variants of a book's game, `standard` first. */
export function variantsOf(book: Book): readonly VariantFacts[] {
  const known = lists.get(book.slug);
  if (known) return known;
  const family = familyOf(book.slug);
  const list = family
    ? Object.keys(family.variants).map((slug) => playableFacts(family, shippedDefinition(family, slug)))
    : book.variants.map((variant) => toldFacts(book, variant.slug)!);
  lists.set(book.slug, list);
  return list;
}

/** The variant that a caller means; of games with an engine in any of its spellings and with flags. */
export function findVariant(book: Book, name: string): Result<VariantFacts, string> {
  const family = familyOf(book.slug);
  if (family) {
    const definition = definitionOf(family, name);
    if (definition.ok) return ok(playableFacts(family, definition.value));
    return fail(flagHint(family, name) ?? definition.error.message.replace(/[^?]$/, '$&.'));
  }
  const asked = name.trim().toLowerCase().replaceAll(/[ _]/g, '-');
  const told = toldFacts(book, asked);
  if (told) return ok(told);
  const slugs = book.variants.map(({ slug }) => slug);
  const hint = didYouMean(asked, slugs) ?? (slugs.length ? `it has ${joinNames(slugs, 'and')}.` : 'it has none.');
  return fail(`${book.title} has no variant "${name.slice(0, 60)}": ${hint}`);
}

/** Those who ask for 9x9 alone mean the standard game on that board. */
function flagHint({ slug, flags }: Family, name: string): string | undefined {
  const flag = name.trim().toLowerCase();
  return Object.hasOwn(flags, flag)
    ? `${slug} has no variant "${flag}", but a flag: "${STANDARD}+${flag}".`
    : undefined;
}

/** The slug of a book's variant by its slug, title or another name of it, in any spelling. */
export function variantCalled(book: Book, name: string): string | undefined {
  const isAsked = (own: string): boolean => plainName(own) === plainName(name);
  const found = variantNames(book).find(({ slug, title }) => isAsked(slug) || isAsked(title));
  if (found) return found.slug;
  return Object.entries(familyOf(book.slug)?.aliases ?? {}).find(([alias]) => isAsked(alias))?.[1];
}

/** A variant with its flags differs from the one without; one without from its parent. */
function playableFacts(family: Family, definition: Definition): VariantFacts {
  const { variant, title, summary, source, flags } = definition;
  const [own = variant] = variant.split('+');
  const { parent = STANDARD, year, region } = family.variants[own]!;
  return {
    slug: variant,
    title,
    summary: [summary, ...flags.map((flag) => family.flags[flag]!.summary)].join(' '),
    playable: true,
    topology: topologyOf(definition),
    ...(variant !== STANDARD && { parent: flags.length ? own : parent }),
    ...(year !== undefined && { year }),
    ...(region !== undefined && { region }),
    source,
  };
}

function toldFacts({ variants, source }: Book, slug: string): VariantFacts | undefined {
  const told = variants.find((variant) => variant.slug === slug);
  return told && { ...told, playable: false, ...(slug !== STANDARD && { parent: STANDARD }), source };
}
