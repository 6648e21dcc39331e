import type { Refusal } from '../tools/errors.ts';
import { escapeHtml, htmlPage } from './page.ts';

/** Makes the page that browsers get for a path that does not exist. Programs get the refusal as JSON. */
export const notFoundPage = ({ detail }: Refusal): string =>
  htmlPage(
    'Nothing here: Parlour',
    'There is no such page.',
    `<h1 id="top">Nothing here</h1>
<p class="lead">${escapeHtml(detail)}</p>
<p>All that there is to read begins at <a href="/rules">the rulebooks</a>, all that there is to see at <a href="/gallery">the galleries</a>,
all that there is to roll at <a href="/characters">the characters</a>;
<a href="/rules/search">search the rules</a> for words.</p>`,
  );
