import { LruCache } from '../../lib/lru-cache.ts';
import { HTML_MEDIA_TYPE, SVG_MEDIA_TYPE } from '../documents.ts';
import type { LazyPage } from '../lazy-pages.ts';
import { GALLERIES, type Gallery } from './collections.ts';
import { exhibitPage, galleryListPage, galleryPage } from './gallery-pages.ts';

const cache = new LruCache<string, LazyPage>(256);

/**
 * Returns the page or picture at a path: `/gallery`, `/gallery/boards`, `/gallery/boards/<id>` or
 * `/gallery/boards/<id>.svg`. Undefined if there is none.
 */
export function findGalleryPage(path: string): LazyPage | undefined {
  const known = cache.find(path);
  if (known) return known;
  const found = findAt(path.split('/').slice(2));
  return found && cache.keep(path, found);
}

/** Lists the paths of all pages below `/gallery`. */
export const galleryPaths = (): string[] => [
  '/gallery',
  ...GALLERIES.flatMap(({ slug, exhibits }) => [
    `/gallery/${slug}`,
    ...exhibits().map(({ id }) => `/gallery/${slug}/${id}`),
  ]),
];

function findAt([slug, name, ...rest]: readonly string[]): LazyPage | undefined {
  if (slug === undefined) return page(galleryListPage());
  const collection = GALLERIES.find((one) => one.slug === slug);
  if (!collection || rest.length) return undefined;
  if (name === undefined) return page(galleryPage(collection));
  return name.endsWith('.svg') ? picture(collection, name.slice(0, -'.svg'.length)) : exhibit(collection, name);
}

const page = (body: string): LazyPage => ({ type: HTML_MEDIA_TYPE, body });

function picture(collection: Gallery, id: string): LazyPage | undefined {
  const svg = collection.svg(id);
  return svg === undefined ? undefined : { type: SVG_MEDIA_TYPE, body: svg };
}

function exhibit(collection: Gallery, id: string): LazyPage | undefined {
  const found = collection.exhibits().find((one) => one.id === id);
  return found && page(exhibitPage(collection, found));
}
