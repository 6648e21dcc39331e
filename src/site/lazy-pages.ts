import type { Refusal } from '../tools/errors.ts';

/** A page or file with its media type. */
export interface LazyPage {
  readonly type: string;
  readonly body: string;
}

/** Redirect to the canonical path of a page. Names are accepted in several spellings, but each page has one address. */
export interface PageRedirect {
  readonly to: string;
}

/** A part of the site with too many pages to make in advance. Each page is made when it is requested. */
export interface LazyPages {
  /** Path below which the pages are, such as `/rules`. */
  readonly path: string;
  /** Returns the page at a decoded path, or a redirect. Undefined if there is no such page. */
  find(path: string, query: URLSearchParams): LazyPage | PageRedirect | undefined;
  /** Returns the refusal for a path without a page. */
  notFound(path: string): Refusal;
}
