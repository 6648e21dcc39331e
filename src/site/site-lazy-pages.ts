import { findSystem } from '../entity/systems.ts';
import { findBook } from '../rulebook/library.ts';
import type { ToolCatalogue } from '../tools/catalogue.ts';
import type { Refusal } from '../tools/errors.ts';
import { CHARACTERS_ROOT } from '../tools/image-address.ts';
import { gameMeta } from '../tools/rules/meta.ts';
import type { SiteAddresses } from './addresses.ts';
import { characterExamples, findCharactersPage } from './characters/find-characters-page.ts';
import { DICE_ROOT } from './dice/dice-page.ts';
import { findDicePage } from './dice/find-dice-page.ts';
import { HTML_MEDIA_TYPE, JSON_MEDIA_TYPE } from './documents.ts';
import { findGalleryPage, galleryPaths } from './gallery/find-gallery-page.ts';
import { type LazyPage, type LazyPages, withAddresses } from './lazy-pages.ts';
import { OFFLINE_ROOT, offlinePage } from './offline/offline-page.ts';
import { SEARCH_PATH } from './page.ts';
import type { PageAssets } from './page-assets.ts';
import { findPlayPage, playPaths, whyNoGame } from './play/find-play-page.ts';
import { PLAY_ROOT } from './play/play-page.ts';
import { findRulesPage } from './rules/find-rules-page.ts';
import { rulesPaths } from './rules/rules-paths.ts';
import { makeSiteSearch, type SiteSearch } from './search/site-search.ts';
import { siteSearchPage } from './search/site-search-page.ts';

/** Lists the parts of the site whose pages are made on request. */
export const siteLazyPages = (
  catalogue: ToolCatalogue,
  addresses: () => SiteAddresses,
  assets: PageAssets = {},
): readonly LazyPages[] => listParts(catalogue, addresses, assets).map((part) => withAddresses(part, addresses));

const listParts = (
  catalogue: ToolCatalogue,
  addresses: () => SiteAddresses,
  assets: PageAssets,
): readonly LazyPages[] => [
  {
    path: PLAY_ROOT,
    find: (path, query) => findPlayPage(path, query, assets),
    pages: playPaths,
    examples: [PLAY_ROOT, `${PLAY_ROOT}/chess/standard`],
    notFound: (path) => refusalOf('unknown_path', whyNoGame(path), 'GET /play lists the games.'),
  },
  {
    path: DICE_ROOT,
    find: findDicePage,
    examples: [DICE_ROOT, `${DICE_ROOT}?dice=4d6kh3&seed=example`],
    notFound: (path) => refusalOf('unknown_path', `There is nothing at ${path}.`, 'GET /dice rolls dice.'),
  },
  {
    path: OFFLINE_ROOT,
    find: (path) => (path === OFFLINE_ROOT ? { type: HTML_MEDIA_TYPE, body: offlinePage(assets) } : undefined),
    pages: () => [],
    notFound: (path) => refusalOf('unknown_path', `There is nothing at ${path}.`, 'GET / is the home page.'),
  },
  {
    path: '/rules',
    find: findRulesPage,
    pages: rulesPaths,
    examples: ['/rules/chess', '/rules/chess/variants/atomic'],
    notFound: (path) => refusalOf('unknown_path', `There is nothing at ${path}.`, 'GET /rules lists the rulebooks.'),
  },
  {
    path: SEARCH_PATH,
    find: makeSearchFinder(catalogue),
    examples: [`${SEARCH_PATH}?q=castling`],
    notFound: (path) => refusalOf('unknown_path', `There is nothing at ${path}.`, 'GET /search?q= searches the site.'),
  },
  {
    path: '/gallery',
    find: findGalleryPage,
    pages: galleryPaths,
    examples: ['/gallery', '/gallery/boards', ...BOARD_EXAMPLES],
    notFound: (path) => refusalOf('unknown_path', `There is nothing at ${path}.`, 'GET /gallery shows the galleries.'),
  },
  {
    path: CHARACTERS_ROOT,
    find: findCharactersPage,
    examples: characterExamples,
    notFound: unknownCharacterPage,
  },
  {
    path: '/api/rules',
    find: (path) => findMeta(path, addresses().rules),
    pages: () => [],
    notFound: (path) =>
      refusalOf('unknown_name', `There is no rulebook at ${path}.`, 'GET /api/catalogue.json lists the rulebooks.'),
  },
];

/** The board of chess, whose page lists the most games, and pictures with figures, wedges and discs. */
const BOARD_EXAMPLES = [
  '/gallery/boards/chess-standard',
  '/gallery/boards/chess-standard.svg',
  '/gallery/boards/shogi-standard.svg',
  '/gallery/boards/xiangqi-standard.svg',
];

/** Makes the function that answers a search. Its index of tools is built with the first one. */
function makeSearchFinder(catalogue: ToolCatalogue): LazyPages['find'] {
  let search: SiteSearch | undefined;
  return (path, query) => {
    if (path !== SEARCH_PATH) return undefined;
    search ??= makeSiteSearch(catalogue);
    return { type: HTML_MEDIA_TYPE, body: siteSearchPage(search, query.get('q') ?? '', query.get('in') ?? '') };
  };
}

const refusalOf = (code: Refusal['code'], detail: string, hint: string): Refusal => ({ code, detail, hint });

/** Refuses a path below `/characters`. If its system is unknown, the refusal lists the systems. */
function unknownCharacterPage(path: string): Refusal {
  const system = findSystem(path.slice(CHARACTERS_ROOT.length + 1).split('/')[0] ?? '');
  const hint = `GET ${CHARACTERS_ROOT} lists the systems.`;
  return system.ok
    ? refusalOf('unknown_path', `There is nothing at ${path}.`, hint)
    : refusalOf('unknown_name', system.error, hint);
}

const META = /^\/api\/rules\/([^/]{1,100})\/meta\.json$/;

/**
 * Returns the metadata of a rulebook by its exact slug. Only the tool `rules_get_game_meta` accepts other spellings.
 */
function findMeta(path: string, site: string): LazyPage | undefined {
  const slug = META.exec(path)?.[1];
  const book = slug === undefined ? undefined : findBook(slug);
  if (!book?.ok || book.value.slug !== slug) return undefined;
  return { type: JSON_MEDIA_TYPE, body: JSON.stringify(gameMeta(book.value, site)) };
}
