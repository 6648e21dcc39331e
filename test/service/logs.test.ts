import type { ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { startWithLog } from './process.ts';

let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

async function start(stdout: number | 'pipe') {
  const service = await startWithLog(stdout);
  running = service.child;
  return service;
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
    const { url, child } = await start(openSync('/dev/full', 'w'));
    expect(await callOften(url, 200)).toEqual([200]);
    await expect.poll(() => droppedLines(url), { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await callOften(url, 50)).toEqual([200]);
    expect(await stop(child)).toBe(0);
  });

  it('in a pipe that nobody reads stops no answer, nor the end', async () => {
    const { url, child } = await start('pipe');
    expect(await callOften(url, 1_000)).toEqual([200]);
    expect(await stop(child)).toBe(0);
  });
});
