import { Piscina } from 'piscina';

/** A worker thread that runs one task at a time. It starts with its first task, and again after it was idle for long. */
export interface WorkerThread<Task, Answer> {
  /**
   * Runs a task. Rejects with the error of the task, or with `ThreadEndedError` if the thread ends before the answer. Then
   * the thread must not be used again.
   */
  run(task: Task): Promise<Answer>;
  /** Ends the thread. A running task rejects. */
  end(): Promise<void>;
}

/**
 * Thrown if a thread ends in the middle of a task: it crashed, ran out of memory or could not load its file. The message
 * says why, and is not for callers, because it may contain a path.
 */
export class ThreadEndedError extends Error {
  constructor(cause: unknown) {
    super(`the thread ended: ${cause instanceof Error ? cause.message : 'no reason is known'}`, { cause });
  }
}

/**
 * Arguments for the Node of a thread. Without `require` for modules, Piscina loads the file with `import`: ending a thread
 * while it links required modules aborts the whole process (`v8::Module::IsGraphAsync` in Node 20). Those of the process
 * are not passed on, because threads refuse some of them, such as `--expose-gc`.
 */
const EXEC_ARGV: readonly string[] = ['--no-experimental-require-module'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/**
 * Creates a thread that runs the file `worker`, and ends after `idleMs` milliseconds without a task.
 *
 * Each thread is a pool of Piscina's with one thread, because a larger pool reports that a thread has ended, but not
 * which task it ran. Piscina also never answers a task whose thread ends before it has started.
 */
export function createWorkerThread<Task, Answer>(worker: URL, idleMs: number): WorkerThread<Task, Answer> {
  const piscina = new Piscina<Task, Answer>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    execArgv: [...EXEC_ARGV],
  });
  let current: { hasEnded: boolean; fail(cause?: unknown): void } | undefined;
  piscina.on('workerDestroy', () => {
    const run = current;
    if (!run) return;
    run.hasEnded = true;
    // Later than the rejection by Piscina, if there is one, because that has the cause.
    setImmediate(() => run.fail());
  });
  piscina.on('error', (cause) => current?.fail(cause));
  return {
    run(task) {
      return new Promise((resolve, reject) => {
        const run = {
          hasEnded: false,
          fail: (cause?: unknown) => reject(new ThreadEndedError(cause)),
        };
        current = run;
        piscina
          .run(task)
          .then(resolve, (error) => (run.hasEnded ? run.fail(error) : reject(error)))
          .finally(() => {
            if (current === run) current = undefined;
          });
      });
    },
    end: () => piscina.destroy(),
  };
}
