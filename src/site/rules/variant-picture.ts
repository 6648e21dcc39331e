import { familyOf } from '../../families/families.ts';
import { cardPath } from '../../tools/image-address.ts';
import type { PagePicture } from '../head.ts';

/** The picture that goes with links to the rules of a variant: its start, if an engine plays it. */
export const variantPicture = (game: string, variant: string, title: string): PagePicture | undefined =>
  familyOf(game)
    ? { path: cardPath(`${game}/${encodeURIComponent(variant)}`), alt: `${title} before the first move` }
    : undefined;
