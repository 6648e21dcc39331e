import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { effort } from '../effort.ts';
import { MAIN } from './process.ts';

const METER = fileURLToPath(new URL('./memory-meter.mjs', import.meta.url));
const CALLS = effort(5_000, 25_000);
const AT_ONCE = 50;

let child: ChildProcess;
let baseUrl: string;

beforeAll(async () => {
  child = spawn(process.execPath, ['--expose-gc', '--import', METER, MAIN, 'serve'], {
    env: { PORT: '0', LOG_LEVEL: 'warn', WORKER_THREADS: '1', WARM_UP: 'false' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  baseUrl = await new Promise((resolve) => {
    child.stdout!.on('data', (chunk) => resolve(/http:\/\/\S+/.exec(String(chunk))![0]));
  });
});
afterAll(() => child.kill('SIGTERM'));

const post = (path: string, body: unknown, headers = {}) =>
  fetch(baseUrl + path, { method: 'POST', body: JSON.stringify(body), headers }).then((response) => response.text());

const mcp = (method: string, params: unknown) =>
  post(
    '/mcp',
    { jsonrpc: '2.0', id: 1, method, params },
    { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  );

/** A realistic mix: mostly calls, some of them refused, some over MCP, now and then a listing. */
const CALL = [
  (i: number) => post('/api/tools/dice_roll', { notation: `${1 + (i % 50)}d${2 + (i % 97)}kh3` }),
  (i: number) => post('/api/tools/dice_odds', { expression: `${1 + (i % 9)}d6`, target: i % 30 }),
  (i: number) => post('/api/call', { tool: 'team_split', args: { players: ['a', 'b', `c${i}`] } }),
  (i: number) => post('/api/tools/dice_roll', { [`unknown${i}`]: 1 }),
  (i: number) => post(`/api/tools/no_such_${i}`, {}),
];
const call = (i: number) => {
  if (i % 500 === 0) return mcp('tools/list', {});
  if (i % 20 === 0) return mcp('tools/call', { name: 'dice_roll', arguments: { notation: `${i % 40}d8` } });
  return CALL[i % CALL.length]!(i);
};

async function run(from: number, to: number): Promise<void> {
  let next = from;
  const lane = async () => {
    while (next < to) await call(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

const heap = (): Promise<number> =>
  new Promise((resolve) => {
    child.once('message', resolve as (bytes: unknown) => void);
    child.send('heap');
  });

it(`keeps its memory flat over ${CALLS} calls`, async () => {
  await run(0, 3_000);
  const before = await heap();
  await run(3_000, 3_000 + CALLS);
  const after = await heap();
  expect((after - before) / 1e6).toBeLessThan(4);
}, 120_000);
