import { expect, it } from 'vitest';
import { allBooks } from '../../src/rulebook/library.ts';
import { bookPath, pagePath, variantPath } from '../../src/rulebook/links.ts';
import { variantNames } from '../../src/rulebook/variants.ts';
import { GALLERIES } from '../../src/site/gallery/collections.ts';
import { findGalleryPage } from '../../src/site/gallery/find-gallery-page.ts';
import { findRulesPage } from '../../src/site/rules/find-rules-page.ts';

/** Books whose variants are read: chess has too many for a quick test. */
const WITH_VARIANTS = ['go', 'hex', 'mancala', 'xiangqi', 'landlords-game', 'hnefatafl'];

const paths = [
  ...allBooks().flatMap((book) => [
    bookPath(book.slug),
    ...book.pages.map(({ section, slug }) => pagePath(book.slug, section, slug)),
    ...(WITH_VARIANTS.includes(book.slug) ? variantNames(book).map(({ slug }) => variantPath(book.slug, slug)) : []),
  ]),
  ...GALLERIES.flatMap(({ slug, exhibits }) => [
    `/gallery/${slug}`,
    ...exhibits().map(({ id }) => `/gallery/${slug}/${id}`),
  ]),
];

const NO_QUERY = new URLSearchParams();

it('pages of rules and galleries have titles of their own, and descriptions that search engines show', () => {
  const titles = new Map<string, string>();
  for (const path of paths) {
    const page = path.startsWith('/rules') ? findRulesPage(path, NO_QUERY) : findGalleryPage(path, NO_QUERY, '');
    if (!page || !('body' in page)) throw new Error(`no page at ${path}`);
    const [, title = ''] = /<title>(.+?)<\/title>/.exec(page.body) ?? [];
    const [, description = ''] = /name="description" content="([^"]+)"/.exec(page.body) ?? [];
    expect(titles.get(title), `${path}: ${title}`).toBeUndefined();
    titles.set(title, path);
    expect(description.replaceAll(/&[a-z#0-9]+;/g, '_').length, path).toBeLessThanOrEqual(160);
  }
  expect(titles.size).toBeGreaterThan(800);
}, 60_000);
