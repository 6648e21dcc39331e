import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createJobPool, type JobLane, type JobPool, type JobPoolOptions } from './job-pool.ts';
import { PoolFullError } from './thread-pool.ts';

/** A fake worker that behaves as the name of the tool says. */
const WORKER = `
export default async function work({ job, stop }) {
  const { tool } = job.call;
  if (tool === 'fails') throw new Error('a bug');
  while (tool === 'stubborn') {}
  while (tool === 'obedient' && Atomics.load(stop, 0) === 0) {}
  await new Promise((resolve) => setTimeout(resolve, tool === 'slow' ? 100 : 0));
  return { outcome: tool, seed: undefined };
}`;

const folder = mkdtempSync(join(tmpdir(), 'parlour-jobs-'));
const file = (name: string, text: string): URL => {
  writeFileSync(join(folder, name), text);
  return pathToFileURL(join(folder, name));
};
const worker = file('worker.mjs', WORKER);
afterAll(() => rmSync(folder, { recursive: true }));

let pool: JobPool;
const open = (options: JobPoolOptions = {}): JobPool => {
  pool = createJobPool({ worker, threads: 1, graceMs: 100, ...options });
  return pool;
};
afterEach(() => pool.close());

/** Asks for a search by the tool of this name; returns the name when it is done. */
async function ask(tool: string, signal?: AbortSignal, lane: JobLane = 'search'): Promise<string> {
  const call = { tool, args: {}, seed: undefined };
  return (await pool.run(lane, { kind: 'call', call, siteUrl: '' }, signal)).outcome;
}

describe('a pool of jobs', () => {
  it('answers in turn', async () => {
    open();
    const answers = await Promise.all(['one', 'two', 'three'].map((name) => ask(name)));
    expect(answers).toEqual(['one', 'two', 'three']);
  });

  it('refuses what is too much, and takes more again later', async () => {
    open({ maxWaitMs: 500 });
    const both = [ask('slow'), ask('slow')];
    await expect(ask('third')).rejects.toBeInstanceOf(PoolFullError);
    await Promise.all(both);
    expect(await ask('fourth')).toBe('fourth');
  });

  it('does heavy jobs while searches take all of their threads', async () => {
    open({ threads: 2 });
    const stop = new AbortController();
    const searches = [ask('obedient', stop.signal), ask('obedient', stop.signal)];
    expect(await ask('map', undefined, 'heavy')).toBe('map');
    expect(pool.report().lanes).toEqual({ heavy: { running: 0, waiting: 0 }, search: { running: 1, waiting: 1 } });
    stop.abort();
    await Promise.allSettled(searches);
  });

  it('rejects with what went wrong in a thread, and goes on', async () => {
    open();
    await expect(ask('fails')).rejects.toThrow('a bug');
    expect(await ask('next')).toBe('next');
  });

  it('rejects when its threads cannot start', async () => {
    open({ worker: file('broken.mjs', 'import "./missing.mjs"') });
    await expect(ask('any')).rejects.toThrow();
  });
});

describe('an abort', () => {
  const soon = () => AbortSignal.timeout(200);

  it('stops a search that listens, and its thread stays', async () => {
    open({ graceMs: 60_000 });
    await expect(ask('obedient', soon())).rejects.toThrow(/timeout|aborted/);
    expect(await ask('next')).toBe('next');
  });

  it('ends the thread of one that does not', async () => {
    open();
    await expect(ask('stubborn', soon())).rejects.toThrow(/timeout|aborted/);
    expect(await ask('next')).toBe('next');
  });

  it('takes a search that waits out of the line', async () => {
    open();
    const first = ask('slow');
    const abort = new AbortController();
    const second = ask('never', abort.signal);
    abort.abort();
    await expect(second).rejects.toThrow(/abort/i);
    await new Promise((resolve) => setTimeout(resolve));
    expect(await ask('third')).toBe('third');
    await first;
  });

  it('that came before is told at once', async () => {
    open();
    await expect(ask('any', AbortSignal.abort())).rejects.toThrow(/abort/i);
  });
});

it('closes while it thinks', async () => {
  open({ graceMs: 60_000 });
  const thinking = ask('obedient');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await pool.close();
  expect(await thinking).toBe('obedient');
});
