import { RULES_SECTION, VARIANTS_SECTION } from './book.ts';

/** Where pages are on the rules site, from its root. */
export const bookPath = (game: string): string => `/rules/${game}`;

export const pagePath = (game: string, section: string, page: string): string =>
  section === RULES_SECTION ? `${bookPath(game)}/${page}` : `${bookPath(game)}/${section}/${page}`;

export const variantPath = (game: string, variant: string): string => pagePath(game, VARIANTS_SECTION, variant);

export const diagramPath = (game: string, variant: string): string => `${bookPath(game)}/diagrams/${variant}.svg`;

/** Links of a page as paths from the root: authors write them as files lie, `moves#castling` or `../guide/first-game`. */
export const resolveLinks = (text: string, game: string, section: string): string =>
  withTargets(text, (to) => `(${pathOf(to, game, section)})`);

/** Links by their words alone. */
export const withoutLinkTargets = (text: string): string => withTargets(text, () => '');

/** `make` turns the target of each link into what stands in place of it and its brackets. */
function withTargets(text: string, make: (to: string) => string): string {
  const [before = '', ...parts] = text.split('](');
  const made = parts.map((part) => {
    const end = part.indexOf(')');
    return `]${make(part.slice(0, end))}${part.slice(end + 1)}`;
  });
  return before + made.join('');
}

function pathOf(to: string, game: string, section: string): string {
  if (to.startsWith('/') || to.startsWith('#') || to.includes('://')) return to;
  const [file = '', anchor] = to.split('#');
  const parts = file.replace(/\.md$/, '').split('/');
  const [folder, page] = parts[0] === '..' ? parts.slice(1) : [section, parts[0]];
  return pagePath(game, folder!, page!) + (anchor ? `#${anchor}` : '');
}

/** Links from the root with the address of the site before them. */
export const withSite = (text: string, site: string): string => text.replaceAll('](/', `](${site}/`);
