import { Piscina } from 'piscina';

/** Runs one kind of task in worker threads, so that the service can answer meanwhile. */
export interface ThreadPool<Task, Answer> {
  /**
   * Runs a task. Rejects with `PoolFull` if too many tasks wait, and with the signal's reason as soon as the signal
   * aborts. `stop` asks the running task to end early; if it does not, its thread is ended.
   */
  run(task: Task, signal?: AbortSignal, stop?: () => void): Promise<Answer>;
  /** Rejects waiting tasks, stops running ones and ends the threads. */
  close(): Promise<void>;
}

export interface ThreadPoolOptions<Task> {
  /** URL of the file that threads run. */
  worker: URL;
  threads: number;
  /** Maximum number of tasks that wait or run at the same time. */
  maxTasks: number;
  /** Idle time in ms after which a thread ends. */
  idleMs: number;
  /** Time in ms that a task may continue after it was asked to stop, before its thread is ended. */
  graceMs: number;
  /**
   * Cost of a task in units of the caller's choice. Threads are replaced once the tasks since their start have cost
   * `maxCost` in total.
   */
  costOf?: (task: Task) => number;
  maxCost?: number;
}

/** Thrown if too many tasks wait; the caller may try again later. */
export class PoolFull extends Error {}

/**
 * Returns the URL of a worker's file. Threads need JavaScript: in a build the file is beside the calling module; when
 * that module runs as TypeScript in a test, the file is in `dist`.
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
    // A thread that cannot load its file never answers, so fail its tasks. The next task gets new threads.
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
      if (waiting.length + running.size >= maxTasks) throw new PoolFull(`${maxTasks} tasks are waiting already`);
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

/** Resolves to the answer, or rejects with the signal's reason as soon as the signal aborts. */
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

/** Stands in for `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
