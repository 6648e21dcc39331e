/** What a kind of task may take of the threads. */
export interface Lane {
  /** Maximum number of tasks that run at the same time. */
  readonly threads: number;
  /** Longest time that a task may be expected to wait for a thread, in milliseconds. */
  readonly maxWaitMs: number;
  /** Time that a task usually takes, in milliseconds, before any was measured. */
  readonly usualMs: number;
}

/** Share of the newest task in the mean of the times: the last ten tasks or so count. */
const NEWEST_SHARE = 0.1;

interface LaneState<Task> extends Lane {
  readonly waiting: Task[];
  running: number;
  /** Mean time of the last tasks in milliseconds. */
  meanMs: number;
}

/**
 * The tasks that wait for threads, by kind. Each kind has a lane, whose tasks run in turn. The lanes share the threads:
 * the one that has the smallest share of its own threads comes first.
 */
export class WaitingLine<Name extends string, Task> {
  readonly #lanes: ReadonlyMap<Name, LaneState<Task>>;

  constructor(lanes: Readonly<Record<Name, Lane>>) {
    const stateOf = (lane: Lane): LaneState<Task> => ({ ...lane, waiting: [], running: 0, meanMs: lane.usualMs });
    this.#lanes = new Map((Object.entries(lanes) as [Name, Lane][]).map(([name, lane]) => [name, stateOf(lane)]));
  }

  get isWaiting(): boolean {
    return [...this.#lanes.values()].some(({ waiting }) => waiting.length > 0);
  }

  /** Number of tasks that run and that wait, by lane. */
  counts(): Record<Name, { running: number; waiting: number }> {
    const counts = [...this.#lanes].map(([name, { running, waiting }]) => [name, { running, waiting: waiting.length }]);
    return Object.fromEntries(counts) as Record<Name, { running: number; waiting: number }>;
  }

  /** Time in milliseconds that a task which came now would be expected to wait, and whether that is too long. */
  expectedWait(name: Name): { ms: number; isTooLong: boolean } {
    const { waiting, running, threads, meanMs, maxWaitMs } = this.#lane(name);
    const ahead = waiting.length + running + 1 - threads;
    const ms = ahead > 0 ? (ahead / threads) * meanMs : 0;
    return { ms, isTooLong: ms > maxWaitMs };
  }

  add(name: Name, task: Task): void {
    this.#lane(name).waiting.push(task);
  }

  /** Takes a task out of the line. Returns false if it does not wait any more. */
  remove(task: Task): boolean {
    for (const { waiting } of this.#lanes.values()) {
      const place = waiting.indexOf(task);
      if (place < 0) continue;
      waiting.splice(place, 1);
      return true;
    }
    return false;
  }

  /** Removes and returns all tasks that wait. */
  clear(): Task[] {
    return [...this.#lanes.values()].flatMap(({ waiting }) => waiting.splice(0));
  }

  /** Starts the task whose turn it is: takes it out of the line and counts it as running. */
  start(): { name: Name; task: Task } | undefined {
    const share = ({ running, threads }: LaneState<Task>) => running / threads;
    const ready = [...this.#lanes].filter(([, lane]) => lane.waiting.length && lane.running < lane.threads);
    const [next] = ready.sort(([, one], [, other]) => share(one) - share(other));
    if (!next) return undefined;
    const [name, lane] = next;
    lane.running++;
    return { name, task: lane.waiting.shift()! };
  }

  /** Counts a task as done that ran for `ms` milliseconds. */
  end(name: Name, ms: number): void {
    const lane = this.#lane(name);
    lane.running--;
    lane.meanMs += (ms - lane.meanMs) * NEWEST_SHARE;
  }

  #lane(name: Name): LaneState<Task> {
    return this.#lanes.get(name)!;
  }
}
