import { availableParallelism } from 'node:os';
import type { SearchAnswer, SearchRequest } from '../families/run-search.ts';
import { type SearchTask, wallClock } from './search-worker.ts';
import { createThreadPool, type PoolReport, workerFile } from './thread-pool.ts';

/** Pool of worker threads that search positions. */
export interface SearchPool {
  /**
   * Searches one position for the best move. Rejects with `PoolFullError` if too many tasks wait, and with the signal's
   * reason as soon as the signal aborts.
   */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer>;
  report(): PoolReport;
  /** Stops running searches and ends the threads. */
  close(): Promise<void>;
}

export interface SearchPoolOptions {
  threads?: number;
  maxTasks?: number;
  idleMs?: number;
  graceMs?: number;
  worker?: URL;
  onThreadEnd?: ((error: unknown) => void) | undefined;
}

/** Default number of threads: one less than the processor's cores, which leaves one to the service, but 2 to 4. */
const defaultThreads = (): number => Math.max(2, Math.min(4, availableParallelism() - 1));

export function createSearchPool(options: SearchPoolOptions = {}): SearchPool {
  const { threads = defaultThreads(), idleMs = 60_000, graceMs = 500, onThreadEnd } = options;
  const { maxTasks = threads * 8, worker = workerFile(import.meta.url, 'search-worker') } = options;
  const pool = createThreadPool<SearchTask, SearchAnswer>({ worker, threads, maxTasks, idleMs, graceMs, onThreadEnd });
  return {
    search(request, signal) {
      const stop = new Int32Array(new SharedArrayBuffer(4));
      return pool.run({ request, stop, askedAt: wallClock() }, signal, () => Atomics.store(stop, 0, 1));
    },
    report: () => pool.report(),
    close: () => pool.close(),
  };
}
