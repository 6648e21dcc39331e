import { excerptOf } from '../../rulebook/excerpt.ts';
import { searchRules } from '../../rulebook/search.ts';
import { breadcrumbs, escapeHtml, htmlPage, MAX_QUERY_LENGTH, searchForm } from '../page.ts';

/** The list of rulebooks, above all pages of the rules. */
export const RULEBOOKS = { title: 'Rulebooks', path: '/rules' };

/** Maximum number of results shown. */
const MAX_RESULTS = 30;

/** HTML of the empty search form for the pages of the rules. */
export const SEARCH_FORM = rulesForm('');

function rulesForm(query: string): string {
  return searchForm('Search the rules', query, '/rules/search');
}

/** Makes the page with the search form and the results of a query. */
export function searchPage(input: string): string {
  const query = input.slice(0, MAX_QUERY_LENGTH).trim();
  const found = query ? searchRules(query) : [];
  const items = found
    .slice(0, MAX_RESULTS)
    .map(
      ({ thing: { title, path, prose }, terms }) =>
        `<li><div><a href="${path}">${escapeHtml(title)}</a></div>${escapeHtml(excerptOf(prose, terms()))}</li>`,
    );
  return htmlPage(
    query ? `${query}: rules` : 'Search the rules',
    'Search in all rulebooks of Parlour.',
    `${breadcrumbs([RULEBOOKS])}
<h1 id="top">${query ? `Rules about “${escapeHtml(query)}”` : 'Search the rules'}</h1>
${rulesForm(query)}
<p>${query ? countText(found.length) : 'Say what you look for: castling, seki, three men left …'}</p>
<ul class="cards found">
${items.join('\n')}
</ul>`,
    { isUnlisted: query !== '' },
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nothing was found. Try fewer or other words.';
  return count > MAX_RESULTS
    ? `The best ${MAX_RESULTS} of ${count} places.`
    : `${count} ${count === 1 ? 'place' : 'places'}.`;
}
