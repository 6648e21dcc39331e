import { excerptOf } from '../../rulebook/excerpt.ts';
import { searchRules } from '../../rulebook/search.ts';
import { escapeHtml, htmlPage } from '../page.ts';

/** Maximum number of results shown. */
const MAX_RESULTS = 30;

/** Maximum length of a query in characters. Longer queries are cut. */
const MAX_QUERY_LENGTH = 200;

/** HTML of the empty search form for the pages of the rules. */
export const SEARCH_FORM = searchForm('');

function searchForm(query: string): string {
  return `<form class="search" role="search" action="/rules/search"><label>Search the rules
<input type="search" name="q" value="${escapeHtml(query)}" maxlength="${MAX_QUERY_LENGTH}"></label>
<button>Search</button></form>`;
}

/** Makes the page with the search form and the results of a query. */
export function searchPage(input: string): string {
  const query = input.slice(0, MAX_QUERY_LENGTH).trim();
  const found = query ? searchRules(query) : [];
  const items = found
    .slice(0, MAX_RESULTS)
    .map(
      ({ thing: { title, path, text }, terms }) =>
        `<li><div><a href="${path}">${escapeHtml(title)}</a></div>${escapeHtml(excerptOf(text, terms()))}</li>`,
    );
  return htmlPage(
    query ? `${query}: rules` : 'Search the rules',
    'Search in all rulebooks of Parlour.',
    `<nav class="crumbs" aria-label="Where this page is"><a href="/rules">Rulebooks</a></nav>
<h1 id="top">${query ? `Rules about “${escapeHtml(query)}”` : 'Search the rules'}</h1>
${searchForm(query)}
<p>${query ? countText(found.length) : 'Say what you look for: castling, seki, three men left …'}</p>
<ul class="cards found">
${items.join('\n')}
</ul>`,
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nothing was found. Try fewer or other words.';
  return count > MAX_RESULTS
    ? `The best ${MAX_RESULTS} of ${count} places.`
    : `${count} ${count === 1 ? 'place' : 'places'}.`;
}
