import MarkdownIt from 'markdown-it';
import type { PageText } from '../../rulebook/page.ts';
import { escapeHtml } from '../page.ts';

/** No HTML of authors gets through, and links are written out. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

// wide tables scroll by themselves, and can be reached by keys for that
markdown.renderer.rules['table_open'] = () =>
  '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';
markdown.renderer.rules['fence'] = (tokens, at) =>
  `<pre tabindex="0"><code>${escapeHtml(tokens[at]!.content)}</code></pre>\n`;

export const htmlOf = (text: string): string => markdown.render(text);

/** A page with its anchors. */
export const articleOf = ({ title, opening, passages }: PageText): string =>
  `<article>
<h1 id="top">${escapeHtml(title)}</h1>
${htmlOf(opening)}
${passages
  .map(
    ({ heading, anchor, text }) =>
      `<section>
<h2 id="${anchor}">${escapeHtml(heading)} <a class="anchor" href="#${anchor}" aria-label="Link to ${escapeHtml(heading)}">#</a></h2>
${htmlOf(text)}</section>`,
  )
  .join('\n')}
</article>`;
