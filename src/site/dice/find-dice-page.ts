import { compareDice, MAX_COMPARED } from '../../dice/compare.ts';
import { ODDS_KINDS } from '../../dice/render/odds-kind.ts';
import { DICE_ROOT, dicePath, MAX_DICE_LENGTH } from '../../dice/render/page-address.ts';
import { drawSeed } from '../../lib/rng.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import { HTML_MEDIA_TYPE } from '../media-types.ts';
import type { PageAssets } from '../page-assets.ts';
import { type DiceRequest, dicePage } from './dice-page.ts';

/** Steps for the odds in a page: about ten milliseconds, as others wait for the thread. */
const MAX_STEPS = 2_000_000;

/** Returns the page of up to four expressions. One without a seed is redirected to one with a new seed. */
export function findDicePage(
  path: string,
  query: URLSearchParams,
  assets: PageAssets = {},
): LazyPage | PageRedirect | undefined {
  if (path !== DICE_ROOT) return undefined;
  const request = readRequest(query);
  if (request.expressions.length && request.seed === undefined)
    return { to: dicePath({ ...request, seed: drawSeed() }), isFresh: true };
  const address = dicePath(request);
  if (address !== addressOf(query)) return { to: address };
  const { expressions, seed } = request;
  const comparison = compareDice(expressions, { seed, maxSteps: MAX_STEPS });
  return { type: HTML_MEDIA_TYPE, body: dicePage(request, comparison, assets) };
}

const addressOf = (query: URLSearchParams): string => (query.size ? `${DICE_ROOT}?${query}` : DICE_ROOT);

function readRequest(query: URLSearchParams): DiceRequest {
  const expressions = query.getAll('dice').map((text) => text.trim().slice(0, MAX_DICE_LENGTH));
  return {
    expressions: expressions.filter((text) => text !== '').slice(0, MAX_COMPARED),
    kind: ODDS_KINDS.find((kind) => kind === query.get('chance')) ?? 'exactly',
    seed: (query.get('seed') ?? '').slice(0, MAX_DICE_LENGTH) || undefined,
  };
}
