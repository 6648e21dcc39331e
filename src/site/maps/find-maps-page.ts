import { type MapQuery, readMapQuery, writeMapQuery } from '../../hexmap/formats/query.ts';
import type { MapGame } from '../../hexmap/game.ts';
import { MAP_GAMES } from '../../hexmap/games.ts';
import { parseMapRequest, sharedArguments } from '../../hexmap/map-request.ts';
import { findByName } from '../../lib/match-name.ts';
import { drawSeed } from '../../lib/rng.ts';
import type { FoundPage, LazyPage } from '../lazy-pages.ts';
import { HTML_MEDIA_TYPE } from '../media-types.ts';
import type { PageAssets } from '../page-assets.ts';
import { mapPage, refusedMapPage } from './map-page.ts';
import { MAPS_ROOT, MAX_SHARE, mapPath, mapsPage } from './maps-page.ts';

/**
 * Returns the page at a path below `/maps`: the games, or a map. A map without a seed is redirected to one with a new
 * seed, and every other spelling of its address to the usual one.
 */
export function findMapsPage(path: string, query: URLSearchParams, assets: PageAssets): FoundPage | undefined {
  if (path === MAPS_ROOT) return query.has('share') ? openShared(query.get('share')!) : page(mapsPage());
  const [name = '', ...rest] = path.slice(MAPS_ROOT.length + 1).split('/');
  const game = rest.length ? undefined : findByName(MAP_GAMES, name, ({ slug, title }) => [slug, title]);
  return game && findMap(game, path, query, assets);
}

/** Lists the paths below `/maps` that lead to a map. */
export const mapsPaths = (): string[] => [MAPS_ROOT, ...MAP_GAMES.map((game) => mapPath(game))];

/** Why there is no page at a path below `/maps`. */
export function whyNoMap(path: string): string {
  const name = path.slice(MAPS_ROOT.length + 1).split('/')[0] ?? '';
  const known = parseMapRequest({ game: name, seed: 'x' });
  return known.ok || known.error.kind !== 'unknown' ? `There is nothing at ${path}.` : known.error.detail;
}

const page = (body: string): LazyPage => ({ type: HTML_MEDIA_TYPE, body });

function findMap(game: MapGame, path: string, query: URLSearchParams, assets: PageAssets): FoundPage {
  const refuse = (detail: string, name?: string): FoundPage => ({
    refused: { code: 'invalid_arguments', detail },
    page: refusedMapPage(game, query, { detail, name }),
  });
  const read = readMapQuery(game.slug, query);
  if (!read.ok) return refuse(read.error.reason, read.error.name);
  const { args, look }: MapQuery = read.value;
  const request = parseMapRequest({ ...args, seed: args.seed ?? drawSeed() });
  if (!request.ok) return refuse(request.error.detail);
  const address = `${mapPath(game)}?${writeMapQuery(request.value, look)}`;
  if (address !== `${path}?${query}`) return { to: address, isFresh: args.seed === undefined };
  return page(mapPage(request.value, look, assets));
}

/** Leads to the map of a share string. */
function openShared(text: string): FoundPage {
  const share = text.trim().slice(0, MAX_SHARE);
  const shared = sharedArguments(share);
  const request = shared.ok && shared.value ? parseMapRequest({ game: shared.value.game, seed: share }) : undefined;
  if (request?.ok) {
    const { game } = request.value;
    return { to: `${mapPath(game)}?${writeMapQuery(request.value, { style: 'illustrated', hasNumbers: false })}` };
  }
  const fault = request && !request.ok ? request.error : shared.ok ? undefined : shared.error;
  const detail = fault?.detail ?? 'This is not the share string of a map.';
  return { refused: { code: 'unknown_name', detail }, page: mapsPage(share, detail) };
}
