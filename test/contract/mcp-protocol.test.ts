import { request as httpRequest } from 'node:http';
import { connect as connectSocket } from 'node:net';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families } from '../../src/families/families.ts';
import { registry } from '../../src/tools/registry.ts';
import {
  baseUrl,
  connect,
  get,
  type Json,
  PROTOCOL_ERAS,
  request,
  requiredArgs,
  TABLE,
  useService,
} from './service.ts';

useService();

const INVALID_REQUEST = -32600;
const INVALID_PARAMS = -32602;
const BOTH = 'application/json, text/event-stream';

interface Message {
  id?: unknown;
  result?: Json;
  error?: { code: number; message: string };
}

interface Reply {
  status: number;
  type: string;
  message: Message;
  messages: Message[];
}

/** Headers and `_meta` that make a request one of the era of 2026. */
function modern(method: string, params: Json) {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'contract', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const name = params['name'] ?? params['uri'];
  const headers = {
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': method,
    ...(typeof name === 'string' && { 'mcp-name': name }),
  };
  return { headers, params: { ...params, _meta } };
}

/** Sends a message. The headers are sent as they are, without defaults: fetch would add an Accept header. */
function post(body: unknown, headers: Record<string, string> = { accept: BOTH }): Promise<Reply> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const all = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)), ...headers };
    const sent = httpRequest(new URL('/mcp', baseUrl()), { method: 'POST', headers: all }, (answer) => {
      let received = '';
      answer.on('data', (chunk) => (received += chunk));
      answer.on('end', () => {
        const events = [...received.matchAll(/^data: ?(\{.*)$/gm)].map((match) => JSON.parse(match[1]!));
        const messages = (events.length ? events : [JSON.parse(received || '[]')]).flat();
        const type = String(answer.headers['content-type']).split(';')[0]!;
        resolve({ status: answer.statusCode!, type, message: messages[0], messages });
      });
    });
    sent.on('error', reject).end(text);
  });
}

/** Sends a request as clients of an era do. */
function rpc(
  era: string,
  method: string,
  params: Json,
  headers: Record<string, string> = { accept: BOTH },
): Promise<Reply> {
  const call = { jsonrpc: '2.0', id: 7, method };
  if (era !== '2026-07-28') return post({ ...call, params }, headers);
  const own = modern(method, params);
  return post({ ...call, params: own.params }, { ...own.headers, ...headers });
}

const ERAS = PROTOCOL_ERAS.map(([version]) => version);

describe.each(ERAS)('a client of %s', (era) => {
  it.each([
    ['*/*', { accept: '*/*' }],
    ['application/json alone', { accept: 'application/json' }],
    ['none', {}],
    ['upper case', { accept: 'APPLICATION/JSON, TEXT/EVENT-STREAM' }],
    ['a browser', { accept: 'text/html,application/xhtml+xml;q=0.9' }],
  ])('[MCP-11] W1: is served for the Accept header %s', async (name, headers) => {
    const { status, type, message } = await rpc(era, 'tools/call', { name: 'coin_flip' }, headers);
    expect([status, message.id]).toEqual([200, 7]);
    expect(message.result).toMatchObject({ structuredContent: { results: [expect.any(String)] } });
    if (name !== 'upper case') expect(type).toBe('application/json');
  });

  it('[MCP-12] W3: takes null as missing, as params, arguments and _meta', async () => {
    const call = await rpc(era, 'tools/call', { name: 'coin_flip', arguments: null });
    expect(call.message.result).toMatchObject({ structuredContent: { results: [expect.any(String)] } });
    const list = await rpc(era, 'tools/list', { cursor: null });
    expect(list.message.result!['tools']).toHaveLength(88);
  });

  it.each([
    ['tools/call', { name: 5 }, /name is 5/],
    ['tools/call', {}, /name is missing/],
    ['tools/call', { name: 'coin_flip', arguments: [] }, /arguments is/],
    ['tools/call', { name: 'coin_flip', arguments: 'x' }, /arguments is "x"/],
    ['resources/read', { uri: {} }, /uri is/],
    ['prompts/get', { name: 'odds', arguments: { target: 3 } }, /arguments\.target is 3/],
    ['completion/complete', { ref: { type: 'ref/tool', name: 'x' }, argument: { name: 'a', value: '' } }, /ref/],
    ['tools/list', { cursor: 5 }, /cursor is 5/],
  ])('[MCP-12] W3: is refused wrong types in one sentence: %s %j', async (method, params, reason) => {
    const { status, message } = await rpc(era, method, params as Json);
    expect([status, message.id, message.error?.code]).toEqual([200, 7, INVALID_PARAMS]);
    expect(message.error!.message).toMatch(reason);
    expect(message.error!.message).toMatch(/^[^\n]{5,200}\.$/);
  });

  it.each(['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list'])(
    '[MCP-13] W4: is refused an unknown cursor by %s',
    async (method) => {
      const { message } = await rpc(era, method, { cursor: 'x' });
      expect(message).toMatchObject({
        id: 7,
        error: { code: INVALID_PARAMS, message: expect.stringContaining('"x"') },
      });
    },
  );

  it('[MCP-14] W5: that says Connection: close has it closed with the end of the answer', async () => {
    const { headers, params } = modern('tools/list', {});
    const own = era === '2026-07-28' ? { headers, params } : { headers: {}, params: {} };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: own.params });
    const lines = Object.entries({ ...own.headers, accept: BOTH }).map(([name, value]) => `${name}: ${value}\r\n`);
    const { hostname, port } = new URL(baseUrl());
    const socket = connectSocket(Number(port), hostname);
    const started = performance.now();
    let received = '';
    socket.on('data', (chunk) => (received += chunk));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      `POST /mcp HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    await closed;
    expect(received).toMatch(/^HTTP\/1.1 200 OK[\s\S]*\r\nconnection: close\r\n/i);
    expect(received).toContain('dice_roll');
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it.each([
    ['https://example.org', 403],
    ['http://localhost.evil.example:3000', 403],
    ['null', 403],
    ['http://localhost:6274', 200],
    ['http://127.0.0.1', 200],
    ['http://[::1]:5', 200],
  ])('[MCP-15] W6: in a page of %s has status %i', async (origin, status) => {
    const answer = await rpc(era, 'tools/list', {}, { accept: BOTH, origin });
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.message).toMatchObject({ code: 'forbidden_origin' });
  });
});

describe('a page of any origin', () => {
  it('[MCP-15] W6: may ask first, and may call elsewhere', async () => {
    const origin = { origin: 'https://example.org' };
    const asked = await request('OPTIONS', '/mcp', undefined, { ...origin, 'access-control-request-method': 'POST' });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect((await request('POST', '/api/tools/coin_flip', {}, origin)).status).toBe(200);
    expect((await get('/api/tools', origin)).status).toBe(200);
  });
});

describe('a message', () => {
  it('[MCP-12] W3: with null for params is answered', async () => {
    const { message } = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: null });
    expect(message.result!['tools']).toHaveLength(88);
  });

  it.each([
    [{ jsonrpc: '2.0', id: 'a', method: 'tools/list', params: [] }, 'a', INVALID_PARAMS],
    [{ jsonrpc: '2.0', id: 2, method: 'tools/list', params: 5 }, 2, INVALID_PARAMS],
    [{ jsonrpc: '2.0', id: 3, method: 'tools/list', params: { _meta: 5 } }, 3, INVALID_PARAMS],
    [{ jsonrpc: '2.0', id: 4, method: 'initialize', params: {} }, 4, INVALID_PARAMS],
    [{ jsonrpc: '2.0', id: 5, method: 5 }, 5, INVALID_REQUEST],
    [{ jsonrpc: '1.0', id: 6, method: 'ping' }, 6, INVALID_REQUEST],
    [{ jsonrpc: '2.0', id: 1.5, method: 'ping' }, null, INVALID_REQUEST],
    [null, null, INVALID_REQUEST],
  ])('[MCP-12] W3: with wrong types is answered under its id: %j', async (sent, id, code) => {
    const { message } = await post(sent);
    expect([message.id, message.error?.code]).toEqual([id, code]);
    expect(message.error!.message).toMatch(/^[^\n]{5,200}\.$/);
  });
});

describe('a batch', () => {
  const ask = (id: number, method = 'ping', params: Json = {}) => ({ jsonrpc: '2.0', id, method, params });
  const flips = (count: number) =>
    Array.from({ length: count }, (_, id) => ask(id, 'tools/call', { name: 'coin_flip', arguments: {} }));

  it('[MCP-16] of 16 calls is answered, of more refused', async () => {
    const { messages } = await post(flips(16));
    expect(messages.map(({ id }) => id).sort((a, b) => Number(a) - Number(b))).toEqual(flips(16).map(({ id }) => id));
    for (const { result } of messages) expect(result).toMatchObject({ structuredContent: expect.anything() });
    const { status, message } = await post(flips(17));
    expect([status, message.error]).toEqual([
      400,
      { code: INVALID_REQUEST, message: 'A batch must have 1 to 16 messages, but has 17.' },
    ]);
    expect((await post([])).message.error!.code).toBe(INVALID_REQUEST);
  });

  it('[MCP-16] [MCP-11] is one list for clients that take JSON only', async () => {
    const { type, messages } = await post([ask(1), ask(2)], { accept: 'application/json' });
    expect(type).toBe('application/json');
    expect(messages.map(({ id }) => id).sort()).toEqual([1, 2]);
  });

  it('[MCP-16] [MCP-12] with a broken message has an answer for every id', async () => {
    const { messages } = await post([ask(1), ask(2, 'tools/call', { name: 5 }), 'x']);
    const answers = messages.map(({ id, error }) => [id, error?.code]);
    expect(answers).toEqual([
      [1, undefined],
      [2, INVALID_PARAMS],
      [null, INVALID_REQUEST],
    ]);
    const twice = await post([ask(1), ask(1)]);
    expect(twice.message.error!.message).toContain('different ids');
  });
});

describe.each(PROTOCOL_ERAS)('an MCP client of %s', (_, mode) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(mode);
  });
  afterAll(() => client.close());

  const complete = async (ref: Json, name: string, value: string, others?: Record<string, string>) =>
    (
      await client.complete({
        ref: ref as never,
        argument: { name, value },
        ...(others && { context: { arguments: others } }),
      })
    ).completion;
  const prompt = (name: string) => ({ type: 'ref/prompt', name });

  it('[MCP-17] is offered families, variants of the family, systems, rulebooks and tools', async () => {
    const play = prompt('play_game');
    expect((await complete(play, 'family', '')).values).toEqual(families.map(({ slug }) => slug));
    expect((await complete(play, 'family', 'mo')).values).toEqual(['morris']);
    expect((await complete(play, 'variant', 'crazy', { family: 'chess' })).values[0]).toBe('crazyhouse');
    expect((await complete(play, 'variant', 'crazy', { family: 'go' })).values).not.toContain('crazyhouse');
    expect((await complete(prompt('start_session'), 'system', 'iron')).values).toContain('ironsworn');
    expect((await complete(prompt('teach_game'), 'game', 'Sho')).values[0]).toBe('shogi');
    expect((await complete(prompt('teach_game'), 'game', 'shogy')).values).toContain('shogi');
    const tools = { type: 'ref/resource', uri: 'parlour://tools/{name}' };
    expect((await complete(tools, 'name', 'dice_')).values).toEqual(['dice_roll', 'dice_odds', 'colony_dice_odds']);
    const books = { type: 'ref/resource', uri: 'parlour://rules/{game}' };
    expect((await complete(books, 'game', 'xiang')).values).toEqual(['xiangqi']);
  });

  it('[MCP-17] is offered 100 values at most, none for free arguments, and refused what is not there', async () => {
    const { values, total, hasMore } = await complete(prompt('play_game'), 'variant', '', { family: 'chess' });
    expect(values).toHaveLength(100);
    expect(total).toBe(Object.keys(families[0]!.variants).length);
    expect(hasMore).toBe(true);
    expect((await complete(prompt('odds'), 'expression', '2')).values).toEqual([]);
    await expect(complete(prompt('nope'), 'x', '')).rejects.toThrow(/Unknown prompt "nope"/);
  });

  it('[MCP-18] has prompts that name tools that exist, and the arguments given', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['odds', 'teach_game', 'play_game', 'start_session', 'hex_crawl']);
    const names = new Set(registry.tools.map(({ name }) => name));
    for (const { name, arguments: args = [] } of prompts) {
      const given = Object.fromEntries(args.map((one) => [one.name, `<${one.name}>`]));
      const { messages } = await client.getPrompt({ name, arguments: given });
      const { text } = messages[0]!.content as { text: string };
      for (const value of Object.values(given)) expect(text, name).toContain(value);
      const tools = text.match(/\b[a-z0-9]+(?:_[a-z0-9]+)+\b/g)!;
      expect(tools.length, name).toBeGreaterThan(0);
      for (const tool of tools) expect(names, `${name}: ${tool}`).toContain(tool);
      const needed = args.filter((one) => one.required).map((one) => [one.name, 'x'] as const);
      const least = await client.getPrompt({ name, arguments: Object.fromEntries(needed) });
      expect((least.messages[0]!.content as { text: string }).text).not.toMatch(/undefined|""| {2}|<\w/);
    }
  });

  it('[ERR-8] W11: is never shown a route of HTTP in a refusal', async () => {
    const calls = [
      ...TABLE.map((tool) => ({ name: tool.name, args: { nonsense: 1 } as Json })),
      ...TABLE.map((tool) => ({ name: tool.name, args: { ...requiredArgs(tool), seed: 5 } })),
      ...TABLE.map((tool) => ({ name: tool.name, args: requiredArgs(tool) })),
      { name: 'dice_roll', args: { notation: 'banana' } },
      { name: 'play_load_fen', args: { family: 'chess', fen: 'x' } },
      { name: 'play_create_game', args: { family: 'chess', variant: 'standard+cylinder+torus' } },
    ];
    let refused = 0;
    for (const { name, args } of calls) {
      const { isError, structuredContent } = await client.callTool({ name, arguments: args });
      if (!isError) continue;
      refused++;
      expect(JSON.stringify(structuredContent), name).not.toMatch(/\b(?:GET|POST) \//);
    }
    expect(refused).toBeGreaterThan(150);
    const [table] = (await client.readResource({ uri: 'parlour://errors' })).contents;
    expect((table as { text: string }).text).not.toMatch(/\b(?:GET|POST) \//);
  });
});
