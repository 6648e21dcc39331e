import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { MAX_ANSWER_BYTES, shortenAnswer } from '../../src/mcp/shorten-answer.ts';
import { registry } from '../../src/tools/registry.ts';
import {
  type Answer,
  baseUrl,
  callTool,
  connect,
  findFailures,
  get,
  type Json,
  LIVE_TOOLS,
  PARAMETERS,
  PROTOCOL_ERAS,
  type RefusalBody,
  request,
  requiredArgs,
  TABLE,
  useService,
  withoutTimes,
} from './service.ts';

/** A search that took this long was cut short by time: levels below expert get a second at most. */
const CUT_MS = 900;

useService();

const ACCEPT = { accept: 'application/json, text/event-stream' };
const INVALID_PARAMS = -32602;
const START = {
  v: 1,
  family: 'chess',
  variant: 'standard',
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
};

interface Message {
  id?: number | null;
  result?: Json;
  error?: { code: number; message: string };
}

/** Sends a message unchanged. The answer comes as JSON or as the only event of a stream. */
async function post(message: unknown, query = ''): Promise<Answer & { message: Message }> {
  const answer = await request('POST', `/mcp${query}`, message, ACCEPT);
  const event = /^data: ?(.*)$/m.exec(answer.text)?.[1];
  return { ...answer, message: (event ? JSON.parse(event) : answer.json) as Message };
}

const rpc = (method: string, params?: Json, query?: string) => post({ jsonrpc: '2.0', id: 7, method, params }, query);

describe.each(PROTOCOL_ERAS)('an MCP client of %s', (version, mode) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(mode);
  });
  afterAll(() => client.close());

  const call = (name: string, args?: Json, seed?: string) =>
    client.callTool({ name, ...(args && { arguments: args }), ...(seed !== undefined && { _meta: { seed } }) });

  it('[MCP-1] connects and learns whom it talks to', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    expect(client.getServerVersion()).toMatchObject({ name: 'parlour', title: 'Parlour', version: '0.1.0' });
    expect(client.getServerCapabilities()).toEqual({ tools: {}, resources: {}, prompts: {}, completions: {} });
    expect(client.getInstructions()).toContain('state');
  });

  it('[MCP-2] [DEPR-4] is offered every tool but the removed one, with the schema of the listing', async () => {
    const { tools } = await client.listTools();
    const { json } = await get<{ tools: { name: string; inputSchema: Json; description: string }[] }>('/api/tools');
    const schemas = new Map(
      json.tools.map(({ name, inputSchema, description }) => [name, { inputSchema, description }]),
    );
    expect(tools.map(({ name }) => name).sort()).toEqual(LIVE_TOOLS.map(({ name }) => name).sort());
    for (const { name, ...tool } of tools) expect(tool, name).toMatchObject(schemas.get(name)!);
  });

  it('[MCP-3] is offered them in short', async () => {
    const { tools } = await client.listTools();
    for (const tool of tools) {
      expect(Object.keys(tool).sort()).toEqual(['annotations', 'description', 'inputSchema', 'name', 'title']);
      expect(tool.inputSchema).not.toHaveProperty('$schema');
      expect(tool.annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    }
    expect(JSON.stringify(tools).length).toBeLessThan(60_000);
  });

  it('[MCP-4] [SEED-5] is given what HTTP gives in its light form, for every example of every tool', async () => {
    const calls = registry.tools.flatMap(({ name, random, examples = [] }) =>
      examples.map(({ args }) => ({ name, args, random })),
    );
    const wrong = await findFailures(calls, async ({ name, args, random }) => {
      const { json, headers } = await callTool(name, args, { 'x-seed': 'same' });
      const { content, structuredContent, isError, _meta } = await call(name, args, 'same');
      const light = shortenAnswer(registry.find(name)!.light(json), MAX_ANSWER_BYTES);
      const [one, two] = [structuredContent, light].map((value) => JSON.stringify(withoutTimes(value)));
      // A search that was cut short by time on a busy machine may differ next time.
      const isCut = [structuredContent, json].some((body) => Number((body as { timeMs?: unknown }).timeMs) > CUT_MS);
      const isSame = (one === two || isCut) && !isError;
      const seed = random ? headers.get('x-seed') : undefined;
      const isTold = content.length > 0 && _meta?.['seed'] === seed && seed !== null;
      return !(isSame && isTold) && `${name}: ${JSON.stringify(structuredContent)} <> ${JSON.stringify(json)}`;
    });
    expect(calls.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  it('[MCP-4] [PLAY-15] is shown a picture, the board in letters, and an address', async () => {
    const args = { state: START, size: 120 };
    const { json } = await callTool<{ svg: string; summary: string; board: string; image: string }>(
      'play_render_board',
      args,
    );
    const { content, structuredContent } = await call('play_render_board', args);
    const [image, text, link] = content as {
      type: string;
      mimeType: string;
      data: string;
      text: string;
      uri: string;
    }[];
    expect(image).toMatchObject({ type: 'image', mimeType: 'image/png' });
    expect(Buffer.from(image!.data, 'base64').subarray(12, 20).toString('latin1')).toBe('IHDR\0\0\0x');
    const { summary, board, image: address } = json;
    expect(structuredContent).toEqual({ summary, board, image: address });
    expect(text).toEqual({ type: 'text', text: JSON.stringify(structuredContent) });
    expect(link).toMatchObject({ type: 'resource_link', uri: address, mimeType: 'image/svg+xml' });
    expect(address).toMatch(/^http:.*\/img\/chess\/standard\.svg\?fen=/);
  });

  it('[MCP-4] gets the whole result, or the drawing as SVG, where it asks for it', async () => {
    const args = { state: START, size: 120 };
    const draw = (accept: string) => client.callTool({ name: 'play_render_board', arguments: args, _meta: { accept } });
    const { json } = await callTool<{ svg: string }>('play_render_board', args);
    const whole = await draw('application/json');
    expect(whole.structuredContent).toEqual(json);
    expect(whole.content).toEqual([{ type: 'text', text: JSON.stringify(json) }]);
    const [drawing] = (await draw('image/svg+xml')).content as { data: string }[];
    expect(Buffer.from(drawing!.data, 'base64').toString()).toBe(json.svg);
    expect(await draw('image/webp')).toMatchObject({ isError: true });
  });

  it('[MCP-4] chooses how a board is drawn, in the drawing and at its address', async () => {
    const draw = (picture: unknown) =>
      client.callTool({ name: 'play_render_board', arguments: { state: START }, _meta: { picture } });
    const { structuredContent } = await draw({ theme: 'slate', coordinates: 'no' });
    const { image } = structuredContent as { image: string };
    expect(image).toContain('&theme=slate&coordinates=no');
    expect((await get(image.slice(image.indexOf('/img/')))).text).toContain('#8299ad');
    for (const wrong of ['slate', { colour: 'red' }, { theme: 3 }, { theme: 'pink' }, null])
      expect((await draw(wrong)).isError, JSON.stringify(wrong)).toBe(true);
  });

  it('[MCP-4] reads the result in text', async () => {
    const { content, structuredContent } = await call('dice_odds', { expression: '2d6', target: 7 });
    expect(content).toMatchObject([{ type: 'text' }]);
    expect(JSON.parse((content[0] as { text: string }).text)).toEqual(structuredContent);
  });

  it('[MCP-4] may leave out the arguments', async () => {
    expect((await call('coin_flip')).structuredContent).toMatchObject({ results: [expect.any(String)] });
  });

  it('[SEED-5] is told a seed that was drawn, and replays it', async () => {
    const first = await call('dice_roll', { notation: '20d20' });
    const seed = first._meta!['seed'] as string;
    expect(seed).toMatch(/^[0-9a-f]{16}$/);
    expect((await call('dice_roll', { notation: '20d20' }, seed)).structuredContent).toEqual(first.structuredContent);
    const { json } = await callTool('dice_roll', { notation: '20d20' }, { 'x-seed': seed });
    expect(first.structuredContent).toEqual(json);
    expect((await call('dice_roll', { notation: '20d20' }, 'another')).structuredContent).not.toEqual(json);
  });

  it.each(['', ' a', 'x'.repeat(101), 5])('[SEED-4] [SEED-5] is refused the seed %j', async (seed) => {
    const { isError, structuredContent } = await client.callTool({ name: 'coin_flip', _meta: { seed } });
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({ code: 'invalid_arguments', error: expect.stringContaining('seed') });
  });

  it('[MCP-5] is told of refusals as HTTP tells them', async () => {
    const values = PARAMETERS.filter(({ schema }) => schema.enum).map(({ tool, name }) => ({
      name: tool.name,
      args: { ...requiredArgs(tool), [name]: 'no such value' },
    }));
    const others = [
      { name: 'play_apply_move', args: {} },
      { name: 'dice_roll', args: { notations: 'd6' } },
      { name: 'dice_roll', args: { notation: 'banana' } },
      { name: 'team_split', args: { players: ['ann'], teams: 2 } },
    ];
    const wrong = await findFailures([...values, ...others], async ({ name, args }) => {
      const { json } = await callTool<RefusalBody>(name, args);
      const { isError, structuredContent, content } = await call(name, args);
      const { code, error, hint, errors } = json;
      const { hint: ownHint, ...own } = structuredContent as unknown as RefusalBody;
      // A hint may name what only one of the entry points has.
      const isSame = JSON.stringify(own) === JSON.stringify({ code, error, errors }) && !ownHint === !hint;
      const isText = JSON.stringify(structuredContent) === (content[0] as { text: string }).text;
      return !(isError && isSame && isText) && `${name} ${JSON.stringify(args)}: ${JSON.stringify(structuredContent)}`;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['dice_rol', 'dice_roll'],
    ['DiceRoll', 'dice_roll'],
    ['play_make_movess', 'play_make_moves'],
    ['oracle', 'oracle_'],
  ])('[MCP-6] is told the nearest name of an unknown tool: %s', async (name, near) => {
    const error = await call(name).catch((failure) => failure);
    expect(error.code).toBe(INVALID_PARAMS);
    expect(error.message).toContain(`did you mean ${near}`);
  });

  it('[MCP-5] [DEPR-4] is told that the removed tool was removed', async () => {
    const { isError, structuredContent } = await call('chess_get_opening_book');
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({ code: 'removed_tool' });
  });

  it('[MCP-8] reads what the errors mean, and a tool of every namespace in full', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['parlour://errors', 'parlour://dice']);
    const [guide] = (await client.readResource({ uri: 'parlour://dice' })).contents;
    expect(guide).toMatchObject({ mimeType: 'text/markdown', text: expect.stringContaining('4d6kh3') });
    const { contents } = await client.readResource({ uri: 'parlour://errors' });
    expect(contents).toMatchObject([
      { mimeType: 'text/markdown', text: expect.stringContaining('`invalid_arguments`') },
    ]);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'parlour://tools/{name}',
      'parlour://rules/{game}',
    ]);
    const [chess] = (await client.readResource({ uri: 'parlour://rules/chess' })).contents;
    expect(chess).toMatchObject({ mimeType: 'text/markdown', text: expect.stringMatching(/^# Chess\n/) });
    await expect(client.readResource({ uri: 'parlour://rules/nope' })).rejects.toThrow('parlour://rules/nope');
    const firsts = TABLE.filter(({ namespace }, index) => namespace !== TABLE[index - 1]?.namespace);
    const wrong = await findFailures(firsts, async ({ name, namespace }) => {
      const [file] = (await client.readResource({ uri: `parlour://tools/${name}` })).contents;
      const body = JSON.parse((file as { text: string }).text);
      const isFull = body.name === name && body.namespace === namespace && body.outputSchema.type === 'object';
      return !isFull && `${name}: ${JSON.stringify(body)}`;
    });
    expect(wrong).toEqual([]);
    await expect(client.readResource({ uri: 'parlour://tools/nope' })).rejects.toThrow('parlour://tools/nope');
  });

  it('[MCP-8] has a prompt that asks for odds', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toContain('odds');
    const { messages } = await client.getPrompt({ name: 'odds', arguments: { expression: '4d6kh3', target: '15' } });
    const { text } = messages[0]!.content as { text: string };
    for (const word of ['4d6kh3', '15', 'dice_odds']) expect(text).toContain(word);
    await expect(client.getPrompt({ name: 'odds', arguments: { expression: 'd6' } })).rejects.toThrow('target');
    await expect(client.getPrompt({ name: 'nope' })).rejects.toThrow('odds');
  });

  it('[MCP-7] is offered the namespaces that it asks for', async () => {
    const some = await connect(mode, '?toolsets=utilities,chess');
    const wanted = LIVE_TOOLS.filter(({ namespace }) => namespace === 'utilities' || namespace === 'chess');
    expect((await some.listTools()).tools.map(({ name }) => name).sort()).toEqual(
      wanted.map(({ name }) => name).sort(),
    );
    expect(
      (await some.callTool({ name: 'dice_odds', arguments: { expression: 'd6', target: 4 } })).isError,
    ).toBeUndefined();
    const error = await some.callTool({ name: 'play_list_families' }).catch((failure) => failure);
    expect(error).toMatchObject({ code: INVALID_PARAMS, message: expect.stringContaining('toolsets') });
    await some.close();
  });
});

describe('toolsets', () => {
  it('[MCP-7] are all of them where none is named', async () => {
    for (const query of ['', '?toolsets=', '?toolsets=,']) {
      const { message } = await rpc('tools/list', {}, query);
      expect(message.result!['tools']).toHaveLength(LIVE_TOOLS.length);
    }
  });

  it('[MCP-7] that do not exist are refused with the nearest', async () => {
    const { status, json } = await rpc('tools/list', {}, '?toolsets=play,rulez');
    expect(status).toBe(400);
    expect(json['error']).toContain('did you mean rules?');
  });
});

describe('messages to /mcp', () => {
  it.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])(
    '[MCP-1] open a connection of %s',
    async (version) => {
      const clientInfo = { name: 'contract', version: '1.0.0' };
      const { status, message } = await rpc('initialize', { protocolVersion: version, capabilities: {}, clientInfo });
      expect(status).toBe(200);
      expect(message.result).toMatchObject({ protocolVersion: version, serverInfo: { name: 'parlour' } });
    },
  );

  it('[MCP-9] may be notifications', async () => {
    const { status, text } = await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect({ status, text }).toEqual({ status: 202, text: '' });
  });

  it('[MCP-9] of an unknown method are refused', async () => {
    const { message } = await rpc('no/such/method');
    expect(message).toMatchObject({ id: 7, error: { code: -32601 } });
  });

  it('[MCP-9] carry their request id back', async () => {
    const answer = await request(
      'POST',
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'ping' },
      { ...ACCEPT, 'x-request-id': 'mine' },
    );
    expect(answer.headers.get('x-request-id')).toBe('mine');
  });

  it.each(['{', '{"jsonrpc":', 'ping', ' '])('[MCP-10] that are no JSON are a parse error: %s', async (text) => {
    const { status, json } = await post(text);
    expect(status).toBe(400);
    expect(json).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32700 } });
  });

  const deep = '['.repeat(10_000) + ']'.repeat(10_000);
  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '5'],
    ['an empty list', '[]'],
    ['no method', '{"jsonrpc":"2.0","id":1}'],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"ping"}'],
    ['a prototype', '{"jsonrpc":"2.0","id":1,"method":"__proto__"}'],
    ['lists in lists', deep],
    ['an id of lists', `{"jsonrpc":"2.0","id":${deep},"method":"ping"}`],
    ['params of lists', `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${deep}}`],
    ['a name of lists', `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":${deep}}}`],
  ])('[MCP-10] that are no messages are refused: %s', async (_, text) => {
    const { status, message: answer } = await post(text);
    const message = [answer].flat()[0]!;
    expect(status).toBeLessThan(500);
    expect(message.error!.code).toBeLessThan(0);
    expect(JSON.stringify(message.error)).not.toMatch(/\bat .*:\d+:\d+/);
  });

  it('[MCP-10] [BODY-3] with arguments 10,000 deep are refused by the tool', async () => {
    const text = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"play_get_moves","arguments":{"state":{"a":${deep}}}}}`;
    const { message } = await post(text);
    expect(message.result).toMatchObject({ isError: true, structuredContent: { code: 'invalid_arguments' } });
  });

  it('[MCP-10] [BODY-6] that are forms are refused', async () => {
    const form = { ...ACCEPT, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await request('POST', '/mcp', 'a=b', form)).status).toBe(415);
  });

  it('[MCP-1] are expected where the index says', async () => {
    expect((await get('/api/index.json')).json['mcp']).toBe(`${baseUrl()}/mcp`);
  });
});
