import { gzipSync } from 'node:zlib';
import { decodePath } from '../../src/lib/url.ts';
import { siteDocuments } from '../../src/site/documents.ts';
import { SITE_PICTURES } from '../../src/site/icons.ts';
import type { LazyPage } from '../../src/site/lazy-pages.ts';
import { HTML_MEDIA_TYPE } from '../../src/site/media-types.ts';
import { siteLazyPages } from '../../src/site/site-lazy-pages.ts';
import { pagesOf, sitemapDocuments } from '../../src/site/sitemap/sitemap.ts';
import { registry } from '../../src/tools/registry.ts';

const ORIGIN = 'https://parlour.example';
const ADDRESSES = { base: ORIGIN, rules: ORIGIN };
const SCRIPTS = ['analysis', 'dice', 'editor', 'map', 'nukes', 'play', 'puzzle', 'puzzles', 'scores', 'timer'];
const assets = Object.fromEntries(SCRIPTS.map((name) => [name, { script: `/assets/${name}.js`, styles: [] }]));
const documents = siteDocuments(registry, () => ADDRESSES, assets);
const parts = siteLazyPages(
  registry,
  () => ADDRESSES,
  assets,
  () => 0,
);
const files = new Map(
  [...documents, ...sitemapDocuments(documents, parts, () => ADDRESSES)].map((one) => [one.path, one]),
);

/** Paths that the app answers itself: the tools, the pictures and what describes them. */
const OF_THE_APP = /^\/(?:api\/tools|img|mcp|assets|openapi\.json|sw\.js)(?:[/?]|$)/;
const PAINTED = new Set(SITE_PICTURES.map(({ path }) => path));

/** Returns the page at an address, after redirects; undefined if there is none. */
function pageAt(address: string, redirects = 3): LazyPage | undefined {
  const { pathname, searchParams } = new URL(address, ORIGIN);
  const file = files.get(pathname);
  if (file) return { type: file.type, body: file.make() };
  const part = parts.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const found = part?.find(decodePath(pathname), searchParams);
  if (found && 'to' in found) return redirects > 0 ? pageAt(found.to, redirects - 1) : undefined;
  return found && 'body' in found ? found : undefined;
}

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** What is checked of a page. */
export interface CrawledPage {
  readonly path: string;
  /** Addresses that the page links or loads, with their fragments. */
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
  readonly title: string;
  readonly description: string;
  /** Canonical address without the site; undefined for pages that search engines do not list. */
  readonly canonical: string | undefined;
  /** Pictures without size or words for those who do not see them. */
  readonly unsized: readonly string[];
  readonly scripts: number;
  /** Number of bytes that browsers load for the text, compressed by gzip. */
  readonly weight: number;
}

function read(path: string, body: string): CrawledPage {
  const meta = (pattern: RegExp): string => plain(pattern.exec(body)?.[1] ?? '');
  const canonical = meta(/<link rel="canonical" href="([^"]*)"/);
  const images = body.match(/<img\b[^>]*>/g) ?? [];
  return {
    path,
    links: [...body.matchAll(/\b(?:href|src)="([/#][^"]*)"/g)].map(([, link]) => plain(link!)),
    anchors: new Set([...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => plain(id!))),
    title: meta(/<title>([^<]*)</),
    description: meta(/<meta name="description" content="([^"]*)"/),
    canonical: canonical === '' ? undefined : canonical.slice(ORIGIN.length),
    unsized: images.filter(
      (image) => !/ width="\d+"/.test(image) || !/ height="\d+"/.test(image) || !/ alt="/.test(image),
    ),
    scripts: body.match(/<script\b[^>]* src=/g)?.length ?? 0,
    weight: gzipSync(body, { level: 1 }).length,
  };
}

/** All that a crawl saw. */
export interface Crawl {
  readonly pages: ReadonlyMap<string, CrawledPage>;
  readonly dead: readonly string[];
  /** Links to fragments of pages that do not have them. */
  readonly lost: readonly string[];
}

/** Follows all links from the home page and the sitemap. Of the pages of entities it reads one in `interval`. */
export function crawl(interval: number): Crawl {
  const pages = new Map<string, CrawledPage>();
  const dead: string[] = [];
  const fragments: (readonly [from: string, path: string, anchor: string])[] = [];
  const known = new Set(['/', ...sitemapPaths()]);
  let entities = 0;
  const queue = [...known].map((path): [path: string, from: string] => [path, 'the sitemap']);
  for (const [path, from] of queue) {
    if (isEntity(path) && entities++ % interval !== 0) continue;
    const found = pageAt(path);
    if (!found) dead.push(`${from} → ${path}`);
    if (found?.type !== HTML_MEDIA_TYPE) continue;
    const page = read(path, found.body);
    pages.set(path, page);
    for (const link of page.links) {
      const [target = '', anchor] = link.split('#');
      // A fragment such as `s=…` holds a game for a script.
      if (anchor && !/^[a-z]=/.test(anchor)) fragments.push([path, target || path, decodeURIComponent(anchor)]);
      if (!target || known.has(target) || OF_THE_APP.test(target) || PAINTED.has(target)) continue;
      known.add(target);
      queue.push([target, path]);
    }
  }
  const lost = fragments.filter(([, path, anchor]) => pages.get(path)?.anchors.has(anchor) === false);
  return { pages, dead, lost: lost.map(([from, path, anchor]) => `${from} → ${path}#${anchor}`) };
}

/** Whether a page is one of thousands that are made alike: creatures and spells, puzzles, boards to study. */
const isEntity = (path: string): boolean =>
  /^\/rules\/[\w-]+\/(?!variants\/|diagrams\/)[\w-]+\/(?!all$)|^\/(?:puzzles|analysis|editor|oracles)\/[\w-]+\/|^\/puzzles\?/.test(
    path,
  );

/** Paths of all pages that search engines shall list. */
export const sitemapPaths = (): string[] => [
  ...documents.filter(({ type }) => type === HTML_MEDIA_TYPE).map(({ path }) => path),
  ...parts.flatMap(pagesOf),
];
