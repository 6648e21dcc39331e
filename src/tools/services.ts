import { runSearch, type SearchAnswer, type SearchRequest } from '../families/run-search.ts';
import { ok, type Result } from '../lib/result.ts';
import type { JamSnapshot } from '../tabletop/packs/jam/snapshot.ts';
import { type Refusal, refuse } from './errors.ts';

type Served<Value> = Promise<Result<Value, Refusal>>;

/** Heavy work that a host does beside answering calls: Node in threads. */
export interface Services {
  suggest(request: SearchRequest, signal: AbortSignal): Served<SearchAnswer>;
  /** A drawing as PNG, so many pixels wide. */
  rasterize(svg: string, width: number, signal: AbortSignal): Served<Uint8Array>;
  /** Where the rules site is reached, without a slash at its end; left out where links can only be paths. */
  siteUrl?(): string;
  /** What is known of game jams, and what time it is; nothing where no source of jams is set. */
  jams?(): Promise<JamSnapshot | undefined>;
}

/** Where nothing but nodes limits a search, the thread that answers calls looks at so many. */
const EXPERT_NODES = 60_000;

/** Where there are no threads: an answer takes as long as the nodes of its level, and nothing paints. */
export const IN_THREAD: Services = {
  async suggest(request, signal) {
    const { level, limits } = request;
    const most = level === 'expert' ? { nodes: EXPERT_NODES, ...limits } : limits;
    const limited = most ? { ...request, limits: most } : request;
    return ok(
      runSearch(
        limited,
        () => signal.aborted,
        () => performance.now(),
      ),
    );
  },
  async rasterize() {
    return refuse('not_acceptable', 'Nothing here paints PNG.');
  },
};
