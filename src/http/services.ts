import type { JamCache } from '../adapters/jams/jam-cache.ts';
import { createStateSigner } from '../adapters/state-signer.ts';
import { findImage, isHeavyImage, type SiteImage } from '../images/find-image.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { drawSeed, Rng } from '../lib/rng.ts';
import { type Refusal, refuse, refuseAborted } from '../tools/errors.ts';
import type { HostServices } from '../tools/services.ts';
import { createJobPool, type JobLane } from '../workers/job-pool.ts';
import { createPngPool } from '../workers/png-pool.ts';
import { PoolFullError, type PoolReport } from '../workers/thread-pool.ts';
import { ThreadEndedError } from '../workers/worker-thread.ts';
import { createHold, type Hold } from './hold.ts';

/** Services that run heavy work in worker threads. */
export interface ThreadServices extends HostServices {
  /** Starts the threads. Without it they start at the first use. Resolves when they are ready for work. */
  start(): Promise<void>;
  /** Draws the picture at an address below `/img`. */
  findImage(path: string, query: URLSearchParams, deadline: () => AbortSignal): Promise<Result<SiteImage, Refusal>>;
  /** Returns what the pools of threads do at the moment. */
  report(): PoolReport<JobLane | 'picture'>;
  close(): Promise<void>;
}

export interface ThreadServiceOptions {
  /** Cache of the game jams; undefined if no source is configured. */
  readonly jamCache: JamCache | undefined;
  readonly siteUrl: () => string;
  /** Time that a call may take, in milliseconds. A call that would wait longer than half of it is refused. */
  readonly deadlineMs: number;
  /** Number of callers that may wait a moment at the same time to hear that the threads are busy. Default: none. */
  readonly maxHeld?: number | undefined;
  /** Number of threads for searches and heavy calls. Default: by the number of cores. */
  readonly threads?: number | undefined;
  /** Key with which game states are signed. Default: they are not. */
  readonly stateKey?: string | undefined;
  /** Called when a thread ended in the middle of a task. */
  readonly onThreadEnd?: ((error: unknown) => void) | undefined;
}

export function createThreadServices(options: ThreadServiceOptions): ThreadServices {
  const { jamCache, siteUrl, deadlineMs, threads, stateKey, onThreadEnd } = options;
  const maxWaitMs = deadlineMs / 2;
  const hold = createHold(options.maxHeld ?? 0);
  const settle = <Value>(work: Promise<Value>, signal: AbortSignal) => toResult(work, signal, hold);
  const jobs = createJobPool({ threads, stateKey, maxWaitMs, onThreadEnd });
  const pictures = createPngPool({ maxWaitMs, onThreadEnd });
  return {
    start: () => jobs.start(),
    callElsewhere: (lane, call, signal) =>
      settle(jobs.run(lane, { kind: 'call', call, siteUrl: siteUrl() }, signal), signal),
    suggest: () => {
      throw new Error('a tool that searches must say so in `callClass`');
    },
    async findImage(path, query, deadline) {
      if (!isHeavyImage(path)) return findImage(path, query);
      const signal = deadline();
      const found = await settle(jobs.run('heavy', { kind: 'image', path, query: String(query) }, signal), signal);
      return found.ok ? found.value : found;
    },
    rasterize: (svg, width, signal) => settle(pictures.rasterize(svg, width, signal), signal),
    siteUrl,
    ...(stateKey !== undefined && { signState: createStateSigner(stateKey) }),
    report() {
      const [job, picture] = [jobs.report(), pictures.report()];
      return {
        lanes: { ...job.lanes, ...picture.lanes },
        endedThreads: job.endedThreads + picture.endedThreads,
      };
    },
    ...(jamCache && { jams: () => jamCache.read() }),
    async close() {
      jamCache?.close();
      await Promise.all([jobs.close(), pictures.close()]);
    },
  };
}

const rng = Rng.fromSeed(drawSeed());

/** Seconds after which to try again: up to twice the expected wait, so that callers do not come back all together. */
const retryAfter = (waitMs: number): number => Math.max(1, Math.ceil((waitMs / 1_000) * (1 + rng.below(100) / 100)));

/**
 * Converts failures that a caller can do something about (timeout, long queue, excessive size) into refusals; rethrows
 * all others.
 */
async function toResult<Value>(work: Promise<Value>, signal: AbortSignal, hold: Hold): Promise<Result<Value, Refusal>> {
  try {
    return ok(await work);
  } catch (error) {
    if (signal.aborted) return refuseAborted(signal, 'The work did not end in time.');
    if (error instanceof PoolFullError) {
      await hold();
      const detail = 'The workers are busy with the calls of others.';
      return fail({ code: 'overloaded', detail, retryAfter: retryAfter(error.waitMs) });
    }
    if (error instanceof ThreadEndedError)
      return refuse('overloaded', 'The thread that worked on the call ended twice.');
    if (error instanceof RangeError) return refuse('over_limit', `That cannot be painted: ${error.message}.`);
    throw error;
  }
}
