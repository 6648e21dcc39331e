import type { Refusal } from '../tools/errors.ts';
import { escapeHtml, htmlPage, MAX_QUERY_LENGTH, searchForm } from './page.ts';

/** Words of paths that say where something is, rather than what it is. */
const PLACES = new Set(
  'api assets boards call characters developers diagrams entities gallery html img index pieces play png rules search svg tiles tools variants'.split(
    ' ',
  ),
);

/** The words of a path that say what was looked for: `ches castling` for `/rules/ches/castling.html`. */
export const wordsOfPath = (path: string): string =>
  path
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !PLACES.has(word.toLowerCase()))
    .join(' ')
    .slice(0, MAX_QUERY_LENGTH);

/**
 * Makes the page that browsers get for a path at which there is nothing, or nothing to look at. Programs get the refusal
 * as JSON. `path` is decoded.
 */
export function notFoundPage({ code, detail }: Refusal, path: string): string {
  const title = code === 'method_not_allowed' ? 'Nothing to look at here' : 'Nothing here';
  return htmlPage(
    `${title}: Parlour`,
    'There is no such page.',
    `<h1 id="top">${title}</h1>
<p class="lead">${escapeHtml(detail)}</p>
${searchForm('Search the site for it', wordsOfPath(path))}
<p>Or go to <a href="/play">games to play</a>, <a href="/rules">the rulebooks</a>, <a href="/entities">creatures, spells and items</a>, <a href="/gallery">the galleries</a>, <a href="/dice">dice</a> or <a href="/characters">characters</a>.</p>`,
    { isUnlisted: true },
  );
}
