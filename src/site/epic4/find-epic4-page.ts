import { allExpansions } from '../../tabletop/packs/epic4/library.ts';
import { numberIn } from '../forms/address.ts';
import { htmlOf, seededPage } from '../forms/seeded-page.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import { EPIC4_ROOT } from './cards.ts';
import { CARDS_PATH, cardsPage, epic4Page, factionPage, setupPage, setupParameters } from './epic4-page.ts';
import { drawSetup, type SetupRequest } from './setup.ts';

/** Returns a page of the game. A setup without a seed is redirected to one with a new seed. */
export function findEpic4Page(path: string, query: URLSearchParams): LazyPage | PageRedirect | undefined {
  if (path === CARDS_PATH) return htmlOf(cardsPage());
  if (path !== EPIC4_ROOT) return findFaction(path);
  if (!query.has('players')) return htmlOf(epic4Page());
  const request: SetupRequest = {
    players: numberIn(query, 'players', { min: 3, max: 8, usual: 4 }),
    choices: numberIn(query, 'choices', { min: 1, max: 8, usual: 3 }),
    sets: setsIn(query),
  };
  return seededPage(path, query, setupParameters(request), (seed) => {
    const setup = drawSetup(request, seed);
    return setupPage(request, seed, setup.ok ? setup.value : setup.error);
  });
}

/** Lists the paths of all pages of the game without chance. */
export const epic4Paths = (): string[] => [
  EPIC4_ROOT,
  CARDS_PATH,
  ...allExpansions().flatMap(({ factions }) => factions.map(({ slug }) => `${EPIC4_ROOT}/${slug}`)),
];

/** Reads the sets to play with, in order of publication. All of them are none in particular. */
function setsIn(query: URLSearchParams): string[] {
  const given = query.getAll('set');
  const all = allExpansions().map(({ slug }) => slug);
  const sets = all.filter((slug) => given.includes(slug));
  return sets.length === all.length ? [] : sets;
}

function findFaction(path: string): LazyPage | undefined {
  const slug = path.slice(EPIC4_ROOT.length + 1);
  const faction = allExpansions()
    .flatMap(({ factions }) => factions)
    .find((one) => one.slug === slug);
  return faction && htmlOf(factionPage(faction));
}
