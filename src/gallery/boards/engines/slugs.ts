import { FAMILIES, type FamilySlug } from '../../../families/families.ts';
import { content } from '../../content.ts';

/**
 * Variants to combine with flags that change the board or its setup. Each combination takes one flag from each entry of
 * `flags`: a list, or the name of a group of flags.
 */
interface FlaggedVariants {
  readonly variants: readonly string[];
  readonly flags: readonly (readonly string[] | string)[];
}

interface FlaggedBoards {
  readonly families: Readonly<Partial<Record<FamilySlug, readonly FlaggedVariants[]>>>;
}

/** Slug of the variant that every family has. */
const STANDARD = 'standard';

/**
 * Lists the slugs of a family's variants, and of its variants with flags that change the board. The standard variant
 * and its flags come first.
 */
export function boardSlugsOf(family: FamilySlug): string[] {
  const { families } = content<FlaggedBoards>('flagged-boards/engines');
  const flagged = (families[family] ?? []).flatMap((each) => combineFlags(family, each));
  const isStandard = (slug: string) => slug.split('+')[0] === STANDARD;
  const others = Object.keys(FAMILIES[family].variants).filter((slug) => !isStandard(slug));
  return [STANDARD, ...flagged.filter(isStandard), ...others, ...flagged.filter((slug) => !isStandard(slug))];
}

const combineFlags = (family: FamilySlug, { variants, flags }: FlaggedVariants): string[] =>
  flags.reduce<string[]>(
    (slugs, choice) => slugs.flatMap((slug) => flagsOf(family, choice).map((flag) => `${slug}+${flag}`)),
    [...variants],
  );

const flagsOf = (family: FamilySlug, choice: readonly string[] | string): readonly string[] =>
  typeof choice === 'string' ? flagsInGroup(family, choice) : choice;

/** Lists the flags in a group, which exclude each other. */
const flagsInGroup = (family: FamilySlug, name: string): string[] =>
  Object.entries(FAMILIES[family].flags)
    .filter(([, flag]) => flag.group === name)
    .map(([slug]) => slug);
