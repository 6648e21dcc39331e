import type { JamCache } from '../adapters/jams/jam-cache.ts';
import { createStateSigner } from '../adapters/state-signer.ts';
import { ok, type Result } from '../lib/result.ts';
import { type Refusal, refuse, refuseAborted } from '../tools/errors.ts';
import type { HostServices } from '../tools/services.ts';
import { createPngPool } from '../workers/png-pool.ts';
import { createSearchPool } from '../workers/search-pool.ts';
import { PoolFullError } from '../workers/thread-pool.ts';

/** Services that run heavy work in worker threads. The threads start at the first use and end with `close`. */
export interface ThreadServices extends HostServices {
  close(): Promise<void>;
}

/** Maximum number of searches that run or wait. If each takes a second, the last ones miss their deadline. */
const MAX_SEARCHES = 32;

export interface ThreadServiceOptions {
  /** Cache of the game jams; undefined if no source is configured. */
  readonly jamCache: JamCache | undefined;
  readonly siteUrl: () => string;
  /** Key with which game states are signed; undefined if they are not. */
  readonly stateKey: string | undefined;
}

export function createThreadServices({ jamCache, siteUrl, stateKey }: ThreadServiceOptions): ThreadServices {
  const searches = createSearchPool({ maxTasks: MAX_SEARCHES });
  const pictures = createPngPool();
  return {
    suggest: (request, signal) => toResult(searches.search(request, signal), signal),
    rasterize: (svg, width, signal) => toResult(pictures.rasterize(svg, width, signal), signal),
    siteUrl,
    ...(stateKey !== undefined && { signState: createStateSigner(stateKey) }),
    ...(jamCache && { jams: () => jamCache.read() }),
    async close() {
      jamCache?.close();
      await Promise.all([searches.close(), pictures.close()]);
    },
  };
}

/**
 * Converts failures that a caller can do something about (timeout, full queue, excessive size) into refusals; rethrows
 * all others.
 */
async function toResult<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Result<Value, Refusal>> {
  try {
    return ok(await work);
  } catch (error) {
    if (signal.aborted) return refuseAborted(signal, 'The work did not end in time.');
    if (error instanceof PoolFullError) {
      return refuse('overloaded', `The workers are busy: ${error.message}.`);
    }
    if (error instanceof RangeError) return refuse('over_limit', `That cannot be painted: ${error.message}.`);
    throw error;
  }
}
