import { drawSeed, Rng } from '../../lib/rng.ts';
import { findVariant } from '../../tools/play/open-game.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import { HTML_MEDIA_TYPE } from '../media-types.ts';
import type { PageAssets } from '../page-assets.ts';
import { choosePuzzlePage, PUZZLES_PER_PAGE } from './choose-puzzle-page.ts';
import { dailyPuzzle } from './daily-puzzle.ts';
import {
  findPuzzle,
  listPath,
  nameOf,
  PUZZLE_FAMILY,
  PUZZLES_ROOT,
  puzzlePath,
  RANDOM_PATH,
  TODAY_PATH,
} from './puzzle-addresses.ts';
import { puzzlesFor, puzzleVariantOf, queryOf, readFilter } from './puzzle-filter.ts';
import { puzzlePage } from './puzzle-page.ts';

/** What the pages of puzzles get from their host. */
export interface PuzzleHost {
  readonly assets: PageAssets;
  /** Returns the time in milliseconds since 1970. */
  readonly clock: () => number;
}

/** Returns the page at a path below `/puzzles`: puzzles to choose from, or a puzzle. Undefined if there is nothing. */
export function findPuzzlesPage(
  path: string,
  query: URLSearchParams,
  { assets, clock }: PuzzleHost,
): LazyPage | PageRedirect | undefined {
  if (path === PUZZLES_ROOT) return listOf(query, assets);
  if (path === TODAY_PATH) return { to: puzzlePath(dailyPuzzle(clock())), isFresh: true };
  if (path === RANDOM_PATH) return randomPuzzle(query);
  const [given = '', name, ...rest] = path.slice(PUZZLES_ROOT.length + 1).split('/');
  const variant = puzzleVariantOf(given);
  if (variant === undefined || rest.length) return undefined;
  if (name === undefined) return { to: listPath({ variant }) };
  const puzzle = findPuzzle(variant, name);
  if (!puzzle) return undefined;
  if (variant !== given || nameOf(puzzle) !== name) return { to: puzzlePath(puzzle) };
  const found = findVariant(PUZZLE_FAMILY, variant);
  return found.ok ? page(puzzlePage(puzzle, found.value, assets)) : undefined;
}

const page = (body: string): LazyPage => ({ type: HTML_MEDIA_TYPE, body });

/** Keys of a filter in the query of an address. */
const KEYS = ['variant', 'theme', 'level', 'page'];

/** The list that a query wants. One in another spelling is redirected; a form also sends what nobody chose. */
function listOf(query: URLSearchParams, assets: PageAssets): LazyPage | PageRedirect {
  if (!KEYS.some((key) => query.has(key))) return page(choosePuzzlePage(readFilter(query), 1, assets, true));
  const filter = readFilter(query);
  const pages = Math.max(1, Math.ceil(puzzlesFor(filter).length / PUZZLES_PER_PAGE));
  const wanted = Math.max(1, Math.min(Math.trunc(Number(query.get('page') ?? 1)) || 1, pages));
  const to = listPath(filter, wanted);
  return to === `${PUZZLES_ROOT}?${query}` ? page(choosePuzzlePage(filter, wanted, assets)) : { to };
}

/** Leads to a puzzle of those that match a query, if it can be, another than the one named by `after`. */
function randomPuzzle(query: URLSearchParams): PageRedirect {
  const filter = readFilter(query);
  const all = puzzlesFor(filter);
  const others = all.filter((puzzle) => nameOf(puzzle) !== query.get('after'));
  const choice = others.length ? others : all;
  if (!choice.length) return { to: `${PUZZLES_ROOT}?${queryOf(filter)}`, isFresh: true };
  return { to: puzzlePath(Rng.fromSeed(drawSeed()).pick(choice)), isFresh: true };
}
