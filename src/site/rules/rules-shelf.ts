import { Recent } from '../../lib/recent.ts';
import { type Book, VARIANTS } from '../../rulebook/book.ts';
import { allBooks } from '../../rulebook/library.ts';
import { variantPage } from '../../rulebook/variant-page.ts';
import { findVariant } from '../../rulebook/variants.ts';
import { diagramOf } from '../../tools/rules/diagrams.ts';
import { pageNamed } from '../../tools/rules/pages.ts';
import { HTML, SVG } from '../documents.ts';
import type { Shelved } from '../shelves.ts';
import { bookPage } from './book-page.ts';
import { readingPage, variantReadingPage } from './reading-page.ts';
import { rulesPage } from './rules-page.ts';
import { searchPage } from './search-page.ts';

const made = new Recent<string, Shelved>(256);

/** The rulebooks as pages, and the diagrams of their variants. */
export function findRules(path: string, query: URLSearchParams): Shelved | undefined {
  const known = made.find(path);
  if (known) return known;
  const parts = path.split('/').slice(2);
  if (parts.join() === 'search') return page(searchPage(query.get('q') ?? ''));
  const found = findAt(parts);
  return found && made.keep(path, found);
}

function findAt([game, ...rest]: readonly string[]): Shelved | undefined {
  if (game === undefined) return page(rulesPage());
  const book = allBooks().find(({ slug }) => slug === game);
  if (!book) return undefined;
  const [first, second, third] = rest;
  if (first === undefined) return page(bookPage(book));
  if (third !== undefined) return undefined;
  if (first === 'diagrams') return diagram(book, second ?? '');
  if (first === VARIANTS && second !== undefined) return variant(book, second);
  return second === undefined ? reading(book, 'rules', first) : reading(book, first, second);
}

const page = (body: string): Shelved => ({ type: HTML, body });

function diagram(book: Book, file: string): Shelved | undefined {
  const name = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '';
  const found = findVariant(book, name);
  const drawn = found.ok ? diagramOf(book.slug, found.value.slug) : undefined;
  return drawn && { type: SVG, body: drawn.svg };
}

function variant(book: Book, name: string): Shelved | undefined {
  const found = findVariant(book, name);
  return found.ok ? page(variantReadingPage(book, found.value, variantPage(book, found.value))) : undefined;
}

function reading(book: Book, section: string, name: string): Shelved | undefined {
  const found = pageNamed(book, section, name);
  return found.ok ? page(readingPage(book, found.value)) : undefined;
}
