import type { z } from 'zod';
import { familyOf } from '../../families/families.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { Book } from '../../rulebook/book.ts';
import { findPage } from '../../rulebook/find-page.ts';
import { findBook } from '../../rulebook/library.ts';
import { bookPath, pagePath, variantPath } from '../../rulebook/links.ts';
import type { SourcedPage } from '../../rulebook/page.ts';
import { systemPages } from '../../rulebook/system-pages.ts';
import { findVariant, type VariantFacts, variantNames } from '../../rulebook/variants.ts';
import { type Refusal, refuse } from '../errors.ts';
import { type BookLine, bookFactsOf, type PageLineSchema, type VariantLineSchema } from './shapes.ts';

/** Finds a rulebook by slug or title. Refuses unknown names and suggests similar ones. */
export function bookNamed(name: string): Result<Book, Refusal> {
  const found = findBook(name);
  return found.ok ? found : refuse('unknown_name', found.error, 'rules_list_games lists all rulebooks.');
}

export interface FoundVariant {
  readonly book: Book;
  readonly variant: VariantFacts;
}

/**
 * Finds a page of a rulebook. The refusal of an unknown one says in which other section the page is, or suggests
 * similar names.
 */
export function pageNamed(book: Book, section: string, name: string): Result<SourcedPage, Refusal> {
  const found = findPage(book, section, name);
  return found.ok ? found : refuse('unknown_name', found.error, 'rules_get_game_meta lists the pages of a rulebook.');
}

/** Finds a variant of a rulebook's game. Refuses unknown names and suggests similar ones. */
export function variantNamed(game: string, name: string): Result<FoundVariant, Refusal> {
  const book = bookNamed(game);
  if (!book.ok) return book;
  const variant = findVariant(book.value, name);
  if (!variant.ok) return refuse('unknown_name', variant.error, 'rules_get_variant_list lists the variants of a game.');
  return ok({ book: book.value, variant: variant.value });
}

export const bookLine = (book: Book, site: string): BookLine => ({
  ...bookFactsOf(book),
  variants: variantNames(book).length,
  playable: familyOf(book.slug) !== undefined,
  url: site + bookPath(book.slug),
});

export const variantLine = (book: Book, variant: VariantFacts, site: string): z.infer<typeof VariantLineSchema> => ({
  ...variant,
  url: site + variantPath(book.slug, variant.slug),
});

/** Lists all pages of a rulebook: those written by hand, and those made from the entities of a role-playing system. */
export const pageLines = (book: Book, site: string): z.infer<typeof PageLineSchema>[] =>
  [...book.pages, ...systemPages(book.slug)].map(({ slug, section, title }) => ({
    slug,
    section,
    title,
    url: site + pagePath(book.slug, section, slug),
  }));
