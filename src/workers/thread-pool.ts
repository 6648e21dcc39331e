import { Piscina } from 'piscina';

/** Pool of worker threads for one kind of task, so that the service can answer meanwhile. */
export interface ThreadPool<Task, Answer> {
  /**
   * Runs a task. Rejects with `PoolFullError` if too many tasks wait, and with the signal's reason as soon as the signal
   * aborts. `stop` is called to ask the running task to end early; if it does not, its thread is ended.
   */
  run(task: Task, signal?: AbortSignal, stop?: () => void): Promise<Answer>;
  /** Rejects the waiting tasks, stops the running ones and ends the threads. */
  close(): Promise<void>;
}

export interface ThreadPoolOptions<Task> {
  /** URL of the file that threads run. */
  worker: URL;
  threads: number;
  /** Maximum number of tasks that run or wait. */
  maxTasks: number;
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
}

/** Thrown if too many tasks wait. The caller may try again later. */
export class PoolFullError extends Error {}

/**
 * Returns the URL of a worker's file. Threads need JavaScript: in a build the file is beside the module with the URL
 * `from`; when that module runs as TypeScript in a test, the file is in `dist`.
 */
export const workerFile = (from: string, name: string): URL =>
  new URL(from.endsWith('.ts') ? `../../dist/workers/${name}.js` : `./${name}.js`, from);

/** A task that waits or runs. */
interface Job<Task, Answer> {
  readonly task: Task;
  readonly answer: Promise<Answer>;
  run(pool: Piscina<Task, Answer>): void;
  stop(): void;
  fail(error: Error): void;
}

/** Creates a pool. Threads start with the first task. */
export function createThreadPool<Task, Answer>(options: ThreadPoolOptions<Task>): ThreadPool<Task, Answer> {
  const { worker, threads, maxTasks, idleMs, graceMs, costOf = () => 0, maxCost = Number.POSITIVE_INFINITY } = options;
  // Our own queue, because Piscina drops its queue when the last thread is ended.
  const waiting: Job<Task, Answer>[] = [];
  const running = new Set<Job<Task, Answer>>();
  let pool: Piscina<Task, Answer> | undefined;
  let spentCost = 0;
  let renewing: Promise<void> | undefined;

  function start(): Piscina<Task, Answer> {
    const started = new Piscina<Task, Answer>({
      filename: worker.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
    });
    // A thread that cannot load its file never answers, so the tasks fail. The next task gets new threads.
    started.on('error', (error) => {
      pool = undefined;
      for (const job of running) job.fail(error);
      void started.destroy();
    });
    return started;
  }

  /** Replaces the threads. Must be called while no task runs. */
  async function renew(): Promise<void> {
    await pool?.destroy();
    pool = undefined;
    spentCost = 0;
    renewing = undefined;
    startWaiting();
  }

  function startWaiting(): void {
    while (running.size < threads && waiting.length && !renewing) {
      if (spentCost >= maxCost) {
        if (running.size === 0) renewing = renew();
        return;
      }
      const job = waiting.shift()!;
      spentCost += costOf(job.task);
      running.add(job);
      pool ??= start();
      job.run(pool);
      whenSettled(job.answer).then(() => {
        running.delete(job);
        startWaiting();
      });
    }
  }

  return {
    async run(task, signal, stop) {
      signal?.throwIfAborted();
      if (waiting.length + running.size >= maxTasks) throw new PoolFullError(`${maxTasks} tasks are waiting already`);
      const job = newJob<Task, Answer>(task, graceMs, stop);
      waiting.push(job);
      startWaiting();
      if (!signal) return await job.answer;
      return await unlessAborted(job.answer, signal, () => {
        const place = waiting.indexOf(job);
        if (place < 0) job.stop();
        else waiting.splice(place, 1);
      });
    },
    async close() {
      for (const job of waiting.splice(0)) job.fail(new Error('the service is closing'));
      for (const job of running) job.stop();
      await Promise.all([...running].map(({ answer }) => whenSettled(answer)));
      await renewing;
      await pool?.close();
      pool = undefined;
    },
  };
}

function newJob<Task, Answer>(task: Task, graceMs: number, stop?: () => void): Job<Task, Answer> {
  const killer = new AbortController();
  const { promise: answer, resolve, reject: fail } = withResolvers<Answer>();
  let timer: NodeJS.Timeout | undefined;
  whenSettled(answer).then(() => clearTimeout(timer));
  return {
    task,
    answer,
    fail,
    run: (pool) => void pool.run(task, { signal: killer.signal }).then(resolve, fail),
    stop() {
      stop?.();
      timer ??= setTimeout(() => killer.abort(), graceMs);
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
