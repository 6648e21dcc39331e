import { findBook } from '../rulebook/library.ts';
import type { Refusal } from '../tools/errors.ts';
import { gameMeta } from '../tools/rules/meta.ts';
import type { Addresses } from './addresses.ts';
import { JSON_TYPE } from './documents.ts';
import { findGalleryPage } from './gallery/find-gallery-page.ts';
import { findRulesPage } from './rules/find-rules-page.ts';

/** A text that is found by its path. */
export interface LazyPage {
  readonly type: string;
  readonly body: string;
}

/** What is asked for in another spelling has its own address, where each text is once. */
export interface Moved {
  readonly to: string;
}

/** Pages and files below one path, too many to be made ahead. */
export interface LazyPages {
  /** `/rules`: it and all below. */
  readonly path: string;
  /** What is at a path, decoded; undefined where nothing is. */
  find(path: string, query: URLSearchParams): LazyPage | Moved | undefined;
  /** What is told where nothing is. */
  notFound(path: string): Refusal;
}

export const siteLazyPages = (addresses: () => Addresses): readonly LazyPages[] => [
  {
    path: '/rules',
    find: findRulesPage,
    notFound: (path) => nothing('unknown_path', `There is nothing at ${path}.`, 'GET /rules lists the rulebooks.'),
  },
  {
    path: '/gallery',
    find: findGalleryPage,
    notFound: (path) => nothing('unknown_path', `There is nothing at ${path}.`, 'GET /gallery shows the galleries.'),
  },
  {
    path: '/api/rules',
    find: (path) => findMeta(path, addresses().rules),
    notFound: (path) =>
      nothing('unknown_name', `There is no rulebook at ${path}.`, 'GET /api/catalogue.json lists the rulebooks.'),
  },
];

const nothing = (code: Refusal['code'], detail: string, hint: string): Refusal => ({ code, detail, hint });

const META = /^\/api\/rules\/([^/]{1,100})\/meta\.json$/;

/** What is said of a rulebook without reading it, by its very slug: names in other spellings are for the tool. */
function findMeta(path: string, site: string): LazyPage | undefined {
  const slug = META.exec(path)?.[1];
  const book = slug === undefined ? undefined : findBook(slug);
  if (!book?.ok || book.value.slug !== slug) return undefined;
  return { type: JSON_TYPE, body: JSON.stringify(gameMeta(book.value, site)) };
}
