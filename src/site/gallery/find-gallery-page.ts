import { LruCache } from '../../lib/lru-cache.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import { HTML_MEDIA_TYPE, SVG_MEDIA_TYPE } from '../media-types.ts';
import { MAX_QUERY_LENGTH } from '../page.ts';
import { readBoardChoices } from './board-picture.ts';
import { ALL_GALLERIES, GALLERIES, type Gallery } from './collections.ts';
import { exhibitPage } from './exhibit-page.ts';
import { filterQuery, readFilter } from './gallery-filter.ts';
import { galleryListPage, galleryPage } from './gallery-pages.ts';

const cache = new LruCache<string, LazyPage>(256);

/**
 * Returns the page or picture at a path: `/gallery`, `/gallery/boards`, `/gallery/boards/<id>` or
 * `/gallery/boards/<id>.svg`. A query filters a gallery or changes the picture; one that is not written in the usual way
 * is redirected. Undefined if there is nothing. `site` is the address of the site.
 */
export function findGalleryPage(
  path: string,
  query: URLSearchParams,
  site: string,
): LazyPage | PageRedirect | undefined {
  const known = query.size ? undefined : cache.find(path);
  if (known) return known;
  const located = findAt(path.split('/').slice(2), query, site);
  if (!located) return undefined;
  const { query: own = '', make, type = HTML_MEDIA_TYPE } = located;
  const to = (located.path ?? path) + own;
  if (to !== path + (query.size ? `?${query}` : '')) return { to, dropsQuery: true };
  const page = { type, body: make() };
  return own ? page : cache.keep(path, page);
}

/** Lists the paths of all pages below `/gallery`. */
export const galleryPaths = (): string[] => [
  '/gallery',
  ...GALLERIES.flatMap(({ slug, exhibits }) => [
    `/gallery/${slug}`,
    ...exhibits().map(({ id }) => `/gallery/${slug}/${id}`),
  ]),
];

/** What was found: its path, if it is another one, and its query, as its one address has them. */
interface Located {
  readonly path?: string;
  readonly query?: string;
  readonly type?: string;
  make(): string;
}

function findAt([slug, name, ...rest]: readonly string[], query: URLSearchParams, site: string): Located | undefined {
  if (slug === undefined) return listAt(query);
  const gallery = GALLERIES.find((one) => one.slug === slug);
  if (!gallery || rest.length) return undefined;
  if (name === undefined) {
    const filter = readFilter(gallery, query);
    return { query: filterQuery(filter), make: () => galleryPage(gallery, filter) };
  }
  return name.endsWith('.svg')
    ? pictureAt(gallery, name.slice(0, -'.svg'.length))
    : exhibitAt(gallery, name, query, site);
}

/** All galleries. A collection that is chosen there has a page of its own. */
function listAt(query: URLSearchParams): Located {
  const words = (query.get('q') ?? '').slice(0, MAX_QUERY_LENGTH).trim();
  const own = words ? `?${new URLSearchParams({ q: words })}` : '';
  const chosen = GALLERIES.find(({ slug }) => slug === query.get('collection'));
  const path = chosen ? `${ALL_GALLERIES.path}/${chosen.slug}` : ALL_GALLERIES.path;
  return { path, query: own, make: () => galleryListPage(words) };
}

function pictureAt({ svg }: Gallery, id: string): Located | undefined {
  const drawn = svg(id);
  return drawn === undefined ? undefined : { type: SVG_MEDIA_TYPE, make: () => drawn };
}

function exhibitAt(gallery: Gallery, id: string, query: URLSearchParams, site: string): Located | undefined {
  const found = gallery.exhibits().find((one) => one.id === id);
  if (!found) return undefined;
  const choices = readBoardChoices(found.games, query);
  const own = new URLSearchParams(choices);
  return { query: own.size ? `?${own}` : '', make: () => exhibitPage(gallery, found, choices, site) };
}
