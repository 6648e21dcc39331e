import { Rng } from '../../lib/rng.ts';
import { MAP_RINGS } from '../../tabletop/packs/ringquest/book.ts';
import { drawCharacters, drawEncounter } from '../../tabletop/packs/ringquest/draw.ts';
import { numberIn, wordIn } from '../forms/address.ts';
import { htmlOf, seededPage } from '../forms/seeded-page.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import {
  CHARACTERS_PATH,
  charactersPage,
  encounterPage,
  RINGQUEST_ROOT,
  ringquestPage,
  setupPage,
} from './ringquest-page.ts';

/** Returns a page of the game. A draw without a seed is redirected to one with a new seed. */
export function findRingquestPage(path: string, query: URLSearchParams): LazyPage | PageRedirect | undefined {
  if (path === CHARACTERS_PATH) return htmlOf(charactersPage());
  if (path !== RINGQUEST_ROOT) return undefined;
  if (query.has('ring')) {
    const ring = wordIn(query, 'ring', MAP_RINGS, 'outer');
    return seededPage(RINGQUEST_ROOT, query, [['ring', ring]], (seed) =>
      encounterPage(ring, seed, drawEncounter(ring, Rng.fromSeed(seed))),
    );
  }
  if (!query.has('players')) return htmlOf(ringquestPage());
  const players = numberIn(query, 'players', { min: 2, max: 6, usual: 4 });
  return seededPage(RINGQUEST_ROOT, query, [['players', players]], (seed) =>
    setupPage(players, seed, drawCharacters(players, Rng.fromSeed(seed))),
  );
}
