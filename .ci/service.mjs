// Starts the built service on a free port for the checks of .ci, and ends it after.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

export async function withService(use) {
  const child = spawn(process.execPath, [MAIN, 'serve'], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const baseUrl = await new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const [first, ...more] = text.split('\n');
      if (more.length) resolve(first.split(' ').at(-1));
    });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
  });
  try {
    return await use(baseUrl);
  } finally {
    child.kill('SIGTERM');
  }
}

/** Runs a command to its end, with its output gathered and shown. */
export function output(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })));
}
