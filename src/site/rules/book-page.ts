import { familyOf } from '../../families/families.ts';
import { toSentence } from '../../lib/wording.ts';
import { type Book, RULES_SECTION, VARIANTS_SECTION } from '../../rulebook/book.ts';
import { diagramOf } from '../../rulebook/diagrams.ts';
import { bookOf } from '../../rulebook/library.ts';
import { bookPath, diagramPath, pagePath, variantPath } from '../../rulebook/links.ts';
import { systemPages } from '../../rulebook/system-pages.ts';
import { STANDARD_SLUG, variantsOf } from '../../rulebook/variants.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import { sizeOf } from '../picture-size.ts';
import { formatFacts } from './facts.ts';
import { markdownToHtml } from './markdown.ts';
import { RULEBOOKS, SEARCH_FORM } from './search-page.ts';
import { usesHtml } from './uses.ts';
import { variantPicture } from './variant-picture.ts';

/** Makes the first page of a rulebook: summary, facts, contents and variants. */
export function bookPage(book: Book): string {
  return htmlPage(
    `${book.title}: rules`,
    book.summary,
    `${breadcrumbs([RULEBOOKS])}
${SEARCH_FORM}
<h1 id="top">${escapeHtml(book.title)}</h1>
<p class="lead">${escapeHtml(book.summary)}</p>
<p class="facts">${escapeHtml(formatFacts(book))}${variantsLink(book)}</p>
${usesHtml(book.slug)}
<div class="beside">
<div>
<h2 id="how-to-play">How to play</h2>
${markdownToHtml(book.how_to_play)}
${contentsHtml(book)}
</div>
${diagramImage(book)}
</div>
${variantsHtml(book)}
<h2 id="related">Related</h2>
<ul>
${book.related.map((slug) => `<li><a href="${bookPath(slug)}">${escapeHtml(bookOf(slug).title)}</a></li>`).join('\n')}
</ul>
<p class="facts">${escapeHtml(toSentence(book.source))} Licence: ${escapeHtml(book.licence)}.</p>`,
    { picture: variantPicture(book.slug, STANDARD_SLUG, book.title) },
  );
}

function diagramImage({ slug, title }: Book): string {
  const diagram = diagramOf(slug, STANDARD_SLUG);
  if (!diagram) return '';
  return `<img class="diagram" src="${diagramPath(slug, STANDARD_SLUG)}" alt="${escapeHtml(title)} at the start" ${sizeOf(diagram.svg, 360)}>`;
}

function contentsHtml(book: Book): string {
  const pages = [...book.pages, ...systemPages(book.slug)];
  const sections = [...new Set(pages.map(({ section }) => section))];
  return sections
    .map((section) => {
      const within = pages.filter((one) => one.section === section);
      const links = within.map(
        ({ slug, title }) => `<li><a href="${pagePath(book.slug, section, slug)}">${escapeHtml(title)}</a></li>`,
      );
      return `<h2 id="${section}">${section === RULES_SECTION ? 'The rules' : label(section)}</h2>\n<ul>\n${links.join('\n')}\n</ul>`;
    })
    .join('\n');
}

const label = (section: string): string => section[0]!.toUpperCase() + section.slice(1).replaceAll('-', ' ');

/**
 * Returns a link to the list of variants, for the top of the page: the list may be far below. Empty if there are fewer
 * than two.
 */
function variantsLink(book: Book): string {
  const { length } = variantsOf(book);
  return length < 2 ? '' : ` · <a href="#${VARIANTS_SECTION}">${length} variants</a>`;
}

function variantsHtml(book: Book): string {
  const list = variantsOf(book);
  if (list.length < 2) return '';
  const items = list.map(
    ({ slug, title, summary }) =>
      `<li><div><a href="${variantPath(book.slug, slug)}">${escapeHtml(title)}</a></div>${escapeHtml(summary)}</li>`,
  );
  const playedText = familyOf(book.slug) ? ', all of them played by the engine' : '';
  return `<h2 id="${VARIANTS_SECTION}">${list.length} variants${playedText}</h2>\n<ul class="cards">\n${items.join('\n')}\n</ul>`;
}
