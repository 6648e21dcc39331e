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

const PAGE_KB = 4;

/** Memory of a process that is in RAM, in kB: the second figure of `statm`, in pages. */
export const readMemory = (pid) => Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_KB;
