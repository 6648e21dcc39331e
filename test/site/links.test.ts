import { describe, expect, it } from 'vitest';
import { decodePath } from '../../src/lib/url.ts';
import { siteDocuments } from '../../src/site/documents.ts';
import type { LazyPage } from '../../src/site/lazy-pages.ts';
import { siteLazyPages } from '../../src/site/site-lazy-pages.ts';
import { registry } from '../../src/tools/registry.ts';
import { effort } from '../effort.ts';

const ADDRESSES = { base: 'https://parlour.example', rules: 'https://parlour.example' };
const documents = siteDocuments(registry, () => ADDRESSES);
const parts = siteLazyPages(
  registry,
  () => ADDRESSES,
  {},
  () => 0,
);

/** Paths that the app answers itself: the tools, the pictures and what describes them. */
const OF_THE_APP = /^\/(?:api\/tools|img|mcp|openapi\.json)(?:\/|$)/;

/** Of pages that are made alike by the hundred, one in this many is read in every run. */
const LEAF_INTERVAL = effort(25, 1);
const isLeaf = (path: string): boolean =>
  path.split('/').length > 4 || /\.svg$|^\/(?:gallery|puzzles)\/\w+\/|^\/puzzles\?/.test(path);

/** Returns the page at a path, after redirects; undefined if there is none. */
function pageAt(address: string, redirects = 3): LazyPage | undefined {
  const { pathname, searchParams } = new URL(address, ADDRESSES.base);
  const document = documents.find(({ path }) => path === pathname);
  if (document) return { type: document.type, body: document.make() };
  const part = parts.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const found = part?.find(decodePath(pathname), searchParams);
  if (found && 'to' in found) return redirects > 0 ? pageAt(found.to, redirects - 1) : undefined;
  return found && 'body' in found ? found : undefined;
}

/** A page of the site, with the addresses of what it links and the anchors it has. */
interface Visited {
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
  readonly title: string | undefined;
  readonly description: string;
}

const plain = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

function visit({ type, body }: LazyPage): Visited {
  const isPage = type.startsWith('text/html');
  const links = isPage ? [...body.matchAll(/(?:href|src)="([/#][^"]*)"/g)].map(([, link]) => plain(link!)) : [];
  return {
    links,
    anchors: new Set([...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!)),
    title: isPage ? /<title>([^<]*)</.exec(body)?.[1] : undefined,
    description: /name="description" content="([^"]*)"/.exec(body)?.[1] ?? '',
  };
}

describe('the site', () => {
  const visited = new Map<string, Visited>();
  const dead: string[] = [];
  const fragments: (readonly [from: string, path: string, anchor: string])[] = [];
  let leaves = 0;

  /** Visits a page, and notes where it leads. */
  function read(path: string, from: string): readonly string[] {
    const page = OF_THE_APP.test(path) ? undefined : pageAt(path);
    if (!page) {
      if (!OF_THE_APP.test(path)) dead.push(`${from} → ${path}`);
      return [];
    }
    const found = visit(page);
    visited.set(path, found);
    return found.links.map((link) => {
      const [target = '', anchor] = link.split('#');
      if (anchor) fragments.push([path, target || path, anchor]);
      return target || path;
    });
  }

  it('has no dead link', { timeout: 300_000 }, () => {
    const known = new Set(['/']);
    const queue = [['/', 'the start']] as [path: string, from: string][];
    for (const [path, from] of queue) {
      for (const target of read(path, from)) {
        if (known.has(target)) continue;
        known.add(target);
        if (!isLeaf(target) || leaves++ % LEAF_INTERVAL === 0) queue.push([target, path]);
      }
    }
    expect(visited.size).toBeGreaterThan(effort(300, 7_000));
    expect(dead).toEqual([]);
  });

  it('has an anchor for every fragment that a link names', () => {
    const missing = fragments.filter(
      ([, path, anchor]) => visited.get(path)?.anchors.has(decodeURIComponent(anchor)) === false,
    );
    expect(missing.map(([from, path, anchor]) => `${from} → ${path}#${anchor}`)).toEqual([]);
  });

  it('has a title of its own on every page, and a description of at most 160 characters', () => {
    // One character has a page, a sheet and a page to print, all of its name.
    const pages = [...visited].filter(([path]) => !path.startsWith('/characters/'));
    const titles = pages.flatMap(([, { title }]) => title ?? []);
    const twice = titles.filter((title, at) => titles.indexOf(title) !== at);
    expect(twice).toEqual([]);
    const long = [...visited].filter(([, { description }]) => plain(description).length > 160);
    expect(long.map(([path]) => path)).toEqual([]);
  });
});
