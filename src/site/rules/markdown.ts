import MarkdownIt from 'markdown-it';
import { diagramOf } from '../../rulebook/diagrams.ts';
import type { PageText } from '../../rulebook/page.ts';
import { escapeHtml } from '../page.ts';
import { sizeOf } from '../picture-size.ts';

/** The Markdown renderer. It escapes HTML in the text and leaves bare URLs as text. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

// A wide table scrolls within the page. It can have the focus, so that it can be scrolled with the keyboard.
markdown.renderer.rules['table_open'] = () =>
  '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';
markdown.renderer.rules['fence'] = (tokens, at) =>
  `<pre tabindex="0"><code>${escapeHtml(tokens[at]!.content)}</code></pre>\n`;

// A diagram has the size of its drawing, so that the text below keeps its place when it comes.
markdown.renderer.rules['image'] = (tokens, at) => {
  const image = tokens[at]!;
  const path = String(image.attrGet('src') ?? '');
  const [, game, variant] = DIAGRAM.exec(path) ?? [];
  const drawn = game !== undefined && variant !== undefined ? diagramOf(game, variant) : undefined;
  return `<img src="${escapeHtml(path)}" alt="${escapeHtml(image.content)}"${drawn ? ` ${sizeOf(drawn.svg)}` : ''}>`;
};

/** Path of a diagram, with its game and variant. */
const DIAGRAM = /^\/rules\/([\w-]{1,60})\/diagrams\/([\w+-]{1,80})\.svg$/;

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
