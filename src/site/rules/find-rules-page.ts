import { LruCache } from '../../lib/lru-cache.ts';
import { type Book, RULES_SECTION, VARIANTS_SECTION } from '../../rulebook/book.ts';
import { diagramOf, hasDiagram } from '../../rulebook/diagrams.ts';
import { findPage } from '../../rulebook/find-page.ts';
import { bookOf, bookSlugs } from '../../rulebook/library.ts';
import { bookPath, diagramPath, pagePath, variantPath } from '../../rulebook/links.ts';
import { variantPage } from '../../rulebook/variant-page.ts';
import { findVariant } from '../../rulebook/variants.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import { HTML_MEDIA_TYPE, SVG_MEDIA_TYPE } from '../media-types.ts';
import { bookPage } from './book-page.ts';
import { readingPage, variantReadingPage } from './reading-page.ts';
import { rulesPage } from './rules-page.ts';
import { searchPage } from './search-page.ts';

const cache = new LruCache<string, LazyPage>(256);

/**
 * Returns what is at a path below `/rules`: rulebooks, their pages, variants, diagrams or the search. Undefined if
 * there is nothing.
 */
export function findRulesPage(path: string, query: URLSearchParams): LazyPage | PageRedirect | undefined {
  const known = cache.find(path);
  if (known) return known;
  if (path === '/rules/search') return page(searchPage(query.get('q') ?? ''));
  const found = findAt(path.split('/').slice(2));
  if (!found) return undefined;
  // Pages are cached only by canonical path, because a name has an unlimited number of spellings.
  return found.path === path ? cache.keep(path, page(found.make(), found.type)) : { to: found.path };
}

/** A page that was found by some spelling of its name. `path` is its canonical path. */
interface Located {
  readonly path: string;
  readonly type?: string;
  make(): string;
}

function findAt([game, ...rest]: readonly string[]): Located | undefined {
  if (game === undefined) return { path: '/rules', make: rulesPage };
  if (!bookSlugs.includes(game)) return undefined;
  const book = bookOf(game);
  const [first, second, third] = rest;
  if (first === undefined) return { path: bookPath(game), make: () => bookPage(book) };
  if (third !== undefined) return undefined;
  if (first === 'diagrams') return diagramAt(book, second ?? '');
  if (first === VARIANTS_SECTION && second !== undefined) return variantAt(book, second);
  return second === undefined ? pageAt(book, RULES_SECTION, first) : pageAt(book, first, second);
}

const page = (body: string, type = HTML_MEDIA_TYPE): LazyPage => ({ type, body });

function diagramAt(book: Book, file: string): Located | undefined {
  const found = file.endsWith('.svg') ? findVariant(book, file.slice(0, -'.svg'.length)) : undefined;
  if (!found?.ok || !hasDiagram(book.slug, found.value.slug)) return undefined;
  const { slug } = found.value;
  return { path: diagramPath(book.slug, slug), type: SVG_MEDIA_TYPE, make: () => diagramOf(book.slug, slug)!.svg };
}

function variantAt(book: Book, name: string): Located | undefined {
  const found = findVariant(book, name);
  if (!found.ok) return undefined;
  const { value } = found;
  return {
    path: variantPath(book.slug, value.slug),
    make: () => variantReadingPage(book, value, variantPage(book, value)),
  };
}

function pageAt(book: Book, section: string, name: string): Located | undefined {
  const found = findPage(book, section, name);
  if (!found.ok) return undefined;
  const { value } = found;
  return { path: pagePath(book.slug, value.section, value.slug), make: () => readingPage(book, value) };
}
