// Sends hostile calls to the built service, with its memory beside them: see bench/hostile/README.md.
// CALLS=1000000 SEED=3 npm run bench -- hostile; FROM=4711 CALLS=1 SEED=3 for one of them; AT_ONCE callers (default 8).
import { hostileCalls, judgeAnswer } from './hostile/index.mjs';
import { readMemory, startService } from './service.mjs';
import { usualCalls } from './usual-calls.mjs';
import { engine } from './worst/engine.mjs';
import { collectVocabulary, worstCalls } from './worst/index.mjs';

const setting = (name, usual) => Number(process.env[name] ?? usual);
const [CALLS, SEED, FROM, AT_ONCE] = [
  setting('CALLS', 20_000),
  setting('SEED', 1),
  setting('FROM', 0),
  setting('AT_ONCE', 8),
];
/** Deadline of a call, and the grace in which its refusal must arrive, in milliseconds. */
const MOST_MS = 10_000 + 500;
const MOST_FAULTS = 100;
/** Times between two readings of the heap, and between two lines about it, in milliseconds. */
const [READ_EVERY, MINUTE] = [2_000, 60_000];

export default async function bench() {
  const service = await startService();
  try {
    const makeCall = hostileCalls({
      engine,
      tools: engine.registry.tools,
      worst: worstCalls(engine),
      usual: await usualCalls((name, args) => callTool(service.url, name, args)),
      vocabulary: await collectVocabulary(engine),
      seed: SEED,
    });
    const memory = watchMemory(service);
    const { faults, statuses } = await sendAll(service.url, makeCall);
    await memory.end();
    const counts = JSON.stringify(Object.fromEntries(statuses));
    console.log(`  ${CALLS} hostile calls of seed ${SEED}: ${faults} faults; statuses ${counts}`);
    if (faults) process.exitCode = 1;
  } finally {
    service.child.kill('SIGTERM');
  }
}

/** Sends all calls, some at a time; prints faults. */
async function sendAll(url, makeCall) {
  const statuses = new Map();
  let faults = 0;
  let next = FROM;
  const caller = async () => {
    while (next < FROM + CALLS && faults < MOST_FAULTS) {
      const index = next++;
      const call = makeCall(index);
      const answer = await send(url, call).catch((error) => ({ status: 0, text: String(error.cause ?? error), ms: 0 }));
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = judgeAnswer(answer, MOST_MS);
      if (!fault) continue;
      faults++;
      console.log(`  call ${index} of seed ${SEED}, ${call.tool}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  return { faults, statuses };
}

/** Prints the least heap and the memory of the service in each minute: the least, since what is garbage comes and goes. */
function watchMemory({ child, url }) {
  const heaps = [];
  const started = performance.now();
  const print = () => {
    const [minutes, least] = [(performance.now() - started) / MINUTE, Math.min(...heaps.splice(0))];
    const [heap, memory] = [(least / 1e6).toFixed(1), (readMemory(child.pid) / 1e3).toFixed(0)];
    console.log(`  ${minutes.toFixed(0)} min: heap of the main thread ${heap} MB, memory of the process ${memory} MB`);
  };
  const read = async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    heaps.push(Number(/^nodejs_heap_size_used_bytes (\S{1,30})/m.exec(metrics)?.[1]));
  };
  const timers = [setInterval(read, READ_EVERY), setInterval(print, MINUTE)];
  return {
    async end() {
      for (const timer of timers) clearInterval(timer);
      await read();
      print();
    },
  };
}

async function callTool(url, name, args) {
  const { status, text } = await send(url, { path: `/api/tools/${name}`, body: JSON.stringify(args) });
  if (status !== 200) throw new Error(`${name}: ${status} ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

/** Sends a call; resolves to its status, text and time in milliseconds. */
async function send(url, { path, headers = {}, body }) {
  const started = performance.now();
  const response = await fetch(new URL(path, url), { method: 'POST', headers, body });
  const text = await response.text();
  return { status: response.status, text, ms: performance.now() - started };
}
