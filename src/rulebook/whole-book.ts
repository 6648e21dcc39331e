import { type Book, RULES_SECTION } from './book.ts';
import { markdownOf } from './page.ts';

/** Formats all rules pages of a book as one Markdown text, with a chapter for each page. */
export function bookMarkdown({ title, how_to_play, pages }: Book): string {
  const chapters = pages.filter(({ section }) => section === RULES_SECTION).map((page) => markdownOf(page, 2));
  return [`# ${title}`, how_to_play, ...chapters].join('\n\n');
}
