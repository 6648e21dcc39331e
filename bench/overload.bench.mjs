// Each class of work at ten times its capacity by callers that come back immediately, with a `dice_roll` beside it that
// must not wait. SECONDS=60 for each class (default 10); ONLY=search,heavy for some of them.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { readMemory, startService } from './service.mjs';

const SECONDS = Number(process.env.SECONDS ?? 10);
const ONLY = (process.env.ONLY ?? '').split(',').filter(Boolean);
/** How many times more callers come than keep the class busy. */
const OVERLOAD = 10;
/** Milliseconds between two rolls beside the load. */
const ROLL_EVERY_MS = 50;
const MAX_RECOVERY_MS = 30_000;

const CHESS = {
  v: 2,
  family: 'chess',
  variant: 'standard',
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
};

/** A call of each class, and the number of callers that keep it busy on two cores. */
const CLASSES = {
  quick: { path: '/api/tools/dice_roll', body: { notation: '4d6kh3' }, callers: 16 },
  heavy: { path: '/api/tools/hex_generate_map', body: { game: 'wilds', size: 12 }, callers: 3 },
  search: { path: '/api/tools/chess_analyze_position', body: { depth: 6 }, callers: 3 },
  suggest: { path: '/api/tools/play_suggest_move', body: { state: CHESS, difficulty: 'expert' }, callers: 20 },
  picture: { path: '/img/chess/standard.png?size=900', callers: 2 },
};

export default async function bench() {
  const service = await startService();
  const http = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const send = (call) => sendCall(http, service.url, call);
  try {
    for (const [name, call] of Object.entries(CLASSES)) {
      if (ONLY.length && !ONLY.includes(name)) continue;
      await measureClass(service, send, name, call);
    }
  } finally {
    service.child.kill('SIGTERM');
    http.destroy();
  }
}

async function measureClass(service, send, name, call) {
  await run(send, call, call.callers, 2);
  const usual = await run(send, call, call.callers, SECONDS / 2);
  const memory = readMemory(service.child.pid);
  const rolls = rollBeside(service);
  const crowded = await run(send, call, call.callers * OVERLOAD, SECONDS);
  const { times, refused } = await rolls.end();
  const recoveryMs = await recovery(send, call);
  // As before the memory was read the first time: it is garbage that counts, until the usual work collects it.
  await run(send, call, call.callers, SECONDS / 4);
  const served = (crowded.counts[200] ?? 0) / SECONDS / ((usual.counts[200] ?? 0) / (SECONDS / 2));
  console.log(
    [
      `  ${name.padEnd(8)} ${((usual.counts[200] ?? 0) / (SECONDS / 2)).toFixed(1)} calls/s alone`,
      `${call.callers * OVERLOAD} callers: ${(100 * served).toFixed(0)} % of that, statuses ${JSON.stringify(crowded.counts)}`,
      `dice_roll beside it p50 ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms of ${times.length}, ${refused} refused`,
      `well again after ${Math.round(recoveryMs)} ms`,
      `memory ${(readMemory(service.child.pid) / memory).toFixed(2)} times ${Math.round(memory / 1_000)} MB`,
    ].join('; '),
  );
}

/** Lets callers call again and again for some seconds; counts the answers by status. */
async function run(send, call, callers, seconds) {
  const counts = {};
  const end = performance.now() + seconds * 1_000;
  const caller = async () => {
    while (performance.now() < end) {
      const status = await send(call);
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { counts };
}

/** Rolls dice in a thread of their own; `end` returns their times in order, less those without a CPU, and how many were refused. */
function rollBeside({ child, url }) {
  const data = { pid: child.pid, url, everyMs: ROLL_EVERY_MS };
  const rolls = new Worker(new URL('./rolls-beside.mjs', import.meta.url), { workerData: data });
  return {
    async end() {
      rolls.postMessage('end');
      const [result] = await once(rolls, 'message');
      await rolls.terminate();
      return result;
    },
  };
}

/** Milliseconds until a call of the class is answered again. */
async function recovery(send, call) {
  const started = performance.now();
  while (performance.now() - started < MAX_RECOVERY_MS) {
    if ((await send(call)) === 200) return performance.now() - started;
    await sleep(50);
  }
  return Number.POSITIVE_INFINITY;
}

const quantile = (sorted, share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);

/** Sends a call; returns the status of its answer. */
function sendCall(agent, url, { path, body }) {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { agent, method: body ? 'POST' : 'GET' }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    });
    sent.once('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
