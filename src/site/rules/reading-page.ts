import { familyOf } from '../../families/families.ts';
import { type Book, VARIANTS_SECTION } from '../../rulebook/book.ts';
import { hasDiagram } from '../../rulebook/diagrams.ts';
import { bookPath, diagramPath, pagePath } from '../../rulebook/links.ts';
import type { Page, PageText } from '../../rulebook/page.ts';
import { STANDARD_SLUG, type VariantFacts, variantNames } from '../../rulebook/variants.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import { playPath } from '../play/addresses.ts';
import { articleHtml } from './markdown.ts';
import { wordsOf } from './page-words.ts';
import { RULEBOOKS, SEARCH_FORM } from './search-page.ts';
import { usesHtml } from './uses.ts';
import { variantPicture } from './variant-picture.ts';

/** Makes a page of a rulebook, with links to the book and to the previous and next pages. */
export function readingPage(book: Book, current: Page): string {
  const { title, description } = wordsOf(book, current);
  return htmlPage(
    title,
    description,
    `${crumbs(book)}
${articleHtml(current)}
${usesHtml(book.slug, current)}
${neighbourLinks(book, current)}`,
    { picture: variantPicture(book.slug, STANDARD_SLUG, book.title), isArticle: true },
  );
}

/** Makes the page of a variant, with links to the book and to the variant's diagram. */
export function variantReadingPage(book: Book, { slug, title, summary }: VariantFacts, text: PageText): string {
  const play = familyOf(book.slug) ? ` · <a href="${playPath(book.slug, slug)}">Play it</a>` : '';
  const diagram = hasDiagram(book.slug, slug) ? ` · <a href="${diagramPath(book.slug, slug)}">Diagram as SVG</a>` : '';
  return htmlPage(
    slug === STANDARD_SLUG ? `${title}: all rules of the usual game` : `${title}: variant of ${book.title}`,
    `${title}, variant of ${book.title}. ${summary}`,
    `${crumbs(book)}
${articleHtml({ ...text, title })}
<p>${variantsLink(book)}${diagram}${play}</p>`,
    { picture: variantPicture(book.slug, slug, title), isArticle: true },
  );
}

/** A link to the list of variants, or to the book if it has no list, as there is one alone. */
const variantsLink = (book: Book): string =>
  variantNames(book).length < 2
    ? `<a href="${bookPath(book.slug)}">The rulebook of ${escapeHtml(book.title)}</a>`
    : `<a href="${bookPath(book.slug)}#${VARIANTS_SECTION}">All variants of ${escapeHtml(book.title)}</a>`;

const crumbs = ({ slug, title }: Book): string =>
  `${breadcrumbs([RULEBOOKS, { title, path: bookPath(slug) }])}\n${SEARCH_FORM}`;

function neighbourLinks({ slug, pages }: Book, { slug: own, section }: Page): string {
  const at = pages.findIndex((one) => one.slug === own && one.section === section);
  if (at < 0) return '';
  const link = (to: Page | undefined, before: string, after: string): string =>
    to
      ? `<a href="${pagePath(slug, to.section, to.slug)}">${before}${escapeHtml(to.title)}${after}</a>`
      : '<span></span>';
  return `<nav class="turning" aria-label="Pages of this book">${link(pages[at - 1], '← ', '')}${link(pages[at + 1], '', ' →')}</nav>`;
}
