import type { z } from 'zod';
import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { definitionOf } from '../../play/resolve.ts';
import type { VariantList } from './shapes.ts';

type Listing = z.infer<typeof VariantList>;

const made = new Map<string, Listing>();

/** The variants and flags of a family, made once: every flag is tried on every variant. */
export function listVariants(family: Family): Listing {
  let listing = made.get(family.slug);
  if (!listing) {
    const variants = Object.keys(family.variants).map((slug) => listedVariant(family, slug));
    const flags = Object.entries(family.flags).map(([slug, { patch: _, ...facts }]) => ({ slug, ...facts }));
    listing = { total: variants.length, variants, flags };
    made.set(family.slug, listing);
  }
  return listing;
}

function listedVariant(family: Family, slug: string): Listing['variants'][number] {
  const { patch: _, parent: __, ...facts } = family.variants[slug]!;
  return { slug, ...facts, flags: Object.keys(family.flags).filter((flag) => fits(family, slug, flag)) };
}

/** The flag goes with the variant, and changes something. */
function fits(family: Family, slug: string, flag: string): boolean {
  const plain = definitionOf(family, slug);
  const carried = definitionOf(family, `${slug}+${flag}`);
  return plain.ok && carried.ok && rulesOf(carried.value) !== rulesOf(plain.value);
}

/** What a definition says apart from its name. */
const rulesOf = ({ variant: _, flags: __, title: ___, ...rest }: Definition): string => JSON.stringify(rest);

/** For people at a terminal. */
export function variantsText({ variants, flags }: Pick<Listing, 'variants' | 'flags'>): string {
  const all = [...variants, ...flags];
  const width = Math.max(...all.map(({ slug }) => slug.length)) + 2;
  const line = ({ slug, title, summary }: (typeof all)[number]) => `${slug.padEnd(width)}${title}: ${summary}`;
  return [...variants.map(line), ...(flags.length ? ['', 'flags, added as slug+flag'] : []), ...flags.map(line)].join(
    '\n',
  );
}
