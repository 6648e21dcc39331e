import { didYouMean, listed } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { slugOf } from '../lib/slug.ts';
import type { Book } from './book.ts';
import type { SourcedPage } from './page.ts';
import { systemPage, systemPages, systemSection, systemSlugs } from './system-pages.ts';
import { findVariantSlug } from './variants.ts';

const plain = (name: string): string => name.trim().toLowerCase().replaceAll(/[ _]/g, '-');

/**
 * Finds a page of a book, written by hand or made from an entity. The error is a sentence that says where else the book
 * has it, or names similar pages.
 */
export function findPage(book: Book, section: string, name: string): Result<SourcedPage, string> {
  const within = systemSection(book.slug, section) ?? plain(section);
  const page = pageIn(book, within, name);
  if (page) return ok(page);
  const sections = sectionsOf(book);
  const missing = sections.includes(within)
    ? `no page "${name}" in ${within}: ${elsewhere(book, name) ?? near(name, pagesIn(book, within))}`
    : `no section "${section}": ${elsewhere(book, name) ?? near(within, sections)}`;
  return fail(`${book.title} has ${missing}`);
}

const pageIn = (book: Book, section: string, name: string): SourcedPage | undefined =>
  book.pages.find((one) => one.section === section && one.slug === plain(name)) ?? systemPage(book.slug, section, name);

const sectionsOf = (book: Book): string[] => [
  ...new Set([...book.pages, ...systemPages(book.slug)].map(({ section }) => section)),
];

/** Slugs of all pages of a section, including those that only the page `all` lists. */
const pagesIn = (book: Book, section: string): string[] => [
  ...book.pages.filter((one) => one.section === section).map(({ slug }) => slug),
  ...systemSlugs(book.slug, section),
];

/** Names listed in an error; more would not be read. */
const MOST = 30;

function near(name: string, known: readonly string[]): string {
  const few = known.length > MOST ? [...known.slice(0, MOST), `${known.length - MOST} more`] : known;
  return didYouMean(name, known) ?? `it has ${listed(few, 'and')}.`;
}

/** Says where else the book has the requested page: callers omit the section, or ask for a heading or a variant. */
function elsewhere(book: Book, name: string): string | undefined {
  const section = sectionsOf(book).find((one) => pageIn(book, one, name));
  if (section) return `it is in the section ${section}.`;
  const page = book.pages.find(({ passages }) => passages.some(({ anchor }) => anchor === slugOf(name)));
  if (page) return `it is a part of the page ${page.slug} in the section ${page.section}.`;
  const variant = findVariantSlug(book, name);
  return variant && `it is a variant, which rules_get_variant tells as "${variant}".`;
}
