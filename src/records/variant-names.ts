import { plainName } from '../lib/match-name.ts';
import type { VariantNames } from '../play/family.ts';

/** Removes what does not matter in names of variants, but keeps the plus before a flag and in titles such as Shinobi+. */
const plainVariantName = (name: string): string => name.split('+').map(plainName).join('+');

/**
 * Finds the slug of the variant that a text names: a name of the field, a title, a slug with flags or an alias, in any
 * case and spacing. Undefined if there is none.
 */
export function variantNamed(
  family: VariantNames,
  name: string,
  fieldNames: Readonly<Record<string, string>> = {},
): string | undefined {
  const wanted = plainVariantName(name);
  const [base = '', ...flags] = wanted.split('+');
  if (flags.length) {
    // Flags follow slugs, so a slug comes before a title of the same spelling here.
    const slug = Object.keys(family.variants).find((known) => plainVariantName(known) === base);
    const variant = slug ?? variantNamed(family, base, fieldNames);
    return variant && [variant, ...name.toLowerCase().split('+').slice(1)].join('+');
  }
  const titles = Object.entries(family.variants).map(([slug, { title }]) => [slug, title] as const);
  const named = [...Object.entries(fieldNames), ...titles].find(([, known]) => plainVariantName(known) === wanted);
  if (named) return named[0];
  return [...Object.keys(family.variants), ...Object.keys(family.aliases)].find(
    (slug) => plainVariantName(slug) === wanted,
  );
}

/** The name under which a format writes a variant: the field's, else its title if that leads back to it, else its slug. */
export function variantNameOf(
  family: VariantNames,
  { variant, title }: { readonly variant: string; readonly title: string },
  fieldNames: Readonly<Record<string, string>> = {},
): string {
  return fieldNames[variant] ?? (variantNamed(family, title, fieldNames) === variant ? title : variant);
}
