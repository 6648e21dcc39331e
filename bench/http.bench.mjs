// CPU a request: the whole service answering a cheap tool beside a bare Hono handler that reads and answers the same
// JSON. Both run in processes of their own; rounds alternate, and the best of each side counts, since noise only adds.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const SECONDS = Number(process.env.SECONDS_A_ROUND ?? 3);
const CONNECTIONS = 10;
const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const METER = fileURLToPath(new URL('./cpu-meter.mjs', import.meta.url));
const BARE = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));
const BODY = JSON.stringify({ expression: '2d6', target: 7 });

export default async function bench() {
  const service = await start([MAIN, 'serve'], { PORT: '0' });
  const sample = await fetch(`${service.url}/api/tools/dice_odds`, { method: 'POST', body: BODY });
  const bare = await start([BARE], { ANSWER: await sample.text() });
  const sides = [
    { name: 'bare hono', ...bare, best: Infinity },
    { name: 'parlour', ...service, best: Infinity },
  ];
  for (const side of sides) await load(side, 1);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const side of sides) {
      const before = await side.cpu();
      const requests = await load(side, SECONDS);
      const micros = ((await side.cpu()) - before) / requests;
      side.best = Math.min(side.best, micros);
      console.log(
        `  round ${round} ${side.name.padEnd(10)} ${micros.toFixed(1)} µs CPU a request, ${requests} requests`,
      );
    }
  }
  const [plain, whole] = sides;
  console.log(
    `best: ${plain.name} ${plain.best.toFixed(1)} µs, ${whole.name} ${whole.best.toFixed(1)} µs, ratio ${(whole.best / plain.best).toFixed(2)}`,
  );
  for (const side of sides) side.child.kill('SIGTERM');
}

async function load({ url }, duration) {
  const result = await autocannon({
    url: `${url}/api/tools/dice_odds`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: BODY,
    connections: CONNECTIONS,
    duration,
  });
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.total;
}

/** Starts a server with the meter in it: a message asks for the CPU microseconds used so far. */
function start(args, env) {
  const child = spawn(process.execPath, ['--import', METER, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const cpu = () =>
    new Promise((resolve) => {
      child.once('message', resolve);
      child.send('cpu');
    });
  return new Promise((resolve) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      if (text.length < 1000) text += chunk;
      const url = /http:\/\/\S+/.exec(text)?.[0];
      if (url && text.includes('\n')) resolve({ child, cpu, url });
    });
  });
}
