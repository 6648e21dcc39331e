import { nukesRuleBook } from '../../tabletop/packs/nukes/book.ts';
import { numberIn, wordIn } from '../forms/address.ts';
import { htmlOf, seededPage } from '../forms/seeded-page.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import type { PageAssets } from '../page-assets.ts';
import { type FightRequest, fightOf } from './fight-result.ts';
import { fightPage, fightParameters, NUKES_ROOT, nukesPage, setupPage } from './nukes-page.ts';

/** Returns a page of the game. A fight or a map without a seed is redirected to one with a new seed. */
export function findNukesPage(
  path: string,
  query: URLSearchParams,
  assets: PageAssets,
): LazyPage | PageRedirect | undefined {
  if (path !== NUKES_ROOT) return undefined;
  if (query.has('attacker') || query.has('defender')) {
    const request = fightIn(query);
    const [fight, ground] = fightOf(request)!;
    return seededPage(NUKES_ROOT, query, fightParameters(request), (seed) => fightPage(request, fight, ground, seed));
  }
  if (!query.has('players')) return htmlOf(nukesPage());
  const players = numberIn(query, 'players', { min: 2, max: 6, usual: 2 });
  return seededPage(NUKES_ROOT, query, [['players', players]], (seed) => setupPage(players, seed, assets));
}

/** Reads a fight. Names that the form does not have become its first ones. */
function fightIn(query: URLSearchParams): FightRequest {
  const { units, terrains } = nukesRuleBook();
  const slugIn = (name: string, things: readonly { slug: string }[]): string =>
    wordIn(
      query,
      name,
      things.map(({ slug }) => slug),
      things[0]!.slug,
    );
  return {
    attacker: slugIn('attacker', units),
    defender: slugIn('defender', units),
    terrain: slugIn('terrain', terrains),
  };
}
