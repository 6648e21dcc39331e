// The worst known call of each tool (bench/worst/calls.json), sent once to the built service while `dice_roll` probes the
// main thread: status, time of the answer, and the longest time in which the main thread was busy.
// ONLY=tool,tool measures these alone; ROUNDS=3 takes the least of three, since noise only adds.
import { startService } from './service.mjs';
import { engine } from './worst/engine.mjs';
import { worstCalls } from './worst/index.mjs';
import { MainThreadProbe } from './worst/probe.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 1);
const ONLY = (process.env.ONLY ?? '').split(',').filter(Boolean);
/** Default of DEADLINE_MS, with what an answer may take beyond it. */
const MAX_ANSWER_MS = 10_500;
/** Longest time in which the main thread may be busy. */
const MAX_BUSY_MS = 50;

export default async function bench() {
  const service = await startService();
  const probe = new MainThreadProbe(service.child.pid, service.url);
  try {
    const rows = [];
    for (const call of worstCalls(engine)) {
      if (ONLY.length && !ONLY.includes(call.tool)) continue;
      for (const accept of call.hasPicture ? ['application/json', 'image/png'] : ['application/json']) {
        const row = await leastOf(() => sendWatched(service, probe, call, accept));
        rows.push(row);
        console.log(rowText(row));
      }
    }
    const slow = rows.filter(({ ms }) => ms > MAX_ANSWER_MS);
    const busy = rows.filter(({ busyMs }) => busyMs > MAX_BUSY_MS);
    console.log(
      `${rows.length} calls: ${slow.length} answered after ${MAX_ANSWER_MS} ms, ${busy.length} with the main thread busy for over ${MAX_BUSY_MS} ms`,
    );
  } finally {
    service.child.kill('SIGTERM');
  }
}

async function leastOf(measure) {
  let best = await measure();
  for (let round = 1; round < ROUNDS; round++) {
    const again = await measure();
    if (again.busyMs < best.busyMs) best = again;
  }
  return best;
}

/** Sends one call, with probes from before it until after its answer. */
async function sendWatched({ url }, probe, { tool, seed, makeArgs }, accept) {
  const body = JSON.stringify(makeArgs());
  probe.longest = 0;
  probe.start();
  const before = probe.read();
  const started = performance.now();
  const response = await fetch(`${url}/api/tools/${tool}`, {
    method: 'POST',
    headers: { accept, 'x-seed': seed, 'content-type': 'application/json' },
    body,
  });
  const answer = await response.arrayBuffer();
  const ms = performance.now() - started;
  const after = probe.read();
  await probe.stop();
  return {
    tool,
    accept,
    status: response.status,
    ms,
    busyMs: probe.longest,
    cpuMs: after.ran - before.ran,
    waitedMs: after.waited - before.waited,
    sent: body.length,
    received: answer.byteLength,
  };
}

const rowText = ({ tool, accept, status, ms, busyMs, cpuMs, waitedMs, sent, received }) =>
  [
    `  ${`${tool}${accept === 'image/png' ? ' (PNG)' : ''}`.padEnd(30)} ${status}`,
    `busy ${busyMs.toFixed(1).padStart(7)} ms`,
    `answer ${ms.toFixed(0).padStart(6)} ms`,
    `main thread ${cpuMs.toFixed(0).padStart(5)} ms of CPU, waited ${waitedMs.toFixed(0)} ms for one`,
    `${sent} bytes sent, ${received} received`,
  ].join(', ');
