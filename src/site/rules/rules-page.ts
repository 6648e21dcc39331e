import type { Book } from '../../rulebook/book.ts';
import { allBooks } from '../../rulebook/library.ts';
import { bookPath } from '../../rulebook/links.ts';
import { escapeHtml, htmlPage } from '../page.ts';
import { formatFacts } from './facts.ts';
import { SEARCH_FORM } from './search-page.ts';

const TITLES: Readonly<Record<Book['category'], string>> = {
  hub: 'Families of games',
  classic: 'Classics',
  standalone: 'Games',
  game: 'Games with tools of their own',
  rpg: 'Role-playing systems',
  component: 'Parts of games',
  platform: 'Platforms',
  mod: 'Changes to other games',
};

/** Makes the page that lists all rulebooks by category. */
export function rulesPage(): string {
  const books = allBooks();
  const categories = Object.keys(TITLES) as Book['category'][];
  return htmlPage(
    'Rulebooks: Parlour',
    `The rules of ${books.length} games, to read, to search and to play by.`,
    `<h1 id="top">Rulebooks</h1>
<p class="lead">The rules of ${books.length} games, to read, to search and to play by.</p>
${SEARCH_FORM}
${categories.map((category) => section(category, books)).join('\n')}`,
  );
}

function section(category: Book['category'], books: readonly Book[]): string {
  const own = books.filter((book) => book.category === category);
  if (!own.length) return '';
  const items = own.map(
    (book) =>
      `<li><div><a href="${bookPath(book.slug)}">${escapeHtml(book.title)}</a></div>${escapeHtml(book.summary)}
<div class="facts">${escapeHtml(formatFacts(book))}</div></li>`,
  );
  return `<h2 id="${category}">${TITLES[category]}</h2>\n<ul class="cards">\n${items.join('\n')}\n</ul>`;
}
