import { type Lane, WaitingLine } from './waiting-line.ts';
import { createWorkerThread, ThreadEndedError, type WorkerThread } from './worker-thread.ts';

/** Pool of worker threads, so that the service can answer meanwhile. */
export interface ThreadPool<Task, Answer, LaneName extends string> {
  /** Starts all threads, each with a task that loads what the others need. */
  start(task: Task): Promise<void>;
  /**
   * Runs a task. Rejects with `PoolFullError` if it would wait too long, and with the signal's reason as soon as the
   * signal aborts.
   *
   * If the thread ends by itself in the middle of the task, a new one tries again; if that ends too, this rejects with
   * `ThreadEndedError`.
   */
  run(lane: LaneName, task: Task, options?: RunOptions): Promise<Answer>;
  report(): PoolReport<LaneName>;
  /** Rejects the waiting tasks, stops the running ones and ends the threads. */
  close(): Promise<void>;
}

export interface RunOptions {
  signal?: AbortSignal | undefined;
  /** Called to ask the running task to end early. If it does not, its thread is ended. */
  stop?: () => void;
}

/** What a pool does at the moment. */
export interface PoolReport<LaneName extends string> {
  /** By kind of task: number of those that threads work on, and of those that wait for a thread. */
  lanes: Readonly<Record<LaneName, { running: number; waiting: number }>>;
  /** Number of threads that ended in the middle of a task since the pool was made. */
  endedThreads: number;
}

export interface ThreadPoolOptions<Task, LaneName extends string> {
  /** URL of the file that threads run. */
  worker: URL;
  threads: number;
  /** Kinds of tasks, which share the threads. */
  lanes: Readonly<Record<LaneName, Lane>>;
  /** Time in milliseconds after which an idle thread ends. */
  idleMs: number;
  /** Time in milliseconds for a task to end after `stop` was called. Then its thread is ended. */
  graceMs: number;
  /**
   * Returns the cost of a task in units of the caller's choice. Once tasks have cost `maxCost` in total, all threads
   * are replaced.
   */
  costOf?: (task: Task) => number;
  maxCost?: number;
  /** Called when a thread ended in the middle of a task. */
  onThreadEnd?: ((error: unknown) => void) | undefined;
}

/** Thrown if a task would have to wait too long. The caller may try again when those ahead of it are done. */
export class PoolFullError extends Error {
  readonly waitMs: number;

  constructor(waitMs: number) {
    super(`the line is ${Math.round(waitMs)} ms long`);
    this.waitMs = waitMs;
  }
}

/**
 * Returns the URL of a worker's file, seen from the module with the URL `from`: a module of the build or a file that the
 * build joined from many, each one folder deep. Threads need JavaScript, so in a test, where that module runs as
 * TypeScript, the file is in `dist`.
 */
export const workerFile = (from: string, name: string): URL =>
  new URL(from.endsWith('.ts') ? `../../dist/workers/${name}.js` : `../workers/${name}.js`, from);

/** A task that waits or runs. */
interface Job<Task, Answer> {
  readonly task: Task;
  readonly answer: Promise<Answer>;
  readonly isStopped: boolean;
  /** Runs the task once. Settles the answer, unless the thread has ended: then this rejects. */
  run(thread: WorkerThread<Task, Answer>): Promise<void>;
  stop(): void;
  fail(error: unknown): void;
}

/** Number of threads that a task is given, one after the other, if they end in the middle of it. */
const MAX_THREADS_PER_TASK = 2;
/** Threads that may end at the start of the pool, one after another, before it gives up. */
const MAX_THREADS_AT_START = 10;

/** Creates a pool. Threads start with the first task, or with `start`. */
export function createThreadPool<Task, Answer, LaneName extends string>(
  options: ThreadPoolOptions<Task, LaneName>,
): ThreadPool<Task, Answer, LaneName> {
  const { worker, threads, lanes, idleMs, graceMs, costOf = () => 0, maxCost = Number.POSITIVE_INFINITY } = options;
  const line = new WaitingLine<LaneName, Job<Task, Answer>>(lanes);
  const running = new Map<Job<Task, Answer>, Promise<void>>();
  let idle: WorkerThread<Task, Answer>[] = [];
  let spentCost = 0;
  let endedThreads = 0;
  let renewing: Promise<void> | undefined;

  async function runJob(job: Job<Task, Answer>, maxThreads = MAX_THREADS_PER_TASK): Promise<void> {
    for (let attempt = 1; !job.isStopped; attempt++) {
      const thread = idle.pop() ?? createWorkerThread<Task, Answer>(worker, idleMs);
      try {
        await job.run(thread);
        idle.push(thread);
        return;
      } catch (error) {
        void thread.end();
        if (job.isStopped) break;
        endedThreads++;
        options.onThreadEnd?.(error);
        if (attempt === maxThreads) return job.fail(error);
      }
    }
    job.fail(new Error('the task was stopped'));
  }

  async function endIdle(): Promise<void> {
    const ending = idle.map((thread) => thread.end());
    idle = [];
    await Promise.all(ending);
  }

  /** Replaces the threads. Must be called while no task runs. */
  async function renew(): Promise<void> {
    await endIdle();
    spentCost = 0;
    renewing = undefined;
    startWaiting();
  }

  function startWaiting(): void {
    while (running.size < threads && line.isWaiting && !renewing) {
      if (spentCost >= maxCost) {
        if (running.size === 0) renewing = renew();
        return;
      }
      const next = line.start();
      if (!next) return;
      const { name, task: job } = next;
      spentCost += costOf(job.task);
      const startedAt = performance.now();
      const work = runJob(job).then(() => {
        running.delete(job);
        line.end(name, performance.now() - startedAt);
        startWaiting();
      });
      running.set(job, work);
    }
  }

  return {
    async start(task) {
      // Beside the lanes: each of these tasks takes a thread of its own, so all threads start.
      const jobs = Array.from({ length: threads }, () => newJob<Task, Answer>(task, graceMs));
      for (const job of jobs) void runJob(job, MAX_THREADS_AT_START);
      await Promise.all(jobs.map(({ answer }) => answer));
    },
    async run(lane, task, { signal, stop } = {}) {
      signal?.throwIfAborted();
      const wait = line.expectedWait(lane);
      if (wait.isTooLong) throw new PoolFullError(wait.ms);
      const job = newJob<Task, Answer>(task, graceMs, stop);
      line.add(lane, job);
      startWaiting();
      if (!signal) return await job.answer;
      return await unlessAborted(job.answer, signal, () => {
        if (!line.remove(job)) job.stop();
      });
    },
    async close() {
      for (const job of line.clear()) job.fail(new Error('the service is closing'));
      for (const job of running.keys()) job.stop();
      await Promise.all(running.values());
      await renewing;
      await endIdle();
    },
    report: () => ({ lanes: line.counts(), endedThreads }),
  };
}

function newJob<Task, Answer>(task: Task, graceMs: number, stop?: () => void): Job<Task, Answer> {
  const { promise: answer, resolve, reject: fail } = withResolvers<Answer>();
  let current: WorkerThread<Task, Answer> | undefined;
  let timer: NodeJS.Timeout | undefined;
  whenSettled(answer).then(() => clearTimeout(timer));
  return {
    task,
    answer,
    fail,
    get isStopped() {
      return timer !== undefined;
    },
    async run(thread) {
      current = thread;
      try {
        resolve(await thread.run(task));
      } catch (error) {
        if (error instanceof ThreadEndedError) throw error;
        fail(error);
      }
    },
    stop() {
      stop?.();
      timer ??= setTimeout(() => void current?.end(), graceMs);
    },
  };
}

/** Returns a promise for the answer that rejects with the signal's reason as soon as the signal aborts. */
function unlessAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal, onAbort: () => void): Promise<Answer> {
  const { promise, resolve, reject } = withResolvers<Answer>();
  const abort = () => {
    onAbort();
    reject(signal.reason);
  };
  signal.addEventListener('abort', abort, { once: true });
  answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  return promise;
}

const whenSettled = (promise: Promise<unknown>): Promise<void> =>
  promise.then(
    () => {},
    () => {},
  );

/** Replacement for `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
