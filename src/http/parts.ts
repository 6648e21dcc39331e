import type { Context as HonoContext } from 'hono';
import type { McpHandler } from '../mcp/handler.ts';
import type { LazyPages } from '../site/lazy-pages.ts';
import type { ToolCatalogue } from '../tools/catalogue.ts';
import type { HostServices } from '../tools/services.ts';
import type { StaticDocument } from './documents.ts';
import type { Compress, Reply, ReplyContext } from './replies.ts';
import type { Settings } from './settings.ts';

/**
 * Facts about a request, which the app collects and passes to the handlers. The routes that call a tool set `tool` to
 * its name.
 */
export interface RequestContext extends ReplyContext {
  tool: string | undefined;
  /** Counts the request as this many calls. Returns false, and counts nothing, if the service has no room for them. */
  countAs(calls: number): boolean;
}

/** Everything from which the app is assembled. */
export interface AppParts {
  catalogue: ToolCatalogue;
  documents: readonly StaticDocument[];
  lazyPages: readonly LazyPages[];
  mcp: McpHandler;
  /**
   * Services that do heavy work in worker threads. Default: tools do the work in the thread that answers, or refuse it.
   */
  services?: HostServices;
  settings: Pick<Settings, 'MAX_BODY_BYTES' | 'MAX_CALLS_AT_ONCE' | 'DEADLINE_MS'>;
  baseUrl(): string;
  /** Whether the service answers requests with this Host header. */
  isServed(host: string): boolean;
  /** Whether the service takes requests. False while it shuts down, so that load balancers send no more. */
  isReady(): boolean;
  metrics?(): Promise<{ type: string; body: string }>;
  /** Compresses long answers. Default: answers are not compressed. */
  compress?: Compress;
  /** Called after every request, to write logs and count metrics. */
  observe?(context: RequestContext, request: Request, status: number, ms: number): void;
  onError(error: unknown, requestId: string): void;
}

type Env = { Bindings: RequestContext };
export type Ctx = HonoContext<Env>;
export type Handler = (c: Ctx) => Reply;
