import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

/** Starts the service on a free port of the loopback address, with its default settings. */
export function startService() {
  const child = spawn(process.execPath, [MAIN, 'serve'], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      if (text.length < 1_000) text += chunk;
      const url = /http:\/\/[\w.]{1,50}:\d{1,5}/.exec(text)?.[0];
      if (url) resolve({ child, url });
    });
  });
}

/** Memory that a process uses, in kB. */
export const readMemory = (pid) =>
  Number(/VmRSS:\s{1,20}(\d{1,12}) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
