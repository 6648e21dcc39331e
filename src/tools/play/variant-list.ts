import type { z } from 'zod';
import type { Family } from '../../play/family.ts';
import { definitionOf, fittingFlags } from '../../play/resolve.ts';
import type { VariantListSchema } from './shapes.ts';

type Listing = z.infer<typeof VariantListSchema>;

const listings = new Map<string, Listing>();

/**
 * Lists the variants and flags of a family. The list is cached, because making it means trying every flag on every
 * variant.
 */
export function listVariants(family: Family): Listing {
  let listing = listings.get(family.slug);
  if (!listing) {
    const variants = Object.keys(family.variants).map((slug) => listedVariant(family, slug));
    const flags = Object.entries(family.flags).map(([slug, { patch: _, needs: __, ...facts }]) => ({ slug, ...facts }));
    listing = { total: variants.length, variants, flags };
    listings.set(family.slug, listing);
  }
  return listing;
}

function listedVariant(family: Family, slug: string): Listing['variants'][number] {
  const { patch: _, parent: __, ...facts } = family.variants[slug]!;
  const definition = definitionOf(family, slug);
  return { slug, ...facts, flags: definition.ok ? fittingFlags(family, definition.value) : [] };
}

/** The call that usually follows a list of variants. */
export const NEXT_AFTER_VARIANTS =
  'play_create_game starts one, with flags as in grand+random; rules_get_variant explains it.';

/** The light form of a list of variants: their names, and what each flag does. */
export const lightVariants = ({ total, variants, flags }: Listing) => ({
  total,
  variants: variants.map(({ slug }) => slug),
  flags: Object.fromEntries(flags.map(({ slug, summary }) => [slug, summary])),
});

/** Formats the list of variants for a terminal. */
export function formatVariants({ variants, flags }: Pick<Listing, 'variants' | 'flags'>): string {
  const all = [...variants, ...flags];
  const width = Math.max(...all.map(({ slug }) => slug.length)) + 2;
  const line = ({ slug, title, summary }: (typeof all)[number]) => `${slug.padEnd(width)}${title}: ${summary}`;
  return [...variants.map(line), ...(flags.length ? ['', 'flags, added as slug+flag'] : []), ...flags.map(line)].join(
    '\n',
  );
}
