import { type Book, RULES_SECTION } from './book.ts';
import { markdownOf } from './page.ts';

/** All pages of the rules as one text, each as a chapter. */
export function bookMarkdown({ title, how_to_play, pages }: Book): string {
  const chapters = pages.filter(({ section }) => section === RULES_SECTION).map((page) => markdownOf(page, 2));
  return [`# ${title}`, how_to_play, ...chapters].join('\n\n');
}
