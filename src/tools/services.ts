import { runSearch, type SearchRequest } from '../families/run-search.ts';
import type { SearchAnswer } from '../families/search-answer.ts';
import { ok, type Result } from '../lib/result.ts';
import type { JamSnapshot } from '../tabletop/packs/jam/snapshot.ts';
import type { CallClass } from './call-class.ts';
import { type Refusal, refuse } from './errors.ts';

type ServiceResult<Value> = Promise<Result<Value, Refusal>>;

/** A call of a tool as plain data, for a host that runs it elsewhere. */
export interface PlainCall {
  readonly tool: string;
  readonly args: unknown;
  /** Seed of the call, if the caller gave one or the tool is random. */
  readonly seed: string | undefined;
}

/** The result of a call that ran elsewhere, and the seed that it used, if it is not the one that it got. */
export interface CallAnswer {
  /** The outcome as JSON text: reading it takes less of the thread that answers than copying many objects. */
  readonly outcome: string;
  readonly seed: string | undefined;
}

/**
 * What a host provides to the tools: heavy work, and facts that only the host knows. On Node, the work runs in worker
 * threads.
 */
export interface HostServices {
  suggest(request: SearchRequest, signal: AbortSignal): ServiceResult<SearchAnswer>;
  /**
   * Runs a call that is not quick in a worker thread. If the host does not have this method, calls of all classes run on
   * the thread that answers.
   */
  callElsewhere?(kind: Exclude<CallClass, 'quick'>, call: PlainCall, signal: AbortSignal): ServiceResult<CallAnswer>;
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
