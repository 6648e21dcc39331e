import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { SearchRequest } from '../families/run-search.ts';
import { createSearchPool, type SearchPool, type SearchPoolOptions } from './search-pool.ts';
import { PoolFullError } from './thread-pool.ts';

/** A fake worker that behaves as the family's name says. */
const WORKER = `
export default async function think({ request, stop }) {
  const { family } = request;
  if (family === 'fails') throw new Error('a bug');
  while (family === 'stubborn') {}
  while (family === 'obedient' && Atomics.load(stop, 0) === 0) {}
  await new Promise((resolve) => setTimeout(resolve, family === 'slow' ? 100 : 0));
  return { move: { notation: family }, score: 0, depth: 1, nodes: 1, pv: [family], timeMs: 1 };
}`;

const folder = mkdtempSync(join(tmpdir(), 'parlour-search-'));
const file = (name: string, text: string): URL => {
  writeFileSync(join(folder, name), text);
  return pathToFileURL(join(folder, name));
};
const worker = file('worker.mjs', WORKER);
afterAll(() => rmSync(folder, { recursive: true }));

let pool: SearchPool;
const open = (options: SearchPoolOptions = {}): SearchPool => {
  pool = createSearchPool({ worker, threads: 1, graceMs: 100, ...options });
  return pool;
};
afterEach(() => pool.close());

const ask = (family: string, signal?: AbortSignal) => {
  const request: SearchRequest = { family, variant: 'standard', fen: '', level: 'easy', seed: 'x' };
  return pool.search(request, signal);
};

describe('a pool of searches', () => {
  it('answers in turn', async () => {
    open();
    const answers = await Promise.all(['one', 'two', 'three'].map((name) => ask(name)));
    expect(answers.map(({ pv }) => pv)).toEqual([['one'], ['two'], ['three']]);
  });

  it('refuses what is too much, and takes more again later', async () => {
    open({ maxTasks: 2 });
    const both = [ask('slow'), ask('slow')];
    await expect(ask('third')).rejects.toBeInstanceOf(PoolFullError);
    await Promise.all(both);
    expect((await ask('fourth')).pv).toEqual(['fourth']);
  });

  it('rejects with what went wrong in a thread, and goes on', async () => {
    open();
    await expect(ask('fails')).rejects.toThrow('a bug');
    expect((await ask('next')).pv).toEqual(['next']);
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
    expect((await ask('next')).pv).toEqual(['next']);
  });

  it('ends the thread of one that does not', async () => {
    open();
    await expect(ask('stubborn', soon())).rejects.toThrow(/timeout|aborted/);
    expect((await ask('next')).pv).toEqual(['next']);
  });

  it('takes a search that waits out of the line', async () => {
    open({ maxTasks: 2 });
    const first = ask('slow');
    const abort = new AbortController();
    const second = ask('never', abort.signal);
    abort.abort();
    await expect(second).rejects.toThrow(/abort/i);
    await new Promise((resolve) => setTimeout(resolve));
    expect((await ask('third')).pv).toEqual(['third']);
    await first;
  });

  it('that came before is told at once', async () => {
    open();
    await expect(ask('any', AbortSignal.abort())).rejects.toThrow(/abort/i);
  });
});

it('closes while it thinks', async () => {
  open();
  const thinking = ask('obedient');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await pool.close();
  expect((await thinking).pv).toEqual(['obedient']);
});
