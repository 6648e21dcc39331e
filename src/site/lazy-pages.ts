import type { Refusal } from '../tools/errors.ts';

/** A page or file with its media type. */
export interface LazyPage {
  readonly type: string;
  readonly body: string;
}

/** Redirect to the canonical path: each page has one address, but names are accepted in several spellings. */
export interface PageRedirect {
  readonly to: string;
}

/** A part of the site with too many pages to make ahead: each is made when it is requested. */
export interface LazyPages {
  /** Root of this part, such as `/rules`. */
  readonly path: string;
  /** The page at a decoded path, or a redirect. Undefined if there is no such page. */
  find(path: string, query: URLSearchParams): LazyPage | PageRedirect | undefined;
  /** The refusal for a path without a page. */
  notFound(path: string): Refusal;
}
