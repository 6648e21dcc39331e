import type { Refusal } from '../tools/errors.ts';

/** A page or file with its media type. */
export interface LazyPage {
  readonly type: string;
  readonly body: string;
}

/** Redirect to the canonical path of a page. A page is found by several spellings of its name, but has one address. */
export interface PageRedirect {
  readonly to: string;
}

/** A part of the site that has too many pages to make in advance. Pages are made when they are requested. */
export interface LazyPages {
  /** Path below which all pages of this part are, such as `/rules`. */
  readonly path: string;
  /** Returns the page at a decoded path, or a redirect; undefined if there is neither. */
  find(path: string, query: URLSearchParams): LazyPage | PageRedirect | undefined;
  /** Returns the refusal for a path without a page. */
  notFound(path: string): Refusal;
}
