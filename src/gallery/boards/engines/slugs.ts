import { FAMILIES, type FamilySlug } from '../../../families/families.ts';
import { content } from '../../content.ts';

/**
 * Variants combined with flags that change the board or its setup: one flag from each list, or from the flag group
 * named.
 */
interface Flagged {
  readonly variants: readonly string[];
  readonly flags: readonly (readonly string[] | string)[];
}

interface FlaggedBoards {
  readonly families: Readonly<Partial<Record<FamilySlug, readonly Flagged[]>>>;
}

/** The variant that every family has. */
const USUAL = 'standard';

/**
 * Lists the slugs of all variants and of those that flags give another board; the standard one and its flags come
 * first.
 */
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

/** Lists the mutually exclusive flags of a group. */
const group = (family: FamilySlug, name: string): string[] =>
  Object.entries(FAMILIES[family].flags)
    .filter(([, flag]) => flag.group === name)
    .map(([slug]) => slug);
