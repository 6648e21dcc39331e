import MarkdownIt from 'markdown-it';
import type { PageText } from '../../rulebook/page.ts';
import { escapeHtml } from '../page.ts';

/** HTML in a text is escaped, and bare URLs do not become links. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

// Wide tables scroll on their own and can be focused, so that they can be scrolled with the keyboard.
markdown.renderer.rules['table_open'] = () =>
  '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';
markdown.renderer.rules['fence'] = (tokens, at) =>
  `<pre tabindex="0"><code>${escapeHtml(tokens[at]!.content)}</code></pre>\n`;

export const markdownToHtml = (text: string): string => markdown.render(text);

/** Renders a page with an anchor for each passage. */
export const articleHtml = ({ title, opening, passages }: PageText): string =>
  `<article>
<h1 id="top">${escapeHtml(title)}</h1>
${markdownToHtml(opening)}
${passages
  .map(
    ({ heading, anchor, text }) =>
      `<section>
<h2 id="${anchor}">${escapeHtml(heading)} <a class="anchor" href="#${anchor}" aria-label="Link to ${escapeHtml(heading)}">#</a></h2>
${markdownToHtml(text)}</section>`,
  )
  .join('\n')}
</article>`;
