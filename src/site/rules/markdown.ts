import MarkdownIt from 'markdown-it';
import type { PageText, Passage } from '../../rulebook/page.ts';
import { escapeHtml } from '../page.ts';
import { figureHtml } from './figure.ts';

/** The Markdown renderer. It escapes HTML in the text and leaves bare URLs as text. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

type Tokens = ReturnType<typeof markdown.parse>;

// A wide table scrolls within the page. It can have the focus, so that it can be scrolled with the keyboard.
markdown.renderer.rules['table_open'] = () =>
  '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';
markdown.renderer.rules['fence'] = (tokens, at) =>
  `<pre tabindex="0"><code>${escapeHtml(tokens[at]!.content)}</code></pre>\n`;

// Pictures are figures, which cannot be in a paragraph: one of pictures only becomes a row of them.
markdown.renderer.rules['image'] = (tokens, at) => figureHtml(String(tokens[at]!.attrGet('src')), tokens[at]!.content);
markdown.renderer.rules['paragraph_open'] = (tokens, at) =>
  isOfFigures(tokens, at + 1) ? '<div class="figures">' : openParagraph(tokens, at);
markdown.renderer.rules['paragraph_close'] = (tokens, at) =>
  isOfFigures(tokens, at - 1) ? '</div>\n' : tokens[at]!.hidden ? '' : '</p>\n';

/** Paragraphs in a tight list are not marked. */
const openParagraph = (tokens: Tokens, at: number): string =>
  tokens[at]!.hidden ? (at > 0 && tokens[at - 1]!.hidden ? '\n' : '') : '<p>';

const isOfFigures = (tokens: Tokens, at: number): boolean => {
  const children = tokens[at]?.children ?? [];
  return children.length > 0 && children.every(({ type }) => type === 'image' || type === 'softbreak');
};

export const markdownToHtml = (text: string): string => markdown.render(text);

/** Renders a page of a rulebook as HTML. Each passage has an anchor; those aside are folded. */
export const articleHtml = ({ title, opening, passages }: PageText): string =>
  `<article>
<h1 id="top">${escapeHtml(title)}</h1>
${markdownToHtml(opening)}
${passages.map((passage) => (passage.isAside ? asideHtml(passage) : passageHtml(passage))).join('\n')}
</article>`;

const passageHtml = ({ heading, anchor, text }: Passage): string =>
  `<section>
<h2 id="${anchor}">${escapeHtml(heading)} <a class="anchor" href="#${anchor}" aria-label="Link to ${escapeHtml(heading)}">#</a></h2>
${markdownToHtml(text)}</section>`;

const asideHtml = ({ heading, anchor, text }: Passage): string =>
  `<details class="aside">
<summary id="${anchor}"><h2>${escapeHtml(heading)}</h2></summary>
${markdownToHtml(text)}</details>`;
