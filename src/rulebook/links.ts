import { RULES_SECTION, VARIANTS_SECTION } from './book.ts';

/** Path of a book on the rules site, from the root. */
export const bookPath = (game: string): string => `/rules/${game}`;

/** Path of a page on the rules site, from the root. */
export const pagePath = (game: string, section: string, page: string): string =>
  section === RULES_SECTION ? `${bookPath(game)}/${page}` : `${bookPath(game)}/${section}/${page}`;

/** Path of a variant's page on the rules site, from the root. */
export const variantPath = (game: string, variant: string): string => pagePath(game, VARIANTS_SECTION, variant);

/** Path of a variant's diagram on the rules site, from the root. */
export const diagramPath = (game: string, variant: string): string => `${bookPath(game)}/diagrams/${variant}.svg`;

/**
 * Converts relative links in a text to paths from the root of the site. Authors write paths between files, such as
 * `moves#castling` and `../guide/first-game`.
 */
export const resolveLinks = (text: string, game: string, section: string): string =>
  replaceTargets(text, (to) => `(${pathOf(to, game, section)})`);

/** Removes the targets of all links, and keeps their words in square brackets. */
export const withoutLinkTargets = (text: string): string => replaceTargets(text, () => '');

/** Replaces the target of each link, with its parentheses, by the result of `make`. */
function replaceTargets(text: string, make: (to: string) => string): string {
  const [before = '', ...parts] = text.split('](');
  const replaced = parts.map((part) => {
    const end = part.indexOf(')');
    return `]${make(part.slice(0, end))}${part.slice(end + 1)}`;
  });
  return before + replaced.join('');
}

function pathOf(to: string, game: string, section: string): string {
  if (to.startsWith('/') || to.startsWith('#') || to.includes('://')) return to;
  const [file = '', anchor] = to.split('#');
  const parts = file.replace(/\.md$/, '').split('/');
  const [folder, page] = parts[0] === '..' ? parts.slice(1) : [section, parts[0]];
  return pagePath(game, folder!, page!) + (anchor ? `#${anchor}` : '');
}

/** Adds the address of the site to all links that are paths from the root. */
export const withSiteAddress = (text: string, site: string): string => text.replaceAll('](/', `](${site}/`);
