import { request as httpRequest } from 'node:http';
import { connect as connectSocket } from 'node:net';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { registry } from '../../src/tools/registry.ts';
import { baseUrl, callTool, get, type Json, type RefusalBody, request, useService } from './service.ts';

useService();

const LIMIT = 1_000_000;
const ODDS = { expression: '2d6', target: 7 };
const isReading = ({ random }: { random?: boolean }) => !random;

const query = (args: Json): string => {
  const pairs = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return new URLSearchParams(pairs).toString();
};

describe('a slash at the end of a path', () => {
  it('[HTTP-20] W2: changes nothing at /api/tools/, /api/call/, /api/tools/NAME/ and /mcp/', async () => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const list = await get('/api/tools/');
    expect([list.status, list.text]).toEqual([200, (await get('/api/tools')).text]);
    const answers = [
      await request('POST', '/api/call/', { tool: 'dice_odds', args: ODDS }),
      await request('POST', '/api/tools/dice_odds/', ODDS),
      await get(`/api/tools/dice_odds/?${query(ODDS)}`),
      await request('POST', '/mcp/', ping),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await get('/api/tools/dice_roll/')).headers.get('allow')).toBe('POST, OPTIONS');
  });
});

describe('arguments in the query', () => {
  it('[HTTP-21] W8: are read by GET for every example of every tool that draws nothing at random', async () => {
    const calls = registry.tools
      .filter((tool) => isReading(tool) && !tool.removed && !tool.live)
      .flatMap(({ name, examples = [] }) => examples.map(({ args }) => ({ name, args })));
    expect(calls.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    for (const { name, args } of calls) {
      const [read, posted] = [await get(`/api/tools/${name}?${query(args)}`), await callTool(name, args)];
      const [one, two] = [read, posted].map(({ json }) =>
        JSON.stringify(json, (key, value) => (key === 'timeMs' || key === 'nps' ? undefined : value)),
      );
      if (read.status !== 200 || one !== two) wrong.push(`${name}: ${read.status} ${read.text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('[HTTP-25] may be asked for in their light form', async () => {
    const minimal = { prefer: 'return=minimal' };
    const path = '/api/tools/play_list_variants?family=chess';
    const [whole, light] = [await get(path), await get(path, minimal)];
    expect(light.headers.get('preference-applied')).toBe('return=minimal');
    expect(light.headers.get('vary')).toContain('prefer');
    expect(light.headers.get('etag')).not.toBe(whole.headers.get('etag'));
    expect(light.text.length).toBeLessThan(whole.text.length / 4);
    expect(light.json['variants']).toContain('atomic');
    const posted = await callTool('play_list_variants', { family: 'chess' }, minimal);
    expect(posted.json).toEqual(light.json);
    expect(whole.headers.get('preference-applied')).toBeNull();
  });

  it('[HTTP-21] W8: may be cached, with an ETag', async () => {
    const path = `/api/tools/dice_odds?${query(ODDS)}`;
    const { headers } = await get(path);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const again = await get(path, { 'if-none-match': headers.get('etag')! });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await get('/api/tools/jam_timer')).headers.get('cache-control')).toBe('no-cache');
    const board = await get('/api/tools/chess_render_svg', { accept: 'image/svg+xml' });
    expect(board.headers.get('content-type')).toBe('image/svg+xml');
    expect(board.headers.get('vary')).toBe('accept, prefer, accept-encoding');
    const json = await get('/api/tools/chess_render_svg');
    expect(json.headers.get('etag')).not.toBe(board.headers.get('etag'));
  });

  it('[HTTP-21] W8: are refused by GET for random tools and /api/call, with Allow: POST', async () => {
    const paths = registry.tools.filter(({ random }) => random).map(({ name }) => `/api/tools/${name}`);
    for (const path of [...paths, '/api/call']) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('allow')]).toEqual([path, 405, 'POST, OPTIONS']);
    }
  });

  it('[HTTP-21] W8: have the types of the schema: numbers, booleans, lists by comma or repetition, objects', async () => {
    const scores = (text: string) => get(`/api/tools/game_score_tracker?${text}`);
    const { json } = await callTool('game_score_tracker', { players: ['Ann', 'Bob'], scores: [3, 4] });
    for (const text of [
      'players=Ann,Bob&scores=3,4',
      'players=Ann&players=Bob&scores=3&scores=4',
      'players=%5B%22Ann%22,%22Bob%22%5D&scores=%5B3,4%5D',
    ]) {
      expect((await scores(text)).json).toEqual(json);
    }
    const playable = await get('/api/tools/rules_get_variant_list?game=chess&playable=true');
    expect(playable.json).toEqual((await callTool('rules_get_variant_list', { game: 'chess', playable: true })).json);
  });

  it('[HTTP-21] W8: are never ignored: unknown names, repetitions and bad JSON are refused', async () => {
    const refused = async (path: string) => {
      const { status, json } = await get<RefusalBody>(path);
      return `${status} ${json.error}`;
    };
    expect(await refused('/api/tools/dice_odds?expresion=2d6&target=7')).toMatch(/^400 .*did you mean expression/);
    expect(await refused('/api/tools/dice_odds?expression=2d6&target=7&target=8')).toMatch(/^400 .*target/);
    expect(await refused('/api/tools/dice_odds?expression=2d6&target=7&__proto__=x')).toMatch(/^400 .*__proto__/);
    expect(await refused('/api/tools/play_get_moves?state=%7B"v":')).toMatch(/^400 .*state is not JSON.*column 6/);
    const call = await request<RefusalBody>('POST', '/api/call?tool=coin_flip', {});
    expect([call.status, call.json.error]).toEqual([400, expect.stringContaining('`tool`')]);
  });

  it('[HTTP-22] W8: are read by POST with an empty body: 3d6 are rolled, not the default', async () => {
    const seed = { 'x-seed': 'query' };
    const { json } = await request('POST', '/api/tools/dice_roll?notation=3d6&count=2', undefined, seed);
    expect(json).toEqual((await callTool('dice_roll', { notation: '3d6', count: 2 }, seed)).json);
    const merged = await request('POST', '/api/tools/dice_roll?count=2', { notation: '3d6' }, seed);
    expect(merged.json).toEqual(json);
  });

  it('[HTTP-22] W8: must not differ from those of the body', async () => {
    const same = await request('POST', '/api/tools/dice_odds?target=7', ODDS);
    expect(same.status).toBe(200);
    const { status, json } = await request<RefusalBody>('POST', '/api/tools/dice_odds?target=8', ODDS);
    expect([status, json.code]).toEqual([400, 'invalid_arguments']);
    expect(json.errors).toMatchObject([{ path: 'target' }]);
  });

  it('[HTTP-22] [SEED-2] W8: leave seed to the call, unless the tool has an argument of that name', async () => {
    const roll = await request('POST', '/api/tools/dice_roll?seed=a&notation=9d20');
    expect(roll.json).toEqual((await callTool('dice_roll', { notation: '9d20' }, { 'x-seed': 'a' })).json);
    expect(roll.headers.get('x-seed')).toBe('a');
    const both = await request('POST', '/api/tools/dice_roll?seed=a', {}, { 'x-seed': 'b' });
    expect(both.headers.get('x-seed')).toBe('b');
    const hex = await get('/api/tools/hex_get_info?q=0&r=0&game=colony&seed=a');
    expect(hex.json).toEqual((await callTool('hex_get_info', { q: 0, r: 0, game: 'colony', seed: 'a' })).json);
  });

  it('[HTTP-18] W8: are described in the OpenAPI document', async () => {
    type Operation = { parameters: { name: string; in: string; required?: boolean }[] };
    const { json } = await get<{ paths: Record<string, { get?: Operation }> }>('/openapi.json');
    for (const tool of registry.tools) {
      const reading = json.paths[`/api/tools/${tool.name}`]!.get;
      expect(reading !== undefined, tool.name).toBe(isReading(tool) && !tool.removed);
      if (!reading) continue;
      expect(reading.parameters.map(({ name }) => name)).toEqual(Object.keys(tool.inputSchema['properties'] as Json));
      const required = reading.parameters.filter((one) => one.required).map(({ name }) => name);
      expect(required.sort()).toEqual([...((tool.inputSchema['required'] as string[] | undefined) ?? [])].sort());
    }
  });
});

/** Sends bytes as a body. */
async function send(body: Uint8Array, headers: Record<string, string> = {}): Promise<RefusalBody & { status: number }> {
  const response = await fetch(`${baseUrl()}/api/tools/dice_odds`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers,
  });
  return { ...((await response.json()) as RefusalBody), status: response.status };
}

describe('a body', () => {
  const json = Buffer.from(JSON.stringify(ODDS));

  it('[BODY-8] W9: that is broken is refused with its place, under the default type of curl too', async () => {
    const broken = Buffer.from('{\n  "expression": "2d6",\n  "target": 7,\n}');
    for (const type of ['application/x-www-form-urlencoded', 'application/json', 'text/plain']) {
      expect(await send(broken, { 'content-type': type })).toMatchObject({
        status: 400,
        code: 'malformed_json',
        error: 'The body is not JSON: expected a key in double quotes at line 4, column 1, but found "}".',
      });
    }
  });

  it('[BODY-9] W9: in gzip is read, up to the limit after inflation', async () => {
    expect(await send(gzipSync(json), { 'content-encoding': 'gzip' })).toMatchObject({ status: 200 });
    const bomb = gzipSync(Buffer.alloc(20 * LIMIT, ' '));
    expect(await send(bomb, { 'content-encoding': 'gzip' })).toMatchObject({ status: 413, code: 'body_too_large' });
    for (const damaged of [json, gzipSync(json).subarray(0, 20)]) {
      expect(await send(damaged, { 'content-encoding': 'gzip' })).toMatchObject({
        status: 400,
        error: 'The body is not valid gzip.',
      });
    }
  });

  it('[BODY-9] W9: in another encoding is a 415 that names it', async () => {
    expect(await send(json, { 'content-encoding': 'br' })).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
      error: expect.stringContaining('but is br'),
    });
  });

  it('[BODY-10] W9: in Latin-1 is refused with the offset of the byte', async () => {
    const latin1 = Buffer.from('{"expression":"é"}', 'latin1');
    expect(await send(latin1)).toMatchObject({ status: 400, code: 'malformed_json' });
    expect((await send(latin1)).error).toContain('byte 15 (0xe9)');
    const mixed = Buffer.concat([Buffer.from('{"expression":"€😀\ufffd'), Buffer.from([0xff]), Buffer.from('"}')]);
    expect((await send(mixed)).error).toContain('byte 25 (0xff)');
    expect((await send(Buffer.from('{"expression":"\ufffd","target":1}'))).code).toBe('invalid_notation');
  });
});

/** The answer to a GET as it travels, before any client decodes it. */
const raw = (path: string, acceptEncoding?: string, more: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const headers = { ...more, ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }) };
    const sent = httpRequest(new URL(path, baseUrl()), { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });

describe('a long answer', () => {
  it.each([
    ['/', 'br', 'br'],
    ['/', 'gzip, deflate', 'gzip'],
    ['/rules/chess', 'gzip;q=1.0, br;q=0.5', 'gzip'],
    ['/api/tools', 'gzip, deflate, br', 'br'],
    ['/api/tools/play_list_variants?family=chess', '*', 'br'],
    ['/api/tools/chess_render_svg', 'br;q=0, gzip', 'gzip'],
  ])('[HTTP-23] W10: %s for Accept-Encoding: %s is sent in %s', async (path, accepted, coding) => {
    const [plain, short] = [await raw(path), await raw(path, accepted)];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(short.headers['content-encoding']).toBe(coding);
    for (const { headers } of [plain, short]) expect(headers['vary']).toMatch(/\baccept-encoding\b/);
    const inflated = coding === 'br' ? brotliDecompressSync(short.body) : gunzipSync(short.body);
    expect(inflated.equals(plain.body)).toBe(true);
    expect(short.body.length).toBeLessThan(plain.body.length / 2);
    expect(Number(short.headers['content-length'])).toBe(short.body.length);
  });

  it('[HTTP-23] [HTTP-12] W10: has an ETag for each encoding', async () => {
    const tags = new Map<string, string>();
    for (const accepted of ['identity', 'gzip', 'br']) {
      const { headers } = await raw('/', accepted);
      const etag = String(headers['etag']);
      tags.set(accepted, etag);
      const again = await raw('/', accepted, { 'if-none-match': etag });
      expect([again.status, again.headers['etag'], again.headers['vary']]).toEqual([304, etag, 'accept-encoding']);
    }
    expect(new Set(tags.values()).size).toBe(3);
    expect((await raw('/', 'br', { 'if-none-match': tags.get('gzip')! })).status).toBe(200);
  });

  it('[HTTP-23] W10: of a POST and a refusal is compressed too, a short one and a PNG are not', async () => {
    const post = async (name: string, args: Json, headers: Record<string, string> = {}) =>
      (await callTool(name, args, { 'accept-encoding': 'gzip', ...headers })).headers.get('content-encoding');
    expect(await post('play_list_variants', { family: 'chess' })).toBe('gzip');
    expect(await post('dice_roll', {})).toBe(null);
    const { json } = await callTool('play_create_game', { family: 'chess' });
    expect(await post('play_render_board', { state: json['state'] }, { accept: 'image/png' })).toBe(null);
    expect(await post('play_render_board', { state: json['state'] }, { accept: 'image/svg+xml' })).toBe('gzip');
  });
});

describe('a client that breaks off', () => {
  const count = async (status: number): Promise<number> => {
    const { text } = await get('/metrics');
    const lines = [...text.matchAll(/^parlour_requests_total\{tool="[^"]*",status="(\d+)"\} (\d+)$/gm)];
    return lines.filter(([, code]) => Number(code) === status).reduce((sum, [, , many]) => sum + Number(many), 0);
  };
  const until = async (check: () => Promise<boolean>) => {
    for (let tries = 0; tries < 100 && !(await check()); tries++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return check();
  };

  it.each(['/api/tools/dice_odds', '/api/call', '/mcp'])(
    '[HTTP-24] W7: within the body for %s is a 499',
    async (path) => {
      const [gone, broken] = [await count(499), await count(500)];
      const { hostname, port } = new URL(baseUrl());
      const socket = connectSocket(Number(port), hostname);
      socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"expression"`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket.destroy();
      expect(await until(async () => (await count(499)) === gone + 1)).toBe(true);
      expect(await count(500)).toBe(broken);
    },
  );

  it('[HTTP-24] W7: while its call is running is a 499', async () => {
    const { json } = await callTool('play_create_game', { family: 'go' });
    const [gone, late] = [await count(499), await count(504)];
    const stop = new AbortController();
    const answer = fetch(`${baseUrl()}/api/tools/play_suggest_move`, {
      method: 'POST',
      body: JSON.stringify({ state: json['state'], difficulty: 'expert' }),
      signal: stop.signal,
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    stop.abort();
    await expect(answer).rejects.toThrow();
    expect(await until(async () => (await count(499)) === gone + 1)).toBe(true);
    expect(await count(504)).toBe(late);
  });
});

describe('a refusal', () => {
  it('[ERR-7] has ten errors at most, and says how many there are', async () => {
    const args = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`unknown${index}`, 1]));
    const { json } = await callTool<RefusalBody>('dice_roll', args);
    expect(json.errors).toHaveLength(10);
    expect(json.error).toMatch(/; and 11 more\.$/);
  });
});
