import { FAMILIES, type FamilySlug, familyOf } from '../../families/families.ts';
import { toSentence } from '../../lib/wording.ts';
import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { definitionOf } from '../../play/resolve.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import { HTML_MEDIA_TYPE } from '../media-types.ts';
import { MAX_QUERY_LENGTH } from '../page.ts';
import type { PageAssets } from '../page-assets.ts';
import { ANALYSIS_ROOT, analysisPath, EDITOR_ROOT, editorPath, PLAY_ROOT, playPath } from './addresses.ts';
import { choosePage } from './choose-page.ts';
import { analysisPage, editorPage, playPage } from './play-page.ts';

/** Returns the page at a path below `/play`: the games to choose from, or a game. Undefined if there is nothing. */
export function findPlayPage(
  path: string,
  query: URLSearchParams,
  assets: PageAssets,
): LazyPage | PageRedirect | undefined {
  if (path === PLAY_ROOT) return page(choosePage(filterOf(query)));
  return findGamePage(path, playPath, (family, definition) => playPage(family, definition, assets));
}

/** Returns the page at a path below `/analysis`: a board to study a game. Undefined if there is nothing. */
export function findAnalysisPage(path: string, assets: PageAssets): LazyPage | PageRedirect | undefined {
  if (path === ANALYSIS_ROOT) return { to: PLAY_ROOT };
  return findGamePage(path, analysisPath, (family, definition) => analysisPage(family, definition, assets));
}

/** Returns the page at a path below `/editor`: a board to set up a position. Undefined if there is nothing. */
export function findEditorPage(path: string, assets: PageAssets): LazyPage | PageRedirect | undefined {
  if (path === EDITOR_ROOT) return { to: PLAY_ROOT };
  if (!familyOf(path.split('/')[2] ?? '')?.editor) return undefined;
  return findGamePage(path, editorPath, (family, definition) => editorPage(family, definition, assets));
}

function findGamePage(
  path: string,
  pathOf: (family: string, variant: string) => string,
  make: (family: FamilySlug, definition: Definition) => string,
): LazyPage | PageRedirect | undefined {
  const [family = '', variant, ...rest] = path.split('/').slice(2);
  const known = familyOf(family);
  if (!known || rest.length) return undefined;
  if (variant === undefined) return { to: pathOf(family, Object.keys(FAMILIES[family as FamilySlug].variants)[0]!) };
  const found = definitionOf(known, variant);
  if (!found.ok) return undefined;
  const definition = found.value;
  if (definition.variant !== variant) return { to: pathOf(family, definition.variant) };
  return page(make(family as FamilySlug, definition));
}

/** Lists the paths of all pages below `/play`. */
export const playPaths = (): string[] => [PLAY_ROOT, ...gamePaths(playPath)];

/** Lists the paths of all pages below `/analysis`. */
export const analysisPaths = (): string[] => gamePaths(analysisPath);

/** Lists the paths of all pages below `/editor`. */
export const editorPaths = (): string[] => gamePaths(editorPath, (family) => family.editor !== undefined);

const gamePaths = (
  pathOf: (family: string, variant: string) => string,
  has: (family: Family) => boolean = () => true,
): string[] =>
  Object.values<Family>(FAMILIES)
    .filter(has)
    .flatMap(({ slug, variants }) => Object.keys(variants).map((variant) => pathOf(slug, variant)));

/** Why there is no game at a path below `/play` and the like, with the nearest name of a variant. */
export function whyNoGame(path: string): string {
  const [family = '', variant] = path.split('/').slice(2);
  const known = familyOf(family);
  const found = known && variant !== undefined ? definitionOf(known, variant.slice(0, MAX_QUERY_LENGTH)) : undefined;
  return found && !found.ok ? toSentence(found.error.message) : `There is nothing at ${path}.`;
}

const page = (body: string): LazyPage => ({ type: HTML_MEDIA_TYPE, body });

const filterOf = (query: URLSearchParams) => ({
  family: familyOf(query.get('family') ?? '')?.slug ?? '',
  words: (query.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
});
