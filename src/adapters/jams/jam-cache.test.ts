import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../http/settings.ts';
import { JamCache, openJamCache } from './jam-cache.ts';
import { type JamSource, openFileSource, openWebSource } from './jam-source.ts';

const book = (...slugs: string[]): string =>
  JSON.stringify({
    jams: slugs.map((slug) => ({
      slug,
      title: slug,
      theme: 'tides',
      announced: '2026-01-01T00:00:00Z',
      starts: '2026-01-02T00:00:00Z',
      submissionsClose: '2026-01-03T00:00:00Z',
      votingCloses: '2026-01-04T00:00:00Z',
    })),
  });

let now = 0;
let reports: string[] = [];
beforeEach(() => {
  now = 1_000_000;
  reports = [];
});

/** Builds a cache with a clock that stands still. */
const cacheOf = (source: JamSource, patienceMs = { first: 5_000, later: 5_000 }) =>
  new JamCache({ source, clock: () => now, maxAgeMs: 1_000, patienceMs, report: (news) => reports.push(news) });

/** Returns what a cache knows a second later. */
async function later(cache: JamCache) {
  now += 1_000;
  const { jams, fault } = await cache.read();
  return { slugs: jams?.map(({ slug }) => slug), reason: fault?.reason, since: fault?.since };
}

describe('jams from a file', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parlour-jams-'));
    path = join(folder, 'jams.json');
  });
  afterEach(() => rm(folder, { recursive: true }));
  const desk = (maxBytes = 10_000) => cacheOf(openFileSource(path, { maxBytes }));

  it('are read anew when the file changes, also by another put in its place', async () => {
    await writeFile(path, book('one'));
    const jams = desk();
    expect(await later(jams)).toEqual({ slugs: ['one'] });
    await writeFile(path, book('two', 'three'));
    expect(await later(jams)).toEqual({ slugs: ['two', 'three'] });
    await writeFile(`${path}.new`, book('six', 'eight'));
    await rename(`${path}.new`, path);
    expect(await later(jams)).toEqual({ slugs: ['six', 'eight'] });
    expect(reports).toEqual([]);
  });

  it('are not looked at again before their time', async () => {
    await writeFile(path, book('one'));
    const jams = desk();
    await later(jams);
    await writeFile(path, book('two'));
    now += 999;
    expect((await jams.read()).jams).toMatchObject([{ slug: 'one' }]);
    now += 1;
    expect((await jams.read()).jams).toMatchObject([{ slug: 'two' }]);
    // The clock is set back.
    await writeFile(path, book('three'));
    now -= 500_000;
    expect((await jams.read()).jams).toMatchObject([{ slug: 'three' }]);
  });

  it('stay as they were while the file is broken, and the answer says why and since when', async () => {
    await writeFile(path, book('one'));
    const jams = desk();
    await later(jams);
    await writeFile(path, '{"jams": [');
    const broken = { slugs: ['one'], reason: 'The source has faults: the text is not JSON.', since: 1_002_000 };
    expect(await later(jams)).toEqual(broken);
    // Unchanged, and so as bad as before.
    expect(await later(jams)).toEqual(broken);
    await writeFile(path, book('one').replace('title', 'titel'));
    expect((await later(jams)).reason).toBe('The source has faults: look at jams[0].title and 1 more.');
    await rm(path);
    expect(await later(jams)).toEqual({ slugs: ['one'], reason: 'The file is not there.', since: 1_002_000 });
    await writeFile(path, book('two'));
    expect(await later(jams)).toEqual({ slugs: ['two'] });
    expect(reports).toHaveLength(4);
    expect(reports.at(-1)).toBe('jams: the source can be used again');
  });

  it('are not quoted where they are faulty: a theme may be secret', async () => {
    await writeFile(path, book('one').replace('tides', 'secret '.repeat(40)));
    const { reason } = await later(desk());
    expect(reason).toBe('The source has faults: look at jams[0].theme.');
  });

  it('are unknown as long as there is no file', async () => {
    const jams = desk();
    expect(await later(jams)).toEqual({ slugs: undefined, reason: 'The file is not there.', since: 1_001_000 });
    await writeFile(path, book('one'));
    expect(await later(jams)).toEqual({ slugs: ['one'] });
  });

  it.each([
    ['too large', () => writeFile(path, book('one').padEnd(10_001)), 'The source is larger than 10000 bytes.'],
    ['not text', () => writeFile(path, new Uint8Array([0xff, 0xfe, 0x00])), 'The source is not text in UTF-8.'],
  ])('are refused where the file is %s', async (_, write, reason) => {
    await write();
    expect((await later(desk())).reason).toBe(reason);
  });

  it('are taken up to the bound', async () => {
    await writeFile(path, book('one').padEnd(10_000));
    expect(await later(desk())).toEqual({ slugs: ['one'] });
  });

  it('are refused where the path is a folder', async () => {
    const reason = (await later(cacheOf(openFileSource(folder, { maxBytes: 10_000 })))).reason;
    expect(reason).toBe('The source is not a file.');
  });
});

describe('jams from an address', () => {
  type Handler = (request: IncomingMessage, response: ServerResponse) => void;
  let server: Server;
  let handle: Handler;
  let address: string;
  let asked: IncomingMessage[];
  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(request);
      handle(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jams.json`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const serve =
    (text: string, headers = {}): Handler =>
    (_, response) =>
      response.writeHead(200, headers).end(text);
  const desk = (bounds = {}, patience?: { first: number; later: number }) =>
    cacheOf(openWebSource(address, { maxBytes: 10_000, timeoutMs: 5_000, ...bounds }), patience);

  it('are asked for by the ETag that was told', async () => {
    handle = serve(book('one'), { etag: '"a"' });
    const jams = desk();
    expect(await later(jams)).toEqual({ slugs: ['one'] });
    handle = ({ headers }, response) => response.writeHead(headers['if-none-match'] === '"a"' ? 304 : 500).end();
    expect(await later(jams)).toEqual({ slugs: ['one'] });
    handle = serve(book('two'), { 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT' });
    expect(await later(jams)).toEqual({ slugs: ['two'] });
    handle = ({ headers }, response) => response.writeHead(headers['if-modified-since'] ? 304 : 500).end();
    expect(await later(jams)).toEqual({ slugs: ['two'] });
    expect(asked.map(({ headers }) => headers.accept)).toEqual(Array(4).fill('application/json'));
  });

  it('are still broken where a broken copy has not changed, and good again after an outage', async () => {
    handle = serve(book('one'), { etag: '"a"' });
    const jams = desk();
    await later(jams);
    handle = (_, response) => response.writeHead(503).end('down');
    expect((await later(jams)).reason).toBe('The source answered with the status 503.');
    handle = (_, response) => response.writeHead(304).end();
    expect(await later(jams)).toEqual({ slugs: ['one'] });
    handle = serve('nothing', { etag: '"b"' });
    expect((await later(jams)).reason).toBe('The source has faults: the text is not JSON.');
    handle = (_, response) => response.writeHead(503).end('down');
    expect((await later(jams)).reason).toBe('The source answered with the status 503.');
    handle = (_, response) => response.writeHead(304).end();
    expect((await later(jams)).reason).toBe('The source has faults: the text is not JSON.');
  });

  it('are refused when there are too many bytes, announced or not, and no more are taken', async () => {
    handle = serve(book('one').padEnd(10_001));
    expect((await later(desk())).reason).toBe('The source is larger than 10000 bytes.');
    let sent = 0;
    handle = (_, response) => {
      const more = (): void => {
        if (response.destroyed) return;
        sent += 65_536;
        if (response.write(Buffer.alloc(65_536, 32))) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    };
    expect((await later(desk())).reason).toBe('The source is larger than 10000 bytes.');
    expect(sent).toBeLessThan(50_000_000);
  });

  it('are given up when they do not come in time, before and within the answer', async () => {
    handle = () => {};
    expect((await later(desk({ timeoutMs: 60 }))).reason).toBe('The source did not answer within 60 ms.');
    handle = (_, response) => response.writeHead(200).write('{');
    expect((await later(desk({ timeoutMs: 60 }))).reason).toBe('The source did not answer within 60 ms.');
  });

  const redirect =
    (location: string, status = 302): Handler =>
    (_, response) =>
      response.writeHead(status, { location }).end('moved');

  it.each([301, 302, 303, 307, 308])(
    'are fetched through a redirect within the origin, with status %i',
    async (status) => {
      handle = (request, response) =>
        request.url === '/jams.json'
          ? redirect('/lists/all.json', status)(request, response)
          : serve(book('one'))(request, response);
      expect(await later(desk())).toEqual({ slugs: ['one'] });
      expect(asked.map(({ url }) => url)).toEqual(['/jams.json', '/lists/all.json']);
    },
  );

  it.each([
    ['another port', (url: URL) => `http://127.0.0.1:${Number(url.port) + 1}/jams.json`],
    ['another name', (url: URL) => `http://localhost:${url.port}/jams.json`],
    ['another protocol', (url: URL) => `https://127.0.0.1:${url.port}/jams.json`],
    ['an address without a protocol', (url: URL) => `//localhost:${url.port}/jams.json`],
    ['data', () => 'data:application/json,{"jams":[]}'],
    ['nothing that is an address', () => 'http://['],
  ])('are not fetched through a redirect to %s, and nobody there is asked', async (_, locationOf) => {
    handle = redirect(locationOf(new URL(address)));
    expect((await later(desk())).reason).toBe('The source redirects to another origin.');
    expect(asked).toHaveLength(1);
  });

  it('are not fetched through redirects without an end', async () => {
    handle = redirect('/jams.json');
    expect((await later(desk())).reason).toBe('The source redirects more than 3 times.');
    expect(asked).toHaveLength(4);
  });

  it('are unknown where nobody answers at the address', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect((await later(desk())).reason).toBe('The source cannot be reached (ECONNREFUSED).');
  });

  it('never keep a caller waiting beyond patience, and are asked for once for all who wait', async () => {
    const waiting: ServerResponse[] = [];
    handle = (_, response) => waiting.push(response);
    const jams = desk({}, { first: 40, later: 0 });
    const all = await Promise.all([jams.read(), jams.read(), jams.read()]);
    expect(all).toEqual(Array(3).fill({ now }));
    expect(asked).toHaveLength(1);
    waiting[0]!.end(book('one'));
    await expect.poll(async () => (await jams.read()).jams?.length).toBe(1);
    // With a copy at hand, nobody waits at all.
    expect(await later(jams)).toEqual({ slugs: ['one'] });
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]!.end(book('two'));
    await expect.poll(async () => (await jams.read()).jams?.[0]?.slug).toBe('two');
    jams.close();
  });

  it('are not waited for once the desk is closed', async () => {
    handle = () => {};
    const jams = desk();
    const read = jams.read();
    await expect.poll(() => asked.length).toBe(1);
    jams.close();
    expect(await read).toEqual({ now });
    expect(await jams.read()).toEqual({ now });
    expect(reports).toEqual([]);
  });
});

describe('the settings of jams', () => {
  const settings = (env: Record<string, string>) => readSettings(env);

  it.each([
    'jams.json',
    '/etc/parlour/jams.json',
    'C:\\jams.json',
    'http://jams.example/all.json',
    'HTTPS://jams.example',
  ])('take %s', (JAM_SOURCE) => {
    expect(settings({ JAM_SOURCE })).toMatchObject({ ok: true, value: { JAM_SOURCE } });
  });

  it.each(['ftp://jams.example/all.json', 'file:///jams.json', 'https://me:secret@jams.example/', 'http://'])(
    'refuse %s',
    (JAM_SOURCE) => {
      expect(settings({ JAM_SOURCE })).toMatchObject({ ok: false, error: expect.stringContaining('JAM_SOURCE') });
    },
  );

  it('open a desk only where there is a source', () => {
    const parsed = settings({});
    if (!parsed.ok) throw new Error(parsed.error);
    expect(openJamCache(parsed.value, () => 0)).toBeUndefined();
    expect(openJamCache({ ...parsed.value, JAM_SOURCE: 'x' }, () => 0)).toBeInstanceOf(JamCache);
  });
});
