import { didYouMean, joinNames } from '../../lib/nearest.ts';
import { ok, type Result } from '../../lib/result.ts';
import { slugOf } from '../../lib/slug.ts';
import type { Book } from '../../rulebook/book.ts';
import type { Page } from '../../rulebook/page.ts';
import { variantCalled } from '../../rulebook/variants.ts';
import { type Refusal, refuse } from '../errors.ts';
import { systemPage, systemPages, systemSection, systemSlugs } from './system-pages.ts';

/** A page, and where it is from if that isn't where its book is from. */
export type SourcedPage = Page & { readonly source?: string; readonly licence?: string };

const plain = (name: string): string => name.trim().toLowerCase().replaceAll(/[ _]/g, '-');

/** A page of a book, written or made from an entity; or a refusal that says where it is, or names those that are near. */
export function pageNamed(book: Book, section: string, name: string): Result<SourcedPage, Refusal> {
  const within = systemSection(book.slug, section) ?? plain(section);
  const page = pageIn(book, within, name);
  if (page) return ok(page);
  const sections = sectionsOf(book);
  const missing = sections.includes(within)
    ? `no page "${name}" in ${within}: ${elsewhere(book, name) ?? near(name, pagesIn(book, within))}`
    : `no section "${section}": ${elsewhere(book, name) ?? near(within, sections)}`;
  return refuse('unknown_name', `${book.title} has ${missing}`, 'rules_get_game_meta lists the pages of a rulebook.');
}

const pageIn = (book: Book, section: string, name: string): SourcedPage | undefined =>
  book.pages.find((one) => one.section === section && one.slug === plain(name)) ?? systemPage(book.slug, section, name);

const sectionsOf = (book: Book): string[] => [
  ...new Set([...book.pages, ...systemPages(book.slug)].map(({ section }) => section)),
];

/** All pages of a section, also those that lists leave to the page `all`. */
const pagesIn = (book: Book, section: string): string[] => [
  ...book.pages.filter((one) => one.section === section).map(({ slug }) => slug),
  ...systemSlugs(book.slug, section),
];

/** As many names as anybody reads. */
const MOST = 30;

function near(name: string, known: readonly string[]): string {
  const few = known.length > MOST ? [...known.slice(0, MOST), `${known.length - MOST} more`] : known;
  return didYouMean(name, known) ?? `it has ${joinNames(few, 'and')}.`;
}

/** Where else in the book that is what was asked for as a page: people leave out the section, or ask for a heading. */
function elsewhere(book: Book, name: string): string | undefined {
  const section = sectionsOf(book).find((one) => pageIn(book, one, name));
  if (section) return `it is in the section ${section}.`;
  const page = book.pages.find(({ passages }) => passages.some(({ anchor }) => anchor === slugOf(name)));
  if (page) return `it is a part of the page ${page.slug} in the section ${page.section}.`;
  const variant = variantCalled(book, name);
  return variant && `it is a variant, which rules_get_variant tells as "${variant}".`;
}
