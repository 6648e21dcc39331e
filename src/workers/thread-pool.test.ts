import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';
import { ThreadEndedError } from './worker-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A task for the fake worker: how its thread ends, and in how many of its attempts. */
interface Task {
  name: string;
  end?: 'exit' | 'throw';
  times?: number;
  ms?: number;
}

const LOG = JSON.stringify(join(folder, 'attempts'));

/** Logs each attempt, and ends its thread as the task says. */
const WORKER = `
import { appendFileSync, readFileSync } from 'node:fs';
export default async function work({ name, end, times = 0, ms = 0 }) {
  appendFileSync(${LOG}, name + '\\n');
  const attempt = readFileSync(${LOG}, 'utf8').split('\\n').filter((line) => line === name).length;
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (attempt <= times) {
    if (end === 'exit') process.exit(1);
    if (end === 'throw') setTimeout(() => { throw new Error('outside the task'); });
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  }
  return name;
}`;

const workerOf = (name: string, text: string): URL => {
  writeFileSync(join(folder, name), text);
  return pathToFileURL(join(folder, name));
};
const worker = workerOf('worker.mjs', WORKER);

let pool: ThreadPool<Task, string, 'all'>;
const open = (threads: number, file = worker) => {
  pool = createThreadPool<Task, string, 'all'>({
    ...{ worker: file, threads, idleMs: 5_000, graceMs: 100 },
    lanes: { all: { threads, maxWaitMs: 20_000, usualMs: 1 } },
  });
};
afterEach(async () => {
  await pool.close();
  writeFileSync(join(folder, 'attempts'), '');
});

const attempts = (name: string): number =>
  readFileSync(join(folder, 'attempts'), 'utf8')
    .split('\n')
    .filter((line) => line === name).length;

describe('a thread that ends in the middle of a task', () => {
  it.each(['exit', 'throw'] as const)('by %s: the task is tried again in a new thread', async (end) => {
    open(1);
    expect(await pool.run('all', { name: end, end, times: 1 })).toBe(end);
    expect(attempts(end)).toBe(2);
    await expect
      .poll(() => pool.report(), { timeout: 30_000 })
      .toEqual({ lanes: { all: { running: 0, waiting: 0 } }, endedThreads: 1 });
  });

  it('twice: the task is refused, not tried for ever', async () => {
    open(1);
    await expect(pool.run('all', { name: 'doomed', end: 'exit', times: 9 })).rejects.toBeInstanceOf(ThreadEndedError);
    expect(attempts('doomed')).toBe(2);
    expect(await pool.run('all', { name: 'next' })).toBe('next');
  });

  it('disturbs no other task, neither those that run nor those that wait', async () => {
    open(2);
    const others = ['a', 'b', 'c', 'd'].map((name) => pool.run('all', { name, ms: 300 }));
    const doomed = pool.run('all', { name: 'doomed2', end: 'throw', times: 9 });
    await expect(doomed).rejects.toBeInstanceOf(ThreadEndedError);
    expect(await Promise.all(others)).toEqual(['a', 'b', 'c', 'd']);
    expect(['a', 'b', 'c', 'd'].map(attempts)).toEqual([1, 1, 1, 1]);
  });

  it('after its caller has gone: the task is not tried again', async () => {
    open(1);
    const caller = new AbortController();
    const run = pool.run('all', { name: 'left', end: 'exit', times: 9, ms: 50 }, { signal: caller.signal });
    const end = expect(run).rejects.toThrow('gone');
    await expect.poll(() => attempts('left'), { interval: 5, timeout: 30_000 }).toBe(1);
    caller.abort(new Error('gone'));
    await end;
    expect(await pool.run('all', { name: 'next' })).toBe('next');
    expect(attempts('left')).toBe(1);
  });
});

it('a thread that ends before it has started does not leave its task waiting', async () => {
  open(1, workerOf('ends.mjs', 'process.exit(1);'));
  await expect(pool.run('all', { name: 'any' })).rejects.toBeInstanceOf(ThreadEndedError);
  await expect
    .poll(() => pool.report(), { timeout: 30_000 })
    .toEqual({ lanes: { all: { running: 0, waiting: 0 } }, endedThreads: 2 });
});

it('threads that end while the pool starts are replaced, and it starts', async () => {
  open(1);
  await pool.start({ name: 'load', end: 'exit', times: 4 });
  expect(attempts('load')).toBe(5);
  expect(await pool.run('all', { name: 'next' })).toBe('next');
});

it('a pool whose threads all end does not start', async () => {
  open(1, workerOf('never.mjs', 'process.exit(1);'));
  await expect(pool.start({ name: 'load' })).rejects.toBeInstanceOf(ThreadEndedError);
});

it('a thread that ends while idle costs nothing', async () => {
  open(
    1,
    workerOf('later.mjs', `${WORKER.replace('return name', 'setTimeout(() => process.exit(1), 20); return name')}`),
  );
  expect(await pool.run('all', { name: 'first' })).toBe('first');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await pool.run('all', { name: 'second' })).toBe('second');
});

it('reports the tasks that run and those that wait', async () => {
  open(2);
  const tasks = ['a', 'b', 'c'].map((name) => pool.run('all', { name, ms: 50 }));
  expect(pool.report()).toEqual({ lanes: { all: { running: 2, waiting: 1 } }, endedThreads: 0 });
  await Promise.all(tasks);
  await expect
    .poll(() => pool.report(), { timeout: 30_000 })
    .toEqual({ lanes: { all: { running: 0, waiting: 0 } }, endedThreads: 0 });
});
