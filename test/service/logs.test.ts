import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { MAIN } from './process.ts';

const { PATH = '', HOME = '' } = process.env;

let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

/** A port that was free a moment ago. The greeting of the service cannot be read here. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Starts the service with its log at a file descriptor, or in a pipe that nobody reads. Waits until it answers. */
async function startWithLog(stdout: number | 'pipe'): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN, 'serve'], {
    env: { PATH, HOME, PORT: String(port) },
    stdio: ['ignore', stdout, 'inherit'],
  });
  running = child;
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { url, child };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const droppedLines = async (url: string): Promise<number> =>
  Number(/^parlour_log_lines_dropped_total (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())![1]);

/** Makes calls that are all logged. Returns their statuses. */
async function callOften(url: string, count: number): Promise<number[]> {
  const statuses = new Set<number>();
  for (let done = 0; done < count; done += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => fetch(`${url}/api/tools/coin_flip`, { method: 'POST' })),
    );
    for (const answer of answers) {
      statuses.add(answer.status);
      await answer.arrayBuffer();
    }
  }
  return [...statuses];
}

async function stop(child: ChildProcess): Promise<number | null> {
  const end = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return end;
}

describe('a log that cannot be written', () => {
  it('on a full disk loses lines, never an answer', async () => {
    const { url, child } = await startWithLog(openSync('/dev/full', 'w'));
    expect(await callOften(url, 200)).toEqual([200]);
    await expect.poll(() => droppedLines(url), { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await callOften(url, 50)).toEqual([200]);
    expect(await stop(child)).toBe(0);
  });

  it('in a pipe that nobody reads stops no answer, nor the end', async () => {
    const { url, child } = await startWithLog('pipe');
    expect(await callOften(url, 1_000)).toEqual([200]);
    expect(await stop(child)).toBe(0);
  });
});
