import { runSearch, type SearchAnswer, type SearchRequest } from '../families/run-search.ts';
import { ok, type Result } from '../lib/result.ts';
import type { JamSnapshot } from '../tabletop/packs/jam/snapshot.ts';
import { type Refusal, refuse } from './errors.ts';

type ServiceResult<Value> = Promise<Result<Value, Refusal>>;

/**
 * What a host provides to the tools: heavy work, and facts that only the host knows. On Node, the work runs in worker
 * threads.
 */
export interface HostServices {
  suggest(request: SearchRequest, signal: AbortSignal): ServiceResult<SearchAnswer>;
  /** Renders an SVG as PNG, `width` pixels wide. */
  rasterize(svg: string, width: number, signal: AbortSignal): ServiceResult<Uint8Array>;
  /**
   * Returns the address of the rules site, without a slash at the end. If the host does not have this method, links are
   * paths.
   */
  siteUrl?(): string;
  /** Signs the text of a game state. If the host does not have this method, states have no signature. */
  signState?(text: string): string;
  /** Returns the known game jams and the current time; undefined if no source of jams is configured. */
  jams?(): Promise<JamSnapshot | undefined>;
}

/** Maximum number of nodes for a search at expert level in the thread that answers, which has no time limit. */
const EXPERT_NODES = 60_000;

/** Services without worker threads. A search blocks the thread until the node limit of its level; PNG is refused. */
export const SERVICES_WITHOUT_THREADS: HostServices = {
  async suggest(request, signal) {
    const { level, limits } = request;
    const searchLimits = level === 'expert' ? { nodes: EXPERT_NODES, ...limits } : limits;
    const limited = searchLimits ? { ...request, limits: searchLimits } : request;
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
