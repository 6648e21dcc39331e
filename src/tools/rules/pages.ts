import { didYouMean, listed } from '../../lib/nearest.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { Book } from '../../rulebook/book.ts';
import type { Page } from '../../rulebook/page.ts';
import { type Refusal, refuse } from '../errors.ts';
import { systemPage, systemPages, systemSection } from './system-pages.ts';

/** A page, and where it is from if that isn't where its book is from. */
export type SourcedPage = Page & { readonly source?: string; readonly licence?: string };

const plain = (name: string): string => name.trim().toLowerCase().replaceAll(/[ _]/g, '-');

/** A page of a book, written or made from an entity; or a refusal that names those that are near. */
export function pageNamed(book: Book, section: string, name: string): Result<SourcedPage, Refusal> {
  const pages: readonly Pick<Page, 'slug' | 'section'>[] = [...book.pages, ...systemPages(book.slug)];
  const sections = [...new Set(pages.map((page) => page.section))];
  const within = systemSection(book.slug, section) ?? plain(section);
  if (!sections.includes(within)) {
    const hint = didYouMean(within, sections);
    const detail = `${book.title} has no section "${section}"${hint ? `: ${hint}` : ''}; it has ${listed(sections, 'and')}.`;
    return refuse('unknown_name', detail, 'rules_get_game_meta lists the pages of a rulebook.');
  }
  const asked = plain(name);
  const page =
    book.pages.find((one) => one.section === within && one.slug === asked) ?? systemPage(book.slug, within, name);
  if (page) return ok(page);
  const known = pages.filter((one) => one.section === within).map(({ slug }) => slug);
  const hint = didYouMean(asked, known) ?? elsewhere(pages, asked) ?? `it has ${listed(known.slice(0, 30), 'and')}.`;
  return refuse(
    'unknown_name',
    `${book.title} has no page "${name}" in ${within}: ${hint}`,
    'rules_get_game_meta lists the pages of a rulebook.',
  );
}

function elsewhere(pages: readonly Pick<Page, 'slug' | 'section'>[], slug: string): string | undefined {
  const other = pages.find((page) => page.slug === slug);
  return other && `it is in the section ${other.section}.`;
}
