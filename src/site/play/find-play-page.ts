import { FAMILIES, type FamilySlug, familyOf } from '../../families/families.ts';
import { toSentence } from '../../lib/wording.ts';
import { definitionOf } from '../../play/resolve.ts';
import { HTML_MEDIA_TYPE } from '../documents.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import { MAX_QUERY_LENGTH } from '../page.ts';
import type { PageAssets } from '../page-assets.ts';
import { choosePage } from './choose-page.ts';
import { PLAY_ROOT, playPage, playPath } from './play-page.ts';

/** Returns the page at a path below `/play`: the games to choose from, or a game. Undefined if there is nothing. */
export function findPlayPage(
  path: string,
  query: URLSearchParams,
  assets: PageAssets,
): LazyPage | PageRedirect | undefined {
  const [family, variant, ...rest] = path.slice(PLAY_ROOT.length).split('/').slice(1);
  if (rest.length) return undefined;
  if (family === undefined) return page(choosePage(filterOf(query)));
  const known = familyOf(family);
  if (!known) return undefined;
  if (variant === undefined) return { to: playPath(family, Object.keys(FAMILIES[family as FamilySlug].variants)[0]!) };
  const found = definitionOf(known, variant);
  if (!found.ok) return undefined;
  const definition = found.value;
  if (definition.variant !== variant) return { to: playPath(family, definition.variant) };
  return page(playPage(family as FamilySlug, definition, assets));
}

/** Lists the paths of all pages below `/play`. */
export const playPaths = (): string[] => [
  PLAY_ROOT,
  ...Object.entries(FAMILIES).flatMap(([family, { variants }]) =>
    Object.keys(variants).map((variant) => playPath(family, variant)),
  ),
];

/** Why there is no game at a path below `/play`, with the nearest name of a variant. */
export function whyNoGame(path: string): string {
  const [family = '', variant] = path.slice(PLAY_ROOT.length + 1).split('/');
  const known = familyOf(family);
  const found = known && variant !== undefined ? definitionOf(known, variant.slice(0, MAX_QUERY_LENGTH)) : undefined;
  return found && !found.ok ? toSentence(found.error.message) : `There is nothing at ${path}.`;
}

const page = (body: string): LazyPage => ({ type: HTML_MEDIA_TYPE, body });

const filterOf = (query: URLSearchParams) => ({
  family: familyOf(query.get('family') ?? '')?.slug ?? '',
  words: (query.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
});
