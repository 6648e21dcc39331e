import { DECK_SLUGS } from '../../deck/decks.ts';
import { drawSeed } from '../../lib/rng.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import { HTML_MEDIA_TYPE } from '../media-types.ts';
import { DECKS_ROOT, dealPath, readDeal } from './deal.ts';
import { dealPage } from './deal-page.ts';
import { decksPage } from './decks-page.ts';

/** Lists the paths below `/decks` that lead to a deal. */
export const decksPaths = (): string[] => [DECKS_ROOT, ...DECK_SLUGS.map((slug) => `${DECKS_ROOT}/${slug}`)];

/** Returns the list of decks or the page of a deal. One without a seed is redirected to one with a new seed. */
export function findDecksPage(path: string, query: URLSearchParams): LazyPage | PageRedirect | undefined {
  if (path === DECKS_ROOT) return { type: HTML_MEDIA_TYPE, body: decksPage() };
  const deck = DECK_SLUGS.find((slug) => `${DECKS_ROOT}/${slug}` === path);
  if (!deck) return undefined;
  const asked = readDeal(deck, query);
  const { seed } = asked;
  if (seed === undefined) return { to: dealPath({ ...asked, seed: drawSeed() }), isFresh: true };
  const address = dealPath(asked);
  if (address !== `${path}?${query}`) return { to: address };
  return { type: HTML_MEDIA_TYPE, body: dealPage({ ...asked, seed }) };
}
