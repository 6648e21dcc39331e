import { plainName } from '../lib/match-name.ts';
import { ownNamesOf, readVariantName, STANDARD_SLUG } from '../play/variant-names.ts';
import { FAMILIES, type FamilySlug } from './families.ts';

/** A family that a text names. */
export interface FamilyReading {
  readonly family: FamilySlug;
  /** The variant with flags that the text means, as in `go 9x9`; undefined for the standard variant. */
  readonly variant?: string;
  /** Whether the text is a name of the family, and not of one of its variants. */
  readonly isOwnName: boolean;
}

/**
 * Reads a text as a family, in any spelling: by its own or other names (`baduk`), or by a variant of it (`go 9x9`,
 * `crazy house`). Returns several readings if variants of several families have the name.
 */
export function readFamilyName(text: string): FamilyReading[] {
  const wanted = plainName(text);
  const slugs = Object.keys(FAMILIES) as FamilySlug[];
  const own = slugs.flatMap((family) => {
    const name = Object.entries(ownNamesOf(FAMILIES[family])).find(([known]) => plainName(known) === wanted);
    return name ? [reading(family, name[1], true)] : [];
  });
  if (own.length) return own;
  return slugs.flatMap((family) =>
    readVariantName(FAMILIES[family], text).flatMap(({ slug, isFamilyKnown }) =>
      isFamilyKnown ? [reading(family, slug, false)] : [],
    ),
  );
}

const reading = (family: FamilySlug, variant: string, isOwnName: boolean): FamilyReading => ({
  family,
  ...(variant !== STANDARD_SLUG && { variant }),
  isOwnName,
});
