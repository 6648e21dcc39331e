import MarkdownIt from 'markdown-it';
import type { PageText } from '../../rulebook/page.ts';
import { escapeHtml } from '../page.ts';

/** The Markdown renderer. It escapes HTML in the text and leaves bare URLs as text. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

// A wide table scrolls within the page. It can have the focus, so that it can be scrolled with the keyboard.
markdown.renderer.rules['table_open'] = () =>
  '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';
markdown.renderer.rules['fence'] = (tokens, at) =>
  `<pre tabindex="0"><code>${escapeHtml(tokens[at]!.content)}</code></pre>\n`;

export const markdownToHtml = (text: string): string => markdown.render(text);

/** Renders a page of a rulebook as HTML. Each passage has an anchor. */
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
