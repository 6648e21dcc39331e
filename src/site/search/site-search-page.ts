import { suggestRules } from '../../rulebook/search.ts';
import { escapeHtml, htmlPage, MAX_QUERY_LENGTH, SEARCH_PATH, searchForm } from '../page.ts';
import type { SearchedPart, SitePartResults, SiteResult, SiteSearch } from './site-search.ts';

const TITLES: Readonly<Record<SearchedPart, string>> = {
  play: 'Games and things to do',
  rules: 'Rules',
  entities: 'Creatures, spells and items',
  gallery: 'Boards, tiles and pieces',
  tools: 'Tools',
};

/** Results of each part on the page of all parts. */
const FIRST_RESULTS = 5;

/** Makes the page with the results of a query in all parts of the site, or in one of them. */
export function siteSearchPage(search: SiteSearch, input: string, wanted: string): string {
  const query = input.slice(0, MAX_QUERY_LENGTH).trim();
  const found = query ? search(query) : [];
  const only = found.find(({ part }) => part === wanted);
  const sections = only ? [section(query, only, true)] : found.map((part) => section(query, part, false));
  return htmlPage(
    query ? `${query}: search` : 'Search Parlour',
    'Search games to play, rules, creatures, spells, items, boards, pieces and tools.',
    `<h1 id="top">${query ? `Results for “${escapeHtml(query)}”` : 'Search Parlour'}</h1>
${searchForm('Search everything', query)}
${found.length ? partLinks(query, found, only) : `<p>${query ? nothingFound(query) : 'Try castling, owlbear, mahjong tiles or dice odds.'}</p>`}
${sections.join('\n')}`,
    { isUnlisted: query !== '' },
  );
}

const addressOf = (query: string, part?: SearchedPart): string =>
  escapeHtml(`${SEARCH_PATH}?${new URLSearchParams({ q: query, ...(part && { in: part }) })}`);

/** Links to the results of each part, and names the one that the page shows. */
function partLinks(query: string, found: readonly SitePartResults[], only: SitePartResults | undefined): string {
  const links = found.map((one) => {
    const text = `${TITLES[one.part]} ${one.total}`;
    return one === only ? `<b aria-current="page">${text}</b>` : `<a href="${addressOf(query, one.part)}">${text}</a>`;
  });
  const all = only ? `<a href="${addressOf(query)}">Everything</a>` : '<b aria-current="page">Everything</b>';
  return `<nav class="crumbs" aria-label="Results by kind">${[all, ...links].join(' · ')}</nav>`;
}

function section(query: string, { part, total, results }: SitePartResults, isAlone: boolean): string {
  const shown = isAlone ? results : results.slice(0, FIRST_RESULTS);
  const more = isAlone ? moreText(total, shown.length) : moreLink(query, part, total);
  return `<section aria-labelledby="${part}">
<h2 id="${part}">${TITLES[part]}</h2>
<ul class="cards found">
${shown.map(item).join('\n')}
</ul>
${more}</section>`;
}

const item = ({ title, path, excerpt }: SiteResult): string =>
  `<li><div><a href="${path}">${escapeHtml(title)}</a></div>${escapeHtml(excerpt)}</li>`;

const moreText = (total: number, shown: number): string =>
  total > shown ? `<p>These are the best ${shown} of ${total}. More words find fewer.</p>` : '';

const moreLink = (query: string, part: SearchedPart, total: number): string =>
  total > FIRST_RESULTS
    ? `<p><a href="${addressOf(query, part)}">All ${total} in ${TITLES[part].toLowerCase()}</a></p>`
    : '';

/** The lists in which a reader finds what no word of theirs names. */
const WHOLE_LISTS =
  '<a href="/play">the games to play</a>, <a href="/rules">the rulebooks</a>, <a href="/entities">creatures, spells and items</a> or <a href="/gallery">the galleries</a>';

/** Says that nothing was found, and links names that the query may mean. */
function nothingFound(query: string): string {
  const names = suggestRules(query).map((name) => `<a href="${addressOf(name)}">${escapeHtml(name)}</a>`);
  return names.length
    ? `Nothing matches. Did you mean ${names.join(' or ')}?`
    : `Nothing matches. Try fewer or other words, or look through ${WHOLE_LISTS}.`;
}
