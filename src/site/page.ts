import { SERVICE_INFO } from '../lib/about.ts';
import { hashHex } from '../lib/hash.ts';
import { type HeadFacts, headElements } from './head.ts';
import { HEADER_ICON } from './icons.ts';
import type { PageScript } from './page-assets.ts';
import { STYLE, STYLE_PATH } from './style.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for use in an HTML element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

/** What few pages have in addition to their text. */
export interface PageExtras extends HeadFacts {
  /** What the page adds to its content in a browser. */
  readonly script?: PageScript | undefined;
}

/**
 * Makes a complete HTML page, light or dark by the reader's setting. Title and description are plain text, the content
 * is HTML.
 */
export function htmlPage(title: string, description: string, content: string, extras: PageExtras = {}): string {
  const summary = shortened(description);
  const { script } = extras;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(summary)}">
${headElements(title, summary, extras)}
<link rel="stylesheet" href="${STYLE_PATH}?v=${hashHex(STYLE)}">${script ? scriptElements(script) : ''}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header><a class="brand" href="/">${HEADER_ICON}<span>${SERVICE_INFO.title}</span></a>
<nav aria-label="Site">${NAVIGATION}</nav>
${HEADER_SEARCH}</header>
<main id="main" tabindex="-1">
${content}
</main>
<footer><nav aria-label="More pages">${FOOTER_LINKS}</nav>
${SERVICE_INFO.title} ${SERVICE_INFO.version} · MIT licence · no key needed</footer>
</body>
</html>
`;
}

const linksTo = (places: readonly (readonly [path: string, title: string])[]): string =>
  places.map(([path, title]) => `<a href="${path}">${title}</a>`).join(' ');

/** The parts of the site that the header of every page leads to. */
const NAVIGATION = linksTo([
  ['/play', 'Play'],
  ['/puzzles', 'Puzzles'],
  ['/rules', 'Rules'],
  ['/gallery', 'Gallery'],
  ['/dice', 'Dice'],
  ['/maps', 'Maps'],
  ['/characters', 'Characters'],
  ['/developers', 'Developers'],
]);

/** The parts for which the header has no room, and which every page leads to at its end. */
const FOOTER_LINKS = linksTo([
  ['/oracles', 'Oracles'],
  ['/entities', 'Creatures, spells and items'],
  ['/decks', 'Cards'],
  ['/scores', 'Scores'],
  ['/timer', 'Clock'],
  ['/teams', 'Teams'],
  ['/', 'All pages'],
]);

const scriptElements = ({ script, styles }: PageScript): string =>
  `${styles.map((href) => `\n<link rel="stylesheet" href="${href}">`).join('')}\n<script type="module" src="${script}"></script>`;

/** Characters of a description that search engines show. */
const MAX_DESCRIPTION = 160;

const shortened = (text: string): string =>
  text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION - 2))} …`;

/** A page above another one. */
export interface Crumb {
  readonly title: string;
  readonly path: string;
}

/** The links to the pages above this one, outermost first. */
export const breadcrumbs = (crumbs: readonly Crumb[]): string =>
  `<nav class="crumbs" aria-label="Where this page is">${crumbs.map(({ title, path }) => `<a href="${path}">${escapeHtml(title)}</a>`).join(' › ')}</nav>`;

/** Path of the search over the whole site. */
export const SEARCH_PATH = '/search';

/** Maximum length of a query in characters. Longer queries are cut. */
export const MAX_QUERY_LENGTH = 200;

/** A search form with a label, for the whole site or for the pages below another path. */
export const searchForm = (label: string, query = '', path = SEARCH_PATH): string =>
  `<form class="search" role="search" action="${path}"><label>${label}
<input type="search" name="q" value="${escapeHtml(query)}" maxlength="${MAX_QUERY_LENGTH}"></label>
<button>Search</button></form>`;

/** The search in the header of every page. */
const HEADER_SEARCH = `<form class="find" action="${SEARCH_PATH}"><input type="search" name="q" aria-label="Search Parlour" placeholder="Search" maxlength="${MAX_QUERY_LENGTH}"></form>`;
