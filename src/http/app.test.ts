import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ok } from '../lib/result.ts';
import type { McpHandler } from '../mcp/handler.ts';
import { ToolCatalogue } from '../tools/catalogue.ts';
import { refuse } from '../tools/errors.ts';
import type { HostServices } from '../tools/services.ts';
import { defineTool } from '../tools/tool.ts';
import { createApp } from './app.ts';
import { createStaticDocument } from './documents.ts';
import type { AppParts } from './parts.ts';

const sleepy = defineTool({
  name: 'sleep',
  title: 'Sleep',
  description: 'To wait for so many milliseconds, or until the call is over.',
  input: z.strictObject({ ms: z.int() }),
  output: z.object({ aborted: z.boolean() }),
  run: ({ ms }, { signal }) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(ok({ aborted: false })), ms);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }),
});

const broken = defineTool({
  name: 'break',
  title: 'Break',
  description: 'To see what a mistake of the house looks like from outside.',
  input: z.strictObject({}),
  output: z.object({}),
  run: () => {
    throw new Error('secret of the house');
  },
});

const drawing = defineTool({
  name: 'draw',
  title: 'Draw',
  description: 'To have a drawing of nothing, so wide.',
  input: z.strictObject({ width: z.int() }),
  output: z.object({ svg: z.string(), width: z.int() }),
  run: ({ width }) => ok({ svg: '<svg/>', width }),
  picture: (result) => result,
});

/** Stands in for the worker threads: paints pictures up to 99 pixels wide and refuses the rest. */
const painters: HostServices = {
  suggest: async () => refuse('overloaded', 'Nobody thinks here.'),
  rasterize: async (svg, width) =>
    width > 99 ? refuse('overloaded', 'Too much at once.') : ok(new TextEncoder().encode(`${svg} ${width}`)),
};

const errors: unknown[] = [];
let readiness: AppParts['readiness'] = () => 'ready';
const parts: AppParts = {
  catalogue: new ToolCatalogue({ utilities: [sleepy, broken, drawing] }),
  documents: [createStaticDocument('/page', 'text/plain', () => 'page')],
  lazyPages: [
    {
      path: '/books',
      find: (path, query) =>
        path === '/books/a b' ? { type: 'text/plain', body: `a b ${query.get('q')}` } : undefined,
      notFound: (path) => ({ code: 'unknown_path', detail: `no ${path}`, hint: 'There is /books/a b.' }),
    },
  ],
  mcp: {} as McpHandler,
  settings: { MAX_BODY_BYTES: 1_000, MAX_CALLS_AT_ONCE: 2, DEADLINE_MS: 80 },
  baseUrl: () => 'http://here',
  isServed: () => true,
  readiness: () => readiness(),
  onError: (error) => errors.push(error),
};
const app = createApp({ ...parts, services: painters });
const call = (name: string, args: object, headers: Record<string, string> = {}, target = app) =>
  target.fetch(new Request(`http://here/api/tools/${name}`, { method: 'POST', body: JSON.stringify(args), headers }));

describe('the app', () => {
  it('ends a call that takes longer than the deadline', async () => {
    expect(await (await call('sleep', { ms: 5 })).json()).toEqual({ aborted: false });
    const late = await call('sleep', { ms: 10_000 });
    expect(late.status).toBe(504);
    expect(await late.json()).toMatchObject({ code: 'deadline', detail: 'sleep did not finish in time.' });
  });

  it('refuses calls beyond those that it takes at once, and takes them again', async () => {
    const statuses = await Promise.all([1, 2, 3].map(async () => (await call('sleep', { ms: 20 })).status));
    expect(statuses.sort()).toEqual([200, 200, 503]);
    expect((await call('sleep', { ms: 1 })).status).toBe(200);
  });

  it('counts a batch as that many calls', async () => {
    const mcp: McpHandler = { fetch: async () => Response.json({}), close: async () => {} };
    const target = createApp({ ...parts, mcp });
    const post = (body: unknown) =>
      target.fetch(new Request('http://here/mcp', { method: 'POST', body: JSON.stringify(body) }));
    expect((await post([1, 2])).status).toBe(200);
    const full = await post([1, 2, 3]);
    expect([full.status, await full.json()]).toEqual([503, expect.objectContaining({ code: 'overloaded' })]);
    expect((await post([1, 2])).status).toBe(200);
  });

  it('tells nothing of its own mistakes but that there was one', async () => {
    const response = await call('break', {});
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'internal_error' });
    expect(text).not.toContain('secret');
    expect(errors).toMatchObject([{ message: 'secret of the house' }]);
  });

  it('lets pages read what a cache has from a client that is none', async () => {
    const headers = async (init?: RequestInit) => (await app.fetch(new Request('http://here/page', init))).headers;
    const first = await headers();
    expect(first.get('access-control-allow-origin')).toBe('*');
    const again = await headers({ headers: { 'if-none-match': first.get('etag')! } });
    expect(again.get('access-control-allow-origin')).toBe('*');
  });

  it('finds what is below a path, decoded, and says where else to look', async () => {
    const get = (path: string) => app.fetch(new Request(`http://here${path}`));
    const found = await get('/books/a%20b?q=1');
    expect([found.status, await found.text()]).toEqual([200, 'a b 1']);
    const headers = { 'if-none-match': found.headers.get('etag')! };
    expect((await app.fetch(new Request('http://here/books/a%20b?q=1', { headers }))).status).toBe(304);
    const slash = await get('/books/a%20b/?q=1');
    expect([slash.status, slash.headers.get('location')]).toEqual([308, '/books/a%20b?q=1']);
    for (const path of ['/books', '/books/%', '/books/none', '/books//a%20b']) {
      const missing = await get(path);
      expect(missing.status).toBe(404);
      expect(await missing.json()).toMatchObject({ code: 'unknown_path', hint: 'There is /books/a b.' });
    }
    expect((await app.fetch(new Request('http://here/books/none', { method: 'POST' }))).status).toBe(405);
  });

  it('gives a result that is a picture in the form that the caller likes', async () => {
    const draw = (accept: string, width = 50) => call('draw', { width }, { accept });
    const json = await draw('*/*');
    const svg = await draw('image/svg+xml');
    const png = await draw('image/png');
    expect(await json.json()).toEqual({ svg: '<svg/>', width: 50 });
    expect([svg.headers.get('content-type'), await svg.text()]).toEqual(['image/svg+xml', '<svg/>']);
    expect([png.headers.get('content-type'), await png.text()]).toEqual(['image/png', '<svg/> 50']);
    for (const { headers } of [json, svg, png]) expect(headers.get('vary')).toBe('accept');
  });

  it('says when there is no time to paint, and when there is nobody who does', async () => {
    const full = await call('draw', { width: 100 }, { accept: 'image/png' });
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await full.json()).toMatchObject({ code: 'overloaded', detail: 'Too much at once.' });
    const none = await call('draw', { width: 50 }, { accept: 'image/png' }, createApp(parts));
    expect(none.status).toBe(406);
    expect(await none.json()).toMatchObject({ code: 'not_acceptable', hint: expect.stringContaining('image/svg+xml') });
  });

  it('is not ready while it shuts down', async () => {
    readiness = () => 'shutting down';
    const response = await app.fetch(new Request('http://here/readyz'));
    expect([response.status, await response.json()]).toEqual([503, { status: 'shutting down' }]);
  });
});
