import { DICE_ROOT } from '../dice/render/page-address.ts';
import { findSystem } from '../entity/systems.ts';
import { findBook } from '../rulebook/library.ts';
import type { ToolCatalogue } from '../tools/catalogue.ts';
import type { Refusal } from '../tools/errors.ts';
import { CHARACTERS_ROOT } from '../tools/image-address.ts';
import { gameMeta } from '../tools/rules/meta.ts';
import type { SiteAddresses } from './addresses.ts';
import { characterExamples, findCharactersPage } from './characters/find-characters-page.ts';
import { DECKS_ROOT } from './decks/deal.ts';
import { decksPaths, findDecksPage } from './decks/find-decks-page.ts';
import { findDicePage } from './dice/find-dice-page.ts';
import { findGalleryPage, galleryPaths } from './gallery/find-gallery-page.ts';
import { type LazyPage, type LazyPages, withAddresses } from './lazy-pages.ts';
import { findMapsPage, mapsPaths, whyNoMap } from './maps/find-maps-page.ts';
import { MAPS_ROOT } from './maps/maps-page.ts';
import { HTML_MEDIA_TYPE, JSON_MEDIA_TYPE } from './media-types.ts';
import { OFFLINE_ROOT, offlinePage } from './offline/offline-page.ts';
import { findOraclesPage, oraclesPaths } from './oracles/find-oracles-page.ts';
import { ORACLES_ROOT } from './oracles/paths.ts';
import { SEARCH_PATH } from './page.ts';
import type { PageAssets } from './page-assets.ts';
import { ANALYSIS_ROOT, EDITOR_ROOT, PLAY_ROOT } from './play/addresses.ts';
import {
  analysisPaths,
  editorPaths,
  findAnalysisPage,
  findEditorPage,
  findPlayPage,
  playPaths,
  whyNoGame,
} from './play/find-play-page.ts';
import { findPuzzlesPage } from './puzzles/find-puzzles-page.ts';
import { PUZZLES_ROOT, puzzlesPaths } from './puzzles/puzzle-addresses.ts';
import { findRulesPage } from './rules/find-rules-page.ts';
import { rulesPaths } from './rules/rules-paths.ts';
import { makeSiteSearch, type SiteSearch } from './search/site-search.ts';
import { siteSearchPage } from './search/site-search-page.ts';
import { tablePages } from './table-pages.ts';

/**
 * Lists the parts of the site whose pages are made on request. `clock` returns the time in milliseconds since 1970, by
 * which the puzzle of the day is chosen.
 */
export const siteLazyPages = (
  catalogue: ToolCatalogue,
  addresses: () => SiteAddresses,
  assets: PageAssets,
  clock: () => number,
): readonly LazyPages[] => listParts(catalogue, addresses, assets, clock).map((part) => withAddresses(part, addresses));

const listParts = (
  catalogue: ToolCatalogue,
  addresses: () => SiteAddresses,
  assets: PageAssets,
  clock: () => number,
): readonly LazyPages[] => [
  {
    path: PLAY_ROOT,
    find: (path, query) => findPlayPage(path, query, assets),
    pages: playPaths,
    examples: [PLAY_ROOT, `${PLAY_ROOT}/chess/standard`],
    notFound: (path) => refusalOf('unknown_path', whyNoGame(path), 'GET /play lists the games.'),
  },
  {
    path: ANALYSIS_ROOT,
    find: (path) => findAnalysisPage(path, assets),
    pages: analysisPaths,
    notFound: (path) => refusalOf('unknown_path', whyNoGame(path), 'GET /play lists the games.'),
  },
  {
    path: EDITOR_ROOT,
    find: (path) => findEditorPage(path, assets),
    pages: editorPaths,
    notFound: (path) => refusalOf('unknown_path', whyNoGame(path), 'GET /play lists the games.'),
  },
  {
    path: PUZZLES_ROOT,
    find: (path, query) => findPuzzlesPage(path, query, { assets, clock }),
    pages: puzzlesPaths,
    examples: [PUZZLES_ROOT, `${PUZZLES_ROOT}/standard/3RF2Z`],
    notFound: (path) => refusalOf('unknown_path', `There is no puzzle at ${path}.`, 'GET /puzzles lists the puzzles.'),
  },
  {
    path: DICE_ROOT,
    find: (path, query) => findDicePage(path, query, assets),
    examples: [DICE_ROOT, `${DICE_ROOT}?dice=4d6kh3&seed=example`],
    notFound: (path) => refusalOf('unknown_path', `There is nothing at ${path}.`, 'GET /dice rolls dice.'),
  },
  ...tablePages(assets),
  {
    path: DECKS_ROOT,
    find: findDecksPage,
    pages: decksPaths,
    examples: [DECKS_ROOT, `${DECKS_ROOT}/standard-52?hands=4&cards=13&open=0&seed=example`],
    notFound: (path) => refusalOf('unknown_path', `There is nothing at ${path}.`, 'GET /decks lists the decks.'),
  },
  {
    path: ORACLES_ROOT,
    find: findOraclesPage,
    pages: oraclesPaths,
    examples: [
      ORACLES_ROOT,
      `${ORACLES_ROOT}/starforged/core/action?seed=example`,
      `${ORACLES_ROOT}/5e/encounter?level=5&size=4&difficulty=medium&seed=example`,
    ],
    notFound: (path) => refusalOf('unknown_path', `There is nothing at ${path}.`, 'GET /oracles lists the oracles.'),
  },
  {
    path: MAPS_ROOT,
    find: (path, query) => findMapsPage(path, query, assets),
    pages: mapsPaths,
    examples: [MAPS_ROOT, `${MAPS_ROOT}/wilds?players=2&size=8&style=illustrated&seed=example`],
    notFound: (path) => refusalOf('unknown_path', whyNoMap(path), 'GET /maps lists the map games.'),
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
    find: (path, query) => findGalleryPage(path, query, addresses().base),
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
