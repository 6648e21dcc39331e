import { drawSeed } from '../../lib/rng.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import { HTML_MEDIA_TYPE } from '../media-types.ts';
import { type Parameters, redirectTo, seedIn } from './address.ts';

export const htmlOf = (body: string): LazyPage => ({ type: HTML_MEDIA_TYPE, body });

/**
 * Returns the page that is drawn by a seed. If the address has none, or is spelt otherwise, returns the redirect to its one
 * address, with a new seed if need be.
 */
export function seededPage(
  path: string,
  query: URLSearchParams,
  parameters: Parameters,
  make: (seed: string) => string,
): LazyPage | PageRedirect {
  const seed = seedIn(query);
  const wanted: Parameters = [...parameters, ['seed', seed ?? drawSeed()]];
  return redirectTo(path, query, wanted, seed === undefined) ?? htmlOf(make(seed!));
}
