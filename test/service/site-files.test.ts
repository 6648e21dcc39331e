import { expect, it } from 'vitest';
import { get, request, useService } from '../contract/service.ts';

useService();

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

it.each(['/nothing', '/assets/nothing.js', '/img/nothing.png', '/api/nothing', '/api/tools/nothing', '/rules/nothing'])(
  '%s answers browsers with a page that searches for it, and programs with JSON',
  async (path) => {
    const page = await get(path, BROWSER);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.text).toContain('name="q" value="nothing');
    expect(page.headers.get('vary')).toContain('accept');
    const refusal = await get(path);
    expect([refusal.status, refusal.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  },
);

it('a path that takes no GET says so to browsers', async () => {
  const { status, headers, text } = await get('/mcp', BROWSER);
  expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  expect(text).toContain('<h1 id="top">Nothing to look at here</h1>');
});

it.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/icon-192.png', 'image/png'],
  ['/card.png', 'image/png'],
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
])('%s is there, and is not sent twice', async (path, type) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect((await get(path, { 'if-none-match': headers.get('etag')! })).status).toBe(304);
});

it('all parts of the sitemap are there', async () => {
  const { text } = await get('/sitemap.xml');
  const parts = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  expect(parts.length).toBeGreaterThan(4);
  for (const path of parts) expect((await get(path)).text, path).toContain('<url><loc>http');
});

it('a page says its address, and where it is in the navigation, whatever else the query has', async () => {
  const { text } = await get('/play/chess/standard?from=elsewhere');
  expect(text).toMatch(/<link rel="canonical" href="http:[^"?]*\/play\/chess\/standard">/);
  expect(text).toContain('<a href="/play" aria-current="true">Play</a>');
  expect(text).toMatch(/property="og:image" content="http:[^"]*\/img\/chess\/standard\.png\?shape=card"/);
});

it('a picture on a card has the size that its page says', async () => {
  const { text } = await get('/img/shogi/standard.svg?shape=card');
  expect(text).toMatch(/^<svg [^>]*viewBox="0 0 1200 630"/);
  expect((await request('GET', '/img/shogi/standard.svg?shape=round')).status).toBe(400);
});
