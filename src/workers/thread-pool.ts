import { Piscina } from 'piscina';

/** Does one kind of work in threads of its own, so that the service answers meanwhile. */
export interface ThreadPool<Task, Answer> {
  /**
   * Rejects with `PoolFull` when too many wait, and with the signal's reason as soon as that is aborted. `stop` asks the
   * work to end early by itself; work that goes on regardless is ended with its thread.
   */
  run(task: Task, signal?: AbortSignal, stop?: () => void): Promise<Answer>;
  /** Stops what is running and ends the threads. */
  close(): Promise<void>;
}

export interface ThreadPoolOptions<Task> {
  /** The file that threads run. */
  worker: URL;
  threads: number;
  /** How much may wait or run at once. */
  maxTasks: number;
  /** After how long without work a thread ends. */
  idleMs: number;
  /** How long work may go on after it was told to stop, before its thread is ended. */
  graceMs: number;
  /** How much of a thread's life a task takes; threads are replaced when they have spent `maxCost` together. */
  costOf?: (task: Task) => number;
  maxCost?: number;
}

/** Try again later. */
export class PoolFull extends Error {}

/**
 * The file that threads run: they need JavaScript, which lies beside the asking module once that is built, and in `dist`
 * when it runs as TypeScript in a test.
 */
export const workerFile = (from: string, name: string): URL =>
  new URL(from.endsWith('.ts') ? `../../dist/workers/${name}.js` : `./${name}.js`, from);

/** Work that waits in line or runs. */
interface Job<Task, Answer> {
  readonly task: Task;
  readonly answer: Promise<Answer>;
  run(pool: Piscina<Task, Answer>): void;
  stop(): void;
  fail(error: Error): void;
}

/** No thread runs before the first task. */
export function createThreadPool<Task, Answer>(options: ThreadPoolOptions<Task>): ThreadPool<Task, Answer> {
  const { worker, threads, maxTasks, idleMs, graceMs, costOf = () => 0, maxCost = Number.POSITIVE_INFINITY } = options;
  // a line of our own: Piscina forgets what waits in its own when the last thread is ended
  const waiting: Job<Task, Answer>[] = [];
  const running = new Set<Job<Task, Answer>>();
  let pool: Piscina<Task, Answer> | undefined;
  let spent = 0;
  let renewing: Promise<void> | undefined;

  function start(): Piscina<Task, Answer> {
    const started = new Piscina<Task, Answer>({
      filename: worker.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
    });
    // a thread that can't even load its file leaves its work waiting; the next one gets new threads
    started.on('error', (error) => {
      pool = undefined;
      for (const job of running) job.fail(error);
      void started.destroy();
    });
    return started;
  }

  /** Once nothing runs: the next task gets new threads. */
  async function renew(): Promise<void> {
    await pool?.destroy();
    pool = undefined;
    spent = 0;
    renewing = undefined;
    advance();
  }

  function advance(): void {
    while (running.size < threads && waiting.length && !renewing) {
      if (spent >= maxCost) {
        if (running.size === 0) renewing = renew();
        return;
      }
      const job = waiting.shift()!;
      spent += costOf(job.task);
      running.add(job);
      pool ??= start();
      job.run(pool);
      settled(job.answer).then(() => {
        running.delete(job);
        advance();
      });
    }
  }

  return {
    async run(task, signal, stop) {
      signal?.throwIfAborted();
      if (waiting.length + running.size >= maxTasks) throw new PoolFull(`${maxTasks} tasks are waiting already`);
      const job = newJob<Task, Answer>(task, graceMs, stop);
      waiting.push(job);
      advance();
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
      await Promise.all([...running].map(({ answer }) => settled(answer)));
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
  settled(answer).then(() => clearTimeout(timer));
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

/** The answer, or the signal's reason at once if that is aborted first. */
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

const settled = (promise: Promise<unknown>): Promise<void> =>
  promise.then(
    () => {},
    () => {},
  );

/** `Promise.withResolvers`, which Node 20 doesn't have. */
function withResolvers<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
