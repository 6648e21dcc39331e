import { beforeAll, expect, it } from 'vitest';
import { type Crawl, type CrawledPage, crawl, sitemapPaths } from './crawl.ts';

/** Largest weight of a page in bytes: about as much as a phone loads in a second. */
const MAX_WEIGHT = 60_000;

const MAX_DESCRIPTION = 160;

/** Pages with scripts; all others are only read. */
const WITH_SCRIPT =
  /^\/$|^\/(?:play|analysis|editor)\/[\w-]+\/.|^\/puzzles|^\/maps\/.|^\/(?:dice|scores)(?:[/?]|$)|^\/(?:nukes|timer)\?/;

/** Declares what holds for every page of the site. Of the pages of entities, one in `interval` is read. */
export function declareLaws(interval: number, atLeast: number): void {
  let seen: Crawl;
  let listed: readonly CrawledPage[];
  beforeAll(() => {
    seen = crawl(interval);
    // One character has a page and a page to print, both of its name, and neither is listed.
    listed = [...seen.pages.values()].filter(({ path, canonical }) => canonical === path);
  }, 300_000);

  it('no link is dead, and every fragment is there', () => {
    expect(seen.pages.size).toBeGreaterThan(atLeast);
    expect(seen.dead).toEqual([]);
    expect(seen.lost).toEqual([]);
  });

  it('every page has a title, a description and an address of its own', () => {
    for (const field of ['title', 'description', 'canonical'] as const)
      expect.soft(repeated(listed.map((page) => `${page[field]} at ${page.path}`)), field).toEqual([]);
  });

  it('every description is there and at most as long as search engines show', () => {
    const bad = [...seen.pages.values()].filter(
      ({ path, description }) =>
        !path.startsWith('/characters/') && (!description || description.length > MAX_DESCRIPTION),
    );
    expect(bad.map(({ path }) => path)).toEqual([]);
  });

  it('every picture has its size and its words', () => {
    expect([...seen.pages.values()].flatMap(({ path, unsized }) => unsized.map((one) => `${path}: ${one}`))).toEqual(
      [],
    );
  });

  it('no page is heavy, and pages that are only read have no script', () => {
    const pages = [...seen.pages.values()];
    expect(pages.filter(({ weight }) => weight > MAX_WEIGHT).map(({ path, weight }) => `${path}: ${weight}`)).toEqual(
      [],
    );
    expect(pages.filter(({ path, scripts }) => scripts > 0 !== WITH_SCRIPT.test(path)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('the sitemap has every page that has one address without a seed', () => {
    const inSitemap = new Set(sitemapPaths());
    // Variants with options, such as `standard+9x9`, have pages too, of which there is no end.
    expect(listed.filter(({ path }) => !/[?+]/.test(path) && !inSitemap.has(path)).map(({ path }) => path)).toEqual([]);
    const read = [...inSitemap].filter((path) => seen.pages.has(path));
    expect(read.filter((path) => seen.pages.get(path)?.canonical !== path)).toEqual([]);
    expect(inSitemap.size).toBe(sitemapPaths().length);
  });
}

/** Texts before ` at ` that come more than once, with where they are. */
function repeated(texts: readonly string[]): string[] {
  const first = new Map<string, string>();
  return texts.flatMap((text) => {
    const at = text.lastIndexOf(' at ');
    const [value, path] = [text.slice(0, at), text.slice(at + 4)];
    const other = first.get(value);
    if (other === undefined) first.set(value, path);
    return other === undefined ? [] : [`${value}: ${other} and ${path}`];
  });
}
