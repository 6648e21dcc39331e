import { availableParallelism } from 'node:os';
import type { Job, JobAnswer, JobAnswers } from '../jobs/job.ts';
import { type JobTask, wallClock } from './job-task.ts';
import { createThreadPool, type PoolReport, workerFile } from './thread-pool.ts';

/** Kinds of jobs that take turns on the threads: heavy calls and pictures, and searches. Neither can take all threads. */
export type JobLane = 'heavy' | 'search';

/** Pool of worker threads that do jobs. */
export interface JobPool {
  /** Starts the threads. Resolves when all have loaded the tools. */
  start(): Promise<void>;
  /**
   * Does a job. Rejects with `PoolFullError` if it would wait too long for a thread, and with the signal's reason as
   * soon as the signal aborts.
   */
  run<Kind extends Job['kind']>(
    lane: JobLane,
    job: Extract<Job, { kind: Kind }>,
    signal?: AbortSignal,
  ): Promise<JobAnswers[Kind]>;
  report(): PoolReport<JobLane>;
  /** Stops running jobs and ends the threads. */
  close(): Promise<void>;
}

export interface JobPoolOptions {
  /** Number of threads. If there are several, no kind of job takes all. Default: one more than the cores, but 3 to 5. */
  threads?: number | undefined;
  /** Key with which game states are signed. Default: they are not. */
  stateKey?: string | undefined;
  /** Longest time that a job may be expected to wait for a thread, in milliseconds. Default: without limit. */
  maxWaitMs?: number;
  graceMs?: number;
  worker?: URL;
  /** Called when a thread ended in the middle of a job. */
  onThreadEnd?: ((error: unknown) => void) | undefined;
}

const defaultThreads = (): number => Math.max(3, Math.min(5, availableParallelism() + 1));

/** Times that jobs usually take, in milliseconds, before any was measured. */
const USUAL_MS: Readonly<Record<JobLane, number>> = { heavy: 50, search: 300 };

export function createJobPool(options: JobPoolOptions = {}): JobPool {
  const { threads = defaultThreads(), maxWaitMs = Number.POSITIVE_INFINITY, graceMs = 500 } = options;
  const most = Math.max(1, threads - 1);
  const lane = (name: JobLane, count: number) => ({ threads: count, maxWaitMs, usualMs: USUAL_MS[name] });
  const pool = createThreadPool<JobTask, JobAnswer, JobLane>({
    worker: options.worker ?? workerFile(import.meta.url, 'job-worker'),
    threads,
    lanes: { heavy: lane('heavy', Math.min(2, most)), search: lane('search', most) },
    // A thread takes half a second to load the tools, so it stays.
    idleMs: Number.POSITIVE_INFINITY,
    graceMs,
    onThreadEnd: options.onThreadEnd,
  });
  return {
    start: () => pool.start(newTask({ kind: 'load' }, options)),
    async run(lane, job, signal) {
      const task = newTask(job, options);
      const stop = () => void Atomics.store(task.stop, 0, 1);
      return (await pool.run(lane, task, { signal, stop })) as JobAnswers[typeof job.kind];
    },
    report: () => pool.report(),
    close: () => pool.close(),
  };
}

const newTask = (job: Job, { stateKey }: JobPoolOptions): JobTask => ({
  ...{ job, stateKey },
  stop: new Int32Array(new SharedArrayBuffer(4)),
  askedAt: wallClock(),
});
