import type { JamCache } from '../adapters/jams/jam-cache.ts';
import { ok, type Result } from '../lib/result.ts';
import { type Refusal, refuse } from '../tools/errors.ts';
import type { Services } from '../tools/services.ts';
import { createPngPool } from '../workers/png-pool.ts';
import { createSearchPool } from '../workers/search-pool.ts';
import { PoolFull } from '../workers/thread-pool.ts';

/** Heavy work in threads. None runs before it is needed, and `close` ends them. */
export interface ThreadServices extends Services {
  close(): Promise<void>;
}

/** Most take some milliseconds; of those that think for a second, the last ones leave by their deadline. */
const MOST_SEARCHES = 32;

export interface Host {
  /** Where jams are read, if a source of them is set. */
  readonly desk: JamCache | undefined;
  readonly siteUrl: () => string;
}

export function threadServices({ desk, siteUrl }: Host): ThreadServices {
  const searches = createSearchPool({ maxTasks: MOST_SEARCHES });
  const pictures = createPngPool();
  return {
    suggest: (request, signal) => answered(searches.think(request, signal), signal),
    rasterize: (svg, width, signal) => answered(pictures.rasterize(svg, width, signal), signal),
    siteUrl,
    ...(desk && { jams: () => desk.read() }),
    async close() {
      desk?.close();
      await Promise.all([searches.close(), pictures.close()]);
    },
  };
}

/** What a caller can do something about is a refusal; the rest is a mistake of ours. */
async function answered<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Result<Value, Refusal>> {
  try {
    return ok(await work);
  } catch (error) {
    if (signal.aborted) return refuse('deadline', 'The work did not end in time.');
    if (error instanceof PoolFull) {
      return refuse('overloaded', `Too much at once: ${error.message}.`);
    }
    if (error instanceof RangeError) return refuse('over_limit', `That cannot be painted: ${error.message}.`);
    throw error;
  }
}
