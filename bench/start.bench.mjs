// Time from starting the process to the first answer 200, installed and built: node itself, and npm start.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const ROUNDS = 7;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SIDES = {
  'node dist/cli/main.js serve': [process.execPath, ['dist/cli/main.js', 'serve']],
  'npm start': ['npm', ['start']],
};

export default async function bench() {
  for (const [name, [command, args]] of Object.entries(SIDES)) {
    const times = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await startOnce(command, args));
    times.sort((a, b) => a - b);
    console.log(`  ${name.padEnd(28)} median ${times[ROUNDS >> 1]} ms, ${times[0]} to ${times.at(-1)} ms`);
  }
}

async function startOnce(command, args) {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: 'ignore',
    detached: true,
  });
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (response?.status === 200) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const took = Math.round(performance.now() - started);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // npm passes no signal on: the whole group that was started here is ended
  process.kill(-child.pid, 'SIGTERM');
  await ended;
  return took;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
