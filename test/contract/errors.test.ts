import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, type ErrorCode } from '../../src/tools/errors.ts';
import {
  type Answer,
  baseUrl,
  CALL_ROUTES,
  callAny,
  callTool,
  findFailures,
  get,
  type Json,
  type RefusalBody,
  request,
  start,
  TABLE,
  useService,
} from './service.ts';

useService();

const LIMIT = 1_000_000;
const DEEP = 10_000;
const STACK = /\bat .*:\d+:\d+/;

/** The two routes that call tools, with the body that calls dice_roll. */
const ROUTES = [
  { path: '/api/tools/dice_roll', body: (args: string) => args },
  { path: '/api/call', body: (args: string) => `{"tool":"dice_roll","args":${args}}` },
];

const post = (path: string, body: string, headers?: Record<string, string>) =>
  request<RefusalBody>('POST', path, body, headers);

function expectRefusal({ status, json, text }: Answer<RefusalBody>, code: ErrorCode): void {
  expect({ status, code: json?.code }, text).toEqual({ status: ERROR_CODES[code].status, code });
  expect(text).not.toMatch(STACK);
}

describe.each(ROUTES)('a body sent to $path', ({ path, body }) => {
  it.each(['{"notation":', '{', 'dice', "{'notation':'d6'}", '{"notation":"d6"} {}', ' ', 'NaN'])(
    '[BODY-1] that is no JSON is refused: %s',
    async (text) => {
      expectRefusal(await post(path, text), 'malformed_json');
    },
  );

  it.each(['[]', '[1,2]', '"text"', '12', 'null', 'true'])(
    '[BODY-2] that is no object is refused: %s',
    async (text) => {
      const answer = await post(path, text);
      expectRefusal(answer, 'invalid_arguments');
      expect(answer.json.error).toContain('expected an object');
    },
  );

  it.each([
    ['lists', '['.repeat(DEEP) + ']'.repeat(DEEP)],
    ['objects', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
  ])('[BODY-3] that is nested 10,000 deep is refused: %s', async (_, deep) => {
    for (const text of [deep, body(deep), body(`{"notation":${deep}}`), `{"tool":${deep}}`, `{"args":${deep}}`]) {
      expectRefusal(await post(path, text), 'invalid_arguments');
    }
  });

  it.each([
    '{"__proto__":{"count":3}}',
    '{"notation":"d6","__proto__":null}',
    '{"constructor":{"prototype":{"count":3}}}',
    '{"hasOwnProperty":1}',
    '{"toString":1}',
  ])('[BODY-4] with a key of every object is refused: %s', async (args) => {
    const answer = await post(path, body(args));
    expectRefusal(answer, 'invalid_arguments');
    expect(answer.json.error).toContain(Object.keys(JSON.parse(args)).at(-1));
    expect(({} as Json)['count']).toBeUndefined();
  });

  it('[BODY-4] with such a key deep inside is refused', async () => {
    const args = '{"state":{"past":[{"__proto__":{"turn":"white"}}]}}';
    const inner = path === '/api/call' ? `{"tool":"play_get_moves","args":${args}}` : args;
    const answer = await post(path === '/api/call' ? path : '/api/tools/play_get_moves', inner);
    expectRefusal(answer, 'invalid_arguments');
    expect(answer.json.errors).toMatchObject([{ path: 'state.past[0].__proto__' }]);
  });

  it('[BODY-5] of a megabyte is read, of a byte more refused', async () => {
    const text = body('{"notation":"d6"}');
    expect((await post(path, text.padEnd(LIMIT))).status).toBe(200);
    const answer = await post(path, text.padEnd(LIMIT + 1));
    expectRefusal(answer, 'body_too_large');
    expect(answer.json.error).toContain(String(LIMIT));
  });

  it('[BODY-6] that is a form is refused, JSON that says it is one is read', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expectRefusal(await post(path, 'tool=dice_roll&notation=d6', form), 'unsupported_media_type');
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/json; charset=utf-8']) {
      expect((await post(path, body('{"notation":"d6"}'), { 'content-type': type })).status, type).toBe(200);
    }
  });
});

/** Sends two bodies one after the other over a kept-alive connection, as most clients do. Returns both statuses. */
async function sendTwice(path: string, first: (sent: ReturnType<typeof httpRequest>) => void): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (write: (sent: ReturnType<typeof httpRequest>) => void) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const sent = httpRequest(
        new URL(path, baseUrl()),
        { agent, method: 'POST', headers },
        (answer: IncomingMessage) => answer.resume().on('end', () => resolve(answer.statusCode!)),
      );
      sent.on('error', reject);
      write(sent);
    });
  try {
    return [await send(first), await send((sent) => sent.end('{}'))];
  } finally {
    agent.destroy();
  }
}

describe.each(['/api/tools/dice_roll', '/mcp'])('a body of 2 MB sent to %s', (path) => {
  const large = JSON.stringify({ notation: 'd6', pad: 'x'.repeat(2 * LIMIT) });
  const next = path === '/mcp' ? 400 : 200;

  it('[BODY-5] with its length is refused, and the connection goes on', async () => {
    expect(await sendTwice(path, (sent) => sent.end(large))).toEqual([413, next]);
  });

  it('[BODY-5] in chunks is refused, and the connection goes on', async () => {
    const inChunks = (sent: ReturnType<typeof httpRequest>) => {
      for (let at = 0; at < large.length; at += 65_536) sent.write(large.slice(at, at + 65_536));
      sent.end();
    };
    expect(await sendTwice(path, inChunks)).toEqual([413, next]);
  });
});

describe('an empty body', () => {
  it('[BODY-7] is an empty object, whatever its type', async () => {
    const seed = { 'x-seed': 'empty' };
    const full = await callTool('dice_roll', {}, seed);
    expect(full.status).toBe(200);
    for (const headers of [seed, { ...seed, 'content-type': 'application/json' }, { ...seed, 'content-type': 'a/b' }]) {
      expect((await request('POST', '/api/tools/dice_roll', undefined, headers)).json).toEqual(full.json);
    }
    expectRefusal(await request('POST', '/api/call'), 'invalid_arguments');
  });
});

describe('a generic call', () => {
  it.each([
    [{}, 'tool'],
    [{ args: {} }, 'tool'],
    [{ tool: 5 }, 'tool'],
    [{ tool: null }, 'tool'],
    [{ tool: 'dice_roll', args: ['d6'] }, 'args'],
    [{ tool: 'dice_roll', args: 'd6' }, 'args'],
    [{ tool: 'dice_roll', arg: {} }, 'arg'],
  ])('[HTTP-7] needs a tool, and args that are an object: %o', async (body, path) => {
    const answer = await request<RefusalBody>('POST', '/api/call', body);
    expectRefusal(answer, 'invalid_arguments');
    expect(answer.json.errors).toMatchObject([{ path }]);
  });

  it('[HTTP-7] takes no args, and null, as none', async () => {
    for (const args of [undefined, null, {}]) expect((await callAny('dice_roll', args)).status).toBe(200);
  });

  it('[ARG-5] names the nearest field', async () => {
    const { json } = await request<RefusalBody>('POST', '/api/call', { tool: 'dice_roll', arg: {} });
    expect(json.error).toContain('did you mean args?');
  });
});

describe('a refusal', () => {
  const CASES: [ErrorCode, () => Promise<Answer<RefusalBody>>][] = [
    ['malformed_json', () => post('/api/call', '{')],
    ['invalid_arguments', () => callTool('dice_odds')],
    ['invalid_arguments', () => callTool('coin_flip', {}, { 'x-seed': 'x'.repeat(101) })],
    ['unknown_tool', () => callTool('no_such_tool')],
    ['unknown_name', () => get('/api/rules/no-such-game/meta.json')],
    ['unknown_path', () => get('/api/no-such-path')],
    ['method_not_allowed', () => get('/api/call')],
    ['removed_tool', () => callTool('chess_get_opening_book')],
    ['body_too_large', () => post('/api/call', 'x'.repeat(LIMIT + 1))],
    ['unsupported_media_type', () => post('/api/call', 'a=b', { 'content-type': 'text/plain' })],
    ['invalid_notation', () => callTool('dice_roll', { notation: 'banana' })],
    ['over_limit', () => callTool('dice_roll', { notation: '10001d6' })],
    ['impossible', () => callTool('coin_flip', { choices: ' , ' })],
    ['over_limit', () => callTool('coin_flip', { count: 1_000, choices: 'x'.repeat(9_000) })],
    ['illegal_move', () => callTool('chess_make_move', { move: { from: 'e2', to: 'e5' } })],
    ['invalid_position', () => callTool('play_load_fen', { family: 'chess', fen: 'x' })],
    ['invalid_state', () => callTool('play_get_moves', { state: {} })],
    ['incompatible_flags', () => callTool('play_create_game', { family: 'chess', variant: 'standard+cylinder+torus' })],
  ];
  /** Codes of connections, load and missing threads, which have tests in `src/http`. */
  const ELSEWHERE: ErrorCode[] = [
    'malformed_request',
    'forbidden_host',
    'forbidden_origin',
    'client_gone',
    'not_acceptable',
    'request_timeout',
    'header_too_large',
    'internal_error',
    'overloaded',
    'deadline',
  ];

  it('[ERR-1] has a case for every code', () => {
    const codes = new Set([...CASES.map(([code]) => code), ...ELSEWHERE]);
    expect([...codes].sort()).toEqual(Object.keys(ERROR_CODES).sort());
  });

  it.each(CASES)('[ERR-1] is problem JSON: %s', async (code, ask) => {
    const answer = await ask();
    expectRefusal(answer, code);
    const { status, title } = ERROR_CODES[code];
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json\b/);
    expect(answer.json).toMatchObject({ type: `/errors#${code}`, title, status, code });
    const { detail, error, hint = 'No hint is needed.' } = answer.json as RefusalBody & { detail: string };
    expect(error).toBe(detail);
    expect(detail).toMatch(/^\S.{8,}[.?]$/s);
    expect(hint).toMatch(/^\S.{8,}[.?]$/s);
  });

  it.each(CASES)('[ERR-2] leads to what it means: %s', async (_, ask) => {
    const { type } = (await ask()).json as unknown as { type: string };
    const page = await get(type);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`id="${type.split('#')[1]}"`);
  });
});

describe.each(CALL_ROUTES)('tools on %s', (_, ask) => {
  it('[ERR-3] that do not exist are refused with the nearest name', async () => {
    const wrong = await findFailures(TABLE, async ({ name }) => {
      const { status, json } = await ask<RefusalBody>(name + name.at(-1));
      const guesses = /did you mean (.*)\?$/.exec(json.error)?.[1] ?? '';
      return !(status === 404 && json.code === 'unknown_tool' && guesses.includes(name)) && `${name}: ${json.error}`;
    });
    expect(wrong).toEqual([]);
  });

  it.each(['__proto__', 'constructor', 'toString', 'x'.repeat(5000), 'dice roll', '%E0%A4%A'])(
    '[ERR-3] that could never exist are refused: %#',
    async (name) => {
      const answer = await ask<RefusalBody>(name);
      expectRefusal(answer, 'unknown_tool');
      expect(answer.text.length).toBeLessThan(1000);
    },
  );

  it.each([
    ['coin_flip', { choices: ',' }, /names nothing/],
    ['team_split', { players: ['ann', 'bob'], count: 3 }, /2 players .* 3 teams/],
    ['dice_odds', { expression: '2d6,1d8', target: 3 }, /comma/],
    ['dice_odds', { expression: '9999d999', target: 3 }, /at most/],
    ['dice_roll', { notation: '10000d6', count: 1000 }, /100000 dice/],
  ])('[ERR-5] that cannot do it say why: %s %o', async (name, args, reason) => {
    const { status, json } = await ask<RefusalBody>(name, args);
    expect(status).toBe(422);
    expect(json.error).toMatch(reason);
  });
});

describe('a name that is not known', () => {
  it.each([
    ['play_create_game', { family: 'chess', variant: 'crazyhous' }, 'crazyhouse'],
    ['play_get_definition', { family: 'chess', variant: 'standard+drop' }, 'drops'],
    ['timer_suggest', { game: 'crazyhous' }, 'crazyhouse'],
  ])('[ERR-6] is refused with the nearest: %s %o', async (tool, args, near) => {
    const answer = await callTool<RefusalBody>(tool, args);
    expectRefusal(answer, 'unknown_name');
    expect(answer.json.error).toContain(near);
  });
});

describe('a service that is full', () => {
  it('[HTTP-19] refuses another call and says when to come back', async () => {
    const service = await start({ MAX_CALLS_AT_ONCE: '1' });
    const url = `${service.baseUrl}/api/tools/coin_flip`;
    // The first call counts as running from the moment that the service asks for its body.
    const open = httpRequest(url, { method: 'POST', headers: { expect: '100-continue', 'content-length': 2 } });
    const finished = new Promise<number>((resolve, reject) => {
      open.on('error', reject).on('response', (answer) => resolve(answer.resume().statusCode!));
    });
    open.flushHeaders();
    await new Promise((resolve) => open.once('continue', resolve));
    const refused = await fetch(url, { method: 'POST' });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ code: 'overloaded' });
    open.end('{}');
    expect(await finished).toBe(200);
    expect((await fetch(url, { method: 'POST' })).status).toBe(200);
    await service.close();
  });
});
