import { runSearch, type SearchAnswer, type SearchRequest } from '../families/run-search.ts';
import { ok, type Result } from '../lib/result.ts';
import type { JamSnapshot } from '../tabletop/packs/jam/snapshot.ts';
import { type Refusal, refuse } from './errors.ts';

type ServiceResult<Value> = Promise<Result<Value, Refusal>>;

/** Heavy work and facts that a host provides to the tools. On Node, the work runs in threads. */
export interface HostServices {
  suggest(request: SearchRequest, signal: AbortSignal): ServiceResult<SearchAnswer>;
  /** Renders an SVG as PNG, `width` pixels wide. */
  rasterize(svg: string, width: number, signal: AbortSignal): ServiceResult<Uint8Array>;
  /** Returns the address of the rules site, without a slash at the end. If the method is missing, links are paths. */
  siteUrl?(): string;
  /** Returns the known game jams and the current time. Undefined if no source of jams is configured. */
  jams?(): Promise<JamSnapshot | undefined>;
}

/** Node limit of searches at the expert level in the answering thread, where no time limit applies. */
const EXPERT_NODES = 60_000;

/**
 * Services that work in the answering thread. A search blocks until it reaches the node limit of its level, and PNG is
 * refused.
 */
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
