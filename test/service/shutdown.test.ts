import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENT } from './faults/load.ts';
import { portOf, readMetric } from './faults/scenarios.ts';
import { type RunningService, startService } from './process.ts';

const SEARCH = {
  state: {
    v: 2,
    family: 'chess',
    variant: 'standard',
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  },
  difficulty: 'expert',
};
const MCP_SEARCH = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'play_suggest_move', arguments: SEARCH },
};
const ENTRY_POINTS = [
  ['HTTP', '/api/tools/play_suggest_move', SEARCH],
  ['MCP', '/mcp', MCP_SEARCH],
] as const;

let service: RunningService;
afterAll(() => void service.child.kill('SIGKILL'));

/** Number of searches that run or wait. */
const tasks = () => readMetric(service.baseUrl, 'parlour_worker_tasks{kind="search"');

/** Starts a search at expert level, and reads its answer. */
async function postSearch(path: string, body: object, signal?: AbortSignal): Promise<{ status: number; text: string }> {
  const answer = await fetch(service.baseUrl + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    ...(signal && { signal }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Log lines more severe than those of requests. */
const warningsIn = (stdout: string) =>
  stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level > 30);

describe('SIGTERM', () => {
  it('lets searches over HTTP and MCP end that are in the middle, and those that wait', async () => {
    service = await startService(PATIENT);
    const answers = ENTRY_POINTS.map(([, path, body]) => postSearch(path, body));
    await expect.poll(tasks, { timeout: 30_000, interval: 10 }).toBe(ENTRY_POINTS.length);
    service.child.kill('SIGTERM');
    for (const { status, text } of await Promise.all(answers)) {
      expect(status).toBe(200);
      expect(text).toContain('winChance');
    }
    expect((await service.end).code).toBe(0);
  });

  it('leaves the port open for DRAIN_MS: not ready, alive, still answering, on connections that end', async () => {
    service = await startService({ DRAIN_MS: '3000' });
    const before = performance.now();
    service.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${service.baseUrl}/readyz`)).status, { interval: 10 }).toBe(503);
    expect((await fetch(`${service.baseUrl}/healthz`)).status).toBe(200);
    const { status, headers } = await fetch(`${service.baseUrl}/api/tools/coin_flip`, { method: 'POST' });
    expect({ status, connection: headers.get('connection') }).toEqual({ status: 200, connection: 'close' });
    expect((await service.end).code).toBe(0);
    expect(performance.now() - before).toBeGreaterThan(2_900);
    await expect(fetch(`${service.baseUrl}/healthz`)).rejects.toThrow();
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('and a second signal, %s, end the service immediately', async (second) => {
    service = await startService({ DRAIN_MS: '60000' });
    service.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${service.baseUrl}/readyz`)).status, { interval: 10 }).toBe(503);
    service.child.kill(second);
    expect((await service.end).code).toBe(second === 'SIGTERM' ? 143 : 130);
  });
});

it('SIGINT does not wait for proxies', async () => {
  service = await startService({ DRAIN_MS: '60000' });
  service.child.kill('SIGINT');
  expect((await service.end).code).toBe(0);
});

/** Searches that are started at the same time. They keep the threads busy for seconds. */
const SEARCHES = 20;

describe('a client that leaves', () => {
  beforeAll(async () => {
    service = await startService({ ...PATIENT, LOG_LEVEL: 'info' });
  });

  /** That no call so far counts as an error of the service. */
  const expectNoErrors = async () =>
    expect(await (await fetch(`${service.baseUrl}/metrics`)).text()).not.toMatch(/status="5\d\d"/);

  it.each(ENTRY_POINTS)('over %s stops its searches, and is not an error', async (_, path, body) => {
    const client = new AbortController();
    const answers = Array.from({ length: SEARCHES }, () => postSearch(path, body, client.signal));
    await expect.poll(tasks, { timeout: 30_000, interval: 10 }).toBeGreaterThan(SEARCHES / 2);
    client.abort();
    const left = (await Promise.allSettled(answers)).filter(({ status }) => status === 'rejected');
    expect(left.length).toBeGreaterThan(SEARCHES / 2);
    await expect.poll(tasks, { timeout: 2_000, interval: 10 }).toBe(0);
    await expectNoErrors();
  });

  it('in the middle of its request or its answer is not an error', async () => {
    const send = (text: string) =>
      new Promise<void>((resolve) => {
        const socket = connect(portOf(service), '127.0.0.1', () =>
          socket.write(text, () => setTimeout(() => socket.resetAndDestroy(), 50)),
        );
        socket.on('error', () => {}).on('close', () => resolve());
      });
    const head = 'POST /api/tools/coin_flip HTTP/1.1\r\nhost: localhost\r\n';
    await send(head);
    await send(`${head}content-length: 10\r\n\r\n{`);
    await send(`${head}transfer-encoding: chunked\r\n\r\n5\r\n{`);
    await send('GET /openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(20));
    await expectNoErrors();
  });

  it('leaves no warning behind', async () => {
    const { code, stdout, stderr } = await service.stop();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(warningsIn(stdout)).toEqual([]);
  });
});

describe('a service with metrics on a port of their own, and little patience', () => {
  beforeAll(async () => {
    service = await startService({ METRICS_PORT: '0', HEADER_TIMEOUT_MS: '300' });
  });

  it('closes a connection that never sends a byte after the time for a header', async () => {
    const started = performance.now();
    const socket = connect(portOf(service), '127.0.0.1').resume();
    await new Promise((resolve) => socket.once('close', resolve));
    expect(performance.now() - started).toBeGreaterThan(290);
  });

  it('has the metrics there, and not on the main port', async () => {
    const url = /^Metrics +(\S+)$/m.exec(service.greeting)![1]!;
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    for (const kind of ['search', 'picture']) {
      expect(text).toContain(`parlour_worker_tasks{kind="${kind}",state="running"} 0`);
      expect(text).toContain(`parlour_worker_tasks{kind="${kind}",state="waiting"} 0`);
    }
    expect((await fetch(`${service.baseUrl}/metrics`)).status).toBe(404);
    expect((await fetch(new URL('/', url))).status).toBe(404);
  });

  it('stops the start of another one where the port is taken, and the line names the setting', async () => {
    const port = String(portOf(service));
    await expect(startService({ METRICS_PORT: port })).rejects.toThrow(
      `port ${port} on 127.0.0.1 is in use; set METRICS_PORT to another one`,
    );
  });

  it('ends without a fault', async () => {
    expect(await service.stop()).toMatchObject({ code: 0, stderr: '' });
  });
});
