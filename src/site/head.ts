import { SERVICE_INFO } from '../lib/about.ts';
import { escapeXml as escapeHtml } from '../lib/svg.ts';
import { CARD } from '../tools/image-address.ts';
import type { SiteAddresses } from './addresses.ts';
import { ICON_LINKS, SITE_CARD_PATH } from './icons.ts';
import { MANIFEST_PATH } from './offline/manifest.ts';

/** A picture that goes with links to a page, of the size of a card. */
export interface PagePicture {
  /** Path of the picture, best by `cardPath`. */
  readonly path: string;
  /** What is on the picture. */
  readonly alt: string;
}

/** What the head of a page says about the page beyond its title and description. */
export interface HeadFacts {
  /** Picture that goes with links to the page. Default: the picture of the site. */
  readonly picture?: PagePicture | undefined;
  /** The part of the query that makes the page, in its canonical form, such as `dice=4d6&seed=x`. Default: none. */
  readonly query?: string | undefined;
  /** Whether the page is a text to read, rather than a place to do something. */
  readonly isArticle?: boolean | undefined;
  /** Whether search engines must not list the page: it is an answer to one visitor. */
  readonly isUnlisted?: boolean | undefined;
}

/** Stand for the address of the site and of a page, which pages do not know. No escaped text has such words. */
const [ORIGIN, PATH] = ['<origin>', '<path>'];

const SITE_PICTURE: PagePicture = { path: SITE_CARD_PATH, alt: 'A die with five pips beside a board with men' };

/** Colours of the browser's own bars: those of the ground. */
const THEME_COLORS = `<meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1b1614" media="(prefers-color-scheme: dark)">`;

/** Makes the elements of a head about the page: its address, and how links to it are shown elsewhere. */
export function headElements(title: string, description: string, facts: HeadFacts): string {
  const { picture = SITE_PICTURE, query, isArticle = false, isUnlisted = false } = facts;
  const address = `${ORIGIN}${PATH}${query ? `?${escapeHtml(query)}` : ''}`;
  const properties = {
    title,
    description,
    type: isArticle ? 'article' : 'website',
    site_name: SERVICE_INFO.title,
    'image:width': String(CARD.width),
    'image:height': String(CARD.height),
    'image:alt': picture.alt,
  };
  return `${isUnlisted ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${address}">`}
<meta property="og:url" content="${address}">
<meta property="og:image" content="${ORIGIN}${escapeHtml(picture.path)}">
${Object.entries(properties)
  .map(([name, text]) => `<meta property="og:${name}" content="${escapeHtml(text)}">`)
  .join('\n')}
<meta name="twitter:card" content="summary_large_image">
${THEME_COLORS}
${ICON_LINKS}
<link rel="manifest" href="${MANIFEST_PATH}">`;
}

/** Writes what a page does not know into it: the address of the site, its own path, and where it is in the navigation. */
export function withAddress(page: string, path: string, addresses: SiteAddresses): string {
  const end = page.indexOf('</header>');
  const opening = page
    .slice(0, Math.max(0, end))
    .replaceAll(ORIGIN, () => escapeHtml(originOf(path, addresses)))
    .replaceAll(PATH, () => escapeHtml(encodeURI(path)));
  const part = `/${path.split('/')[1]}`;
  const link = `<a href="${escapeHtml(part)}">`;
  const marked = opening.replace(link, () => link.replace('>', ` aria-current="${path === part ? 'page' : 'true'}">`));
  return marked + page.slice(Math.max(0, end));
}

/** The address of the part of the site to which a path belongs. */
export const originOf = (path: string, { base, rules }: SiteAddresses): string =>
  path === '/rules' || path.startsWith('/rules/') ? rules : base;
