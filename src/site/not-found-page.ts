import type { Refusal } from '../tools/errors.ts';
import { escapeHtml, htmlPage } from './page.ts';

/** Makes the page that browsers get for a path that does not exist. Programs get the refusal as JSON. */
export const notFoundPage = ({ detail }: Refusal): string =>
  htmlPage(
    'Nothing here: Parlour',
    'There is no such page.',
    `<h1 id="top">Nothing here</h1>
<p class="lead">${escapeHtml(detail)}</p>
<p>Try <a href="/rules">the rulebooks</a>, <a href="/entities">creatures, spells and items</a>, <a href="/gallery">the galleries</a>, <a href="/characters">characters</a> or <a href="/search">the search</a>.</p>`,
  );
