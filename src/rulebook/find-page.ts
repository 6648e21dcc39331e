import { didYouMean, joinNames, limitNames } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { slugOf } from '../lib/slug.ts';
import type { Book } from './book.ts';
import type { SourcedPage } from './page.ts';
import { entityPageSlugs, entitySectionOf, systemPage, systemPages } from './system-pages.ts';
import { findVariantSlug } from './variants.ts';

const plainSlug = (name: string): string => name.trim().toLowerCase().replaceAll(/[ _]/g, '-');

/**
 * Finds a page of a rulebook, whether it was written by hand or is made from an entity. The error says where else in
 * the book the page is, or names similar pages.
 */
export function findPage(book: Book, section: string, name: string): Result<SourcedPage, string> {
  const wantedSection = entitySectionOf(book.slug, section) ?? plainSlug(section);
  const page = pageIn(book, wantedSection, name);
  if (page) return ok(page);
  const sections = sectionsOf(book);
  const missing = sections.includes(wantedSection)
    ? `no page "${name}" in ${wantedSection}: ${otherPlace(book, name) ?? suggestNames(name, pagesIn(book, wantedSection))}`
    : `no section "${section}": ${otherPlace(book, name) ?? suggestNames(wantedSection, sections)}`;
  return fail(`${book.title} has ${missing}`);
}

const pageIn = (book: Book, section: string, name: string): SourcedPage | undefined =>
  book.pages.find((one) => one.section === section && one.slug === plainSlug(name)) ??
  systemPage(book.slug, section, name);

const sectionsOf = (book: Book): string[] => [
  ...new Set([...book.pages, ...systemPages(book.slug)].map(({ section }) => section)),
];

/** Slugs of all pages in a section, including those that are listed only on the page `all`. */
const pagesIn = (book: Book, section: string): string[] => [
  ...book.pages.filter((one) => one.section === section).map(({ slug }) => slug),
  ...entityPageSlugs(book.slug, section),
];

const suggestNames = (name: string, known: readonly string[]): string =>
  didYouMean(name, known) ?? `it has ${joinNames(limitNames(known), 'and')}.`;

/**
 * Says where else in the book a requested page is; undefined if nowhere. Callers often leave out the section, or
 * request a heading or a variant.
 */
function otherPlace(book: Book, name: string): string | undefined {
  const section = sectionsOf(book).find((one) => pageIn(book, one, name));
  if (section) return `it is in the section ${section}.`;
  const page = book.pages.find(({ passages }) => passages.some(({ anchor }) => anchor === slugOf(name)));
  if (page) return `it is a part of the page ${page.slug} in the section ${page.section}.`;
  const variant = findVariantSlug(book, name);
  return variant && `it is a variant, which rules_get_variant returns as "${variant}".`;
}
