import { FAMILIES, type FamilySlug } from '../../../families/families.ts';
import { content } from '../../content.ts';

/** Variants with flags that change the board or what stands on it: one flag of each list, or of each group by its name. */
interface Flagged {
  readonly variants: readonly string[];
  readonly flags: readonly (readonly string[] | string)[];
}

interface FlaggedBoards {
  readonly families: Readonly<Partial<Record<FamilySlug, readonly Flagged[]>>>;
}

/** The variant that every family has. */
const USUAL = 'standard';

/** Slugs of all variants and of those that flags give another board; the usual one first, with what flags make of it. */
export function slugsOf(family: FamilySlug): string[] {
  const { families } = content<FlaggedBoards>('flagged-boards/engines');
  const flagged = (families[family] ?? []).flatMap((each) => combined(family, each));
  const isUsual = (slug: string) => slug.split('+')[0] === USUAL;
  const others = Object.keys(FAMILIES[family].variants).filter((slug) => !isUsual(slug));
  return [USUAL, ...flagged.filter(isUsual), ...others, ...flagged.filter((slug) => !isUsual(slug))];
}

const combined = (family: FamilySlug, { variants, flags }: Flagged): string[] =>
  flags.reduce<string[]>(
    (slugs, choice) => slugs.flatMap((slug) => choices(family, choice).map((flag) => `${slug}+${flag}`)),
    [...variants],
  );

const choices = (family: FamilySlug, choice: readonly string[] | string): readonly string[] =>
  typeof choice === 'string' ? group(family, choice) : choice;

/** The flags of a family that exclude each other under that name. */
const group = (family: FamilySlug, name: string): string[] =>
  Object.entries(FAMILIES[family].flags)
    .filter(([, flag]) => flag.group === name)
    .map(([slug]) => slug);
