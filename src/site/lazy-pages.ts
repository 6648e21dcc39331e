import type { Refusal } from '../tools/errors.ts';
import type { SiteAddresses } from './addresses.ts';
import { withAddress } from './head.ts';
import { HTML_MEDIA_TYPE } from './media-types.ts';

/** A page or file with its media type. */
export interface LazyPage {
  readonly type: string;
  readonly body: string;
}

/** Redirect to the canonical path of a page. A page is found by several spellings of its name, but has one address. */
export interface PageRedirect {
  /** The path. The query of the request is kept, unless the path comes with a query or is fresh. */
  readonly to: string;
  /** Whether the query of the request is dropped. */
  readonly dropsQuery?: boolean;
  /** Whether the next request may be redirected elsewhere, because something was drawn at random or is of today. */
  readonly isFresh?: boolean;
}

/** Refusal of a request for a page, with the page that says so to people. */
export interface PageRefusal {
  readonly refused: Refusal;
  readonly page: string;
}

export type FoundPage = LazyPage | PageRedirect | PageRefusal;

/** A part of the site that has too many pages to make in advance. Pages are made when they are requested. */
export interface LazyPages {
  /** Path below which all pages of this part are, such as `/rules`. */
  readonly path: string;
  /** Returns the page at a decoded path, a redirect or a refusal; undefined if there is nothing. */
  find(path: string, query: URLSearchParams): FoundPage | undefined;
  /** Addresses whose pages need content that other pages of this part then need no longer load. Default: none. */
  readonly examples?: readonly string[];
  /**
   * Lists the paths of all pages of this part for search engines, without those that a seed or a query makes. Default: the
   * part has one page, at its path.
   */
  pages?(): readonly string[];
  /** Returns the refusal for a path without a page. */
  notFound(path: string): Refusal;
}

/** Makes the examples of all parts, so that content is loaded before readers wait for it. Gives way between the pages. */
export async function warmUpPages(parts: readonly LazyPages[], giveWay: () => Promise<unknown>): Promise<void> {
  for (const { find, examples = [] } of parts) {
    for (const example of examples) {
      const { pathname, searchParams } = new URL(example, 'http://localhost');
      find(pathname, searchParams);
      await giveWay();
    }
  }
}

/** Completes the pages of a part with the address of the site. Each is completed once, however often it is found. */
export function withAddresses(part: LazyPages, addresses: () => SiteAddresses): LazyPages {
  const completed = new WeakMap<LazyPage, LazyPage>();
  const complete = (page: LazyPage, path: string): LazyPage => {
    if (page.type !== HTML_MEDIA_TYPE) return page;
    const known = completed.get(page) ?? { ...page, body: withAddress(page.body, path, addresses()) };
    completed.set(page, known);
    return known;
  };
  return {
    ...part,
    find(path, query) {
      const found = part.find(path, query);
      if (!found || 'to' in found) return found;
      if ('refused' in found) return { ...found, page: withAddress(found.page, path, addresses()) };
      return complete(found, path);
    },
  };
}
