import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { registry } from '../../src/tools/registry.ts';
import {
  type Answer,
  baseUrl,
  CALL_ROUTES,
  callAny,
  callTool,
  findFailures,
  get,
  type Json,
  LIVE_TOOLS,
  request,
  requiredArgs,
  TABLE,
  useService,
  withoutTimes,
} from './service.ts';

useService();

const ODDS = { expression: '2d6', target: 7 };
const KEYS = { authorization: 'Bearer nonsense', 'x-api-key': 'nonsense', cookie: 'a=b' };
const DOCUMENTS = [
  '/',
  '/errors',
  '/llms.txt',
  '/openapi.json',
  '/api/tools',
  '/api/index.json',
  '/api/catalogue.json',
];
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const MCP = { accept: 'application/json, text/event-stream' };

describe('tool routes', () => {
  it.each(CALL_ROUTES)('[HTTP-1] [HTTP-2] [HTTP-3] answer 200 with the tool result: %s', async (_, ask) => {
    const { status, headers, json } = await ask('dice_odds', ODDS);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json\b/);
    expect(json).toMatchObject({ expression: '2d6', target: 7, fraction: { numerator: 7, denominator: 12 } });
  });

  it('[HTTP-2] [HTTP-3] [HTTP-4] answer alike for every example of every tool', async () => {
    const calls = registry.tools.flatMap(({ name, examples = [] }) =>
      examples.map((example) => ({ name, ...example })),
    );
    const wrong: string[] = [];
    // One after the other: how deep a search gets in its time depends on other searches.
    for (const { name, args, seed = 'routes' } of calls) {
      const answers = [await callTool(name, args, { 'x-seed': seed }), await callAny(name, args, { 'x-seed': seed })];
      const [one, two] = answers.map(({ status, json }) => `${status} ${JSON.stringify(withoutTimes(json))}`);
      if (!(one!.startsWith('200 {') && one === two)) wrong.push(`${name}: ${one} <> ${two}`);
    }
    expect(calls.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  it('[HTTP-3] are there for every tool of the listing', async () => {
    const wrong = await findFailures(TABLE, async (tool) => {
      const { status, json } = await callTool(tool.name, requiredArgs(tool));
      return (json['code'] === 'unknown_tool' || status === 500) && `${tool.name}: ${status}`;
    });
    expect(wrong).toEqual([]);
  });
});

describe('paths and methods', () => {
  const PATHS = [
    '/api/call',
    '/api/tools/dice_roll',
    '/api/tools/dice_odds',
    '/api/tools/none',
    '/mcp',
    '/healthz',
    '/readyz',
    '/metrics',
    ...DOCUMENTS,
  ];
  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

  it.each(['/api', '/api/', '/api/tool', '/API/TOOLS', '/healthz/', '/llms.txt/', '/api/tools/dice_roll/x', '/x?y'])(
    '[HTTP-8] are not there: %s',
    async (path) => {
      for (const method of METHODS) expect((await request(method, path)).status, method).toBe(404);
    },
  );

  it.each(PATHS)('[HTTP-9] have just the methods that Allow names: %s', async (path) => {
    const answers = await Promise.all(METHODS.map((method) => request(method, path)));
    const refused = METHODS.filter((_, index) => answers[index]!.status === 405);
    const allows = answers.map(({ headers }) => headers.get('allow')).filter((allow) => allow !== null);
    expect(allows).toHaveLength(refused.length);
    for (const allow of allows) {
      const named = METHODS.filter((method) => allow.split(', ').includes(method));
      expect(named, allow).toEqual(METHODS.filter((method) => !refused.includes(method)));
    }
  });

  it.each([
    ['/api/tools', 'GET'],
    ['/api/call', 'POST'],
    ['/api/tools/dice_roll', 'POST'],
    ['/mcp', 'POST'],
    ['/api/index.json', 'GET'],
  ])('[HTTP-10] may be called by a page of any origin: %s', async (path, method) => {
    const requestedHeaders = 'content-type, x-seed, mcp-protocol-version';
    const { status, headers, text } = await request('OPTIONS', path, undefined, {
      origin: 'https://example.org',
      'access-control-request-method': method,
      'access-control-request-headers': requestedHeaders,
    });
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')!.split(', ')).toContain(method);
    expect(headers.get('access-control-allow-headers')).toBe(requestedHeaders);
  });

  it('[HTTP-10] can be read by a page of any origin, whatever the answer', async () => {
    const origin = { origin: 'https://example.org' };
    const answers = await Promise.all([
      callTool('dice_odds', ODDS, origin),
      callTool('dice_odds', {}, origin),
      callTool('no_such_tool', {}, origin),
      callAny('coin_flip', {}, origin),
      request('POST', '/api/call', '{', origin),
      request('POST', '/mcp', LIST, { ...origin, ...MCP }),
      request('POST', '/mcp', '{', origin),
      request('PUT', '/api/call', undefined, origin),
      ...DOCUMENTS.map((path) => get(path, origin)),
    ]);
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      const exposed = headers.get('access-control-expose-headers')!.split(', ');
      expect(exposed).toEqual(expect.arrayContaining(['x-seed', 'x-request-id', 'etag', 'deprecation', 'link']));
    }
  });

  it.each([...DOCUMENTS, '/healthz', '/readyz'])('[HTTP-11] answer HEAD as GET, without the body: %s', async (path) => {
    const [full, head] = await Promise.all([get(path), request('HEAD', path)]);
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    for (const name of ['content-type', 'etag', 'cache-control'])
      expect(head.headers.get(name)).toBe(full.headers.get(name));
  });
});

describe.each(DOCUMENTS)('the document %s', (path) => {
  it('[HTTP-12] has an ETag that saves sending it again', async () => {
    const { headers, text } = await get(path);
    const etag = headers.get('etag')!;
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(path, { 'if-none-match': tags });
      expect({ status: again.status, text: again.text, etag: again.headers.get('etag') }).toEqual({
        status: 304,
        text: '',
        etag,
      });
    }
    expect((await get(path, { 'if-none-match': '"other"' })).text).toBe(text);
  });
});

describe('a request id', () => {
  it('[HTTP-13] is the one that came along', async () => {
    const id = { 'x-request-id': 'trace-1.a_B' };
    const answers = [await callTool('coin_flip', {}, id), await callTool('nope', {}, id), await get('/healthz', id)];
    for (const { headers } of answers) expect(headers.get('x-request-id')).toBe('trace-1.a_B');
  });

  it('[HTTP-13] is made where none came, or none that is plain', async () => {
    const odd = ['', 'a b', 'x'.repeat(65), '<script>'];
    const answers = await Promise.all(odd.map((id) => get('/healthz', { 'x-request-id': id })));
    const ids = [...answers, await get('/api/tools'), await request('POST', '/mcp', LIST, MCP)].map(({ headers }) =>
      headers.get('x-request-id'),
    );
    for (const id of ids) expect(id).toMatch(/^[\w.-]{1,64}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the Host header', () => {
  /** Status of a request with any Host header; fetch can send only the host of its URL. */
  const statusFor = (host: string, method = 'GET') =>
    new Promise<number>((resolve, reject) => {
      const sent = httpRequest(new URL('/healthz', baseUrl()), { method, headers: { host } }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode!));
      });
      sent.on('error', reject).end();
    });

  it.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.evil.example:3000', '10.0.0.1'])(
    '[HTTP-14] is refused when it is none of this machine: %s',
    async (host) => {
      expect(await statusFor(host)).toBe(403);
      expect(await statusFor(host, 'OPTIONS')).toBe(403);
    },
  );

  it.each(['localhost', 'LOCALHOST:1', '127.0.0.1', '127.1.2.3:4', '[::1]:5'])(
    '[HTTP-14] is answered to when it is of this machine: %s',
    async (host) => {
      expect(await statusFor(host)).toBe(200);
    },
  );
});

describe('pages about the service', () => {
  it('[HTTP-15] tell that it is up', async () => {
    expect((await get('/healthz')).json).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json).toEqual({ status: 'ready' });
  });

  it('[HTTP-16] count requests', async () => {
    const counted = async () => {
      const { text } = await get('/metrics');
      return Number(/^parlour_requests_total\{tool="dice_odds",status="200"\} (\d+)$/m.exec(text)?.[1] ?? 0);
    };
    const before = await counted();
    await callTool('dice_odds', ODDS);
    await callAny('dice_odds', ODDS);
    expect(await counted()).toBe(before + 2);
    expect((await get('/metrics')).headers.get('content-type')).toContain('text/plain');
  });

  it('[HTTP-17] present the tools to language models', async () => {
    const { text, headers } = await get('/llms.txt');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(/^# Parlour\n\n> /);
    expect([...text.matchAll(/^- (\w+): /gm)].map((match) => match[1]).sort()).toEqual(
      LIVE_TOOLS.map(({ name }) => name).sort(),
    );
    for (const [, url] of text.matchAll(/\]\((\S+)\)/g)) expect((await get(url!)).status, url).toBe(200);
  });

  it('[HTTP-18] [VER-2] describe every route, and none has a version in its path', async () => {
    const { json } = await get<{ openapi: string; servers: Json[]; paths: Record<string, Json> }>('/openapi.json');
    expect(json.openapi).toMatch(/^3\.1\./);
    expect(json.servers).toEqual([{ url: baseUrl() }]);
    const paths = Object.keys(json.paths);
    expect(paths).toEqual(expect.arrayContaining(TABLE.map(({ name }) => `/api/tools/${name}`)));
    expect(paths).toEqual(
      expect.arrayContaining(['/api/call', '/api/tools', '/api/index.json', '/api/catalogue.json']),
    );
    expect(paths.filter((path) => /\/v?\d/.test(path))).toEqual([]);
  });

  it('[VER-1] tell the version of the interface', async () => {
    const { json } = await get<{ info: Json; security: unknown }>('/openapi.json');
    expect(json.info['version']).toBe('0.1.0');
    expect((await get('/api/index.json')).json['interface']).toBe('0.1.0');
  });
});

describe('keys', () => {
  const body = ({ status, text, headers }: Answer) => [status, text, headers.get('www-authenticate')];

  it.each([
    ['/api/tools', () => get('/api/tools'), () => get('/api/tools', KEYS)],
    ['/api/call', () => callAny('dice_odds', ODDS), () => callAny('dice_odds', ODDS, KEYS)],
    ['a tool', () => callTool('dice_odds', ODDS), () => callTool('dice_odds', ODDS, KEYS)],
  ])('[AUTH-1] are neither needed nor looked at: %s', async (_, without, withKeys) => {
    const plain = body(await without());
    expect(plain).toEqual([200, expect.any(String), null]);
    expect(body(await withKeys())).toEqual(plain);
  });

  it.each(['/api/index.json', '/api/catalogue.json', '/api/rules/no-such-game/meta.json'])(
    '[AUTH-2] are neither needed nor looked at: %s',
    async (path) => {
      const plain = body(await get(path));
      expect(plain[0]).not.toBe(401);
      expect(body(await get(path, KEYS))).toEqual(plain);
    },
  );

  it('[AUTH-3] are neither needed nor looked at: MCP', async () => {
    const plain = body(await request('POST', '/mcp', LIST, MCP));
    expect(plain).toEqual([200, expect.any(String), null]);
    expect(body(await request('POST', '/mcp', LIST, { ...MCP, ...KEYS }))).toEqual(plain);
    expect([400, 405, 406]).toContain((await get('/mcp', KEYS)).status);
  });

  it('[AUTH-1] are not spoken of in the description', async () => {
    const { json } = await get('/openapi.json');
    expect(json['security']).toEqual([]);
    expect(JSON.stringify(json)).not.toContain('securitySchemes');
  });
});

describe('many calls', () => {
  it('[LIMIT-1] are all answered: 300, twenty at a time', async () => {
    const statuses = new Set<number>();
    for (let round = 0; round < 15; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => callTool('dice_odds', ODDS)));
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses]).toEqual([200]);
  });
});

describe('static data', () => {
  it('[SITE-1] is found from its index', async () => {
    const { json } = await get<{ rules: { catalogue: string; game: string }; tools: { list: string }; mcp: string }>(
      '/api/index.json',
    );
    expect((await get(json.rules.catalogue)).status).toBe(200);
    expect((await get(json.tools.list)).status).toBe(200);
    expect(json.rules.game).toBe(`${baseUrl()}/api/rules/{slug}/meta.json`);
    expect(json.mcp).toBe(`${baseUrl()}/mcp`);
  });

  it('[SITE-2] has a catalogue of rulebooks', async () => {
    const { json } = await get<{ total: number; games: Json[] }>('/api/catalogue.json');
    expect(json.games).toHaveLength(json.total);
  });

  it.each(['no-such-game', '..%2f..%2fetc', '__proto__', 'x'.repeat(2000)])(
    '[SITE-5] is a 404 for a rulebook that is not there: %#',
    async (slug) => {
      const { status, json, text } = await get(`/api/rules/${slug}/meta.json`);
      expect({ status, code: json['code'] }).toEqual({ status: 404, code: 'unknown_name' });
      expect(text.length).toBeLessThan(1000);
    },
  );

  it.each(['/api/index.json', '/api/catalogue.json'])(
    '[SITE-6] [HTTP-1] is JSON that may be cached: %s',
    async (path) => {
      const { headers, json } = await get(path);
      expect(headers.get('content-type')).toMatch(/^application\/json\b/);
      expect(headers.get('cache-control')).toMatch(/public, max-age=\d+/);
      expect(json).toBeTypeOf('object');
    },
  );
});
