import type { Context as HonoContext } from 'hono';
import type { PageFiles } from '../adapters/page-files.ts';
import type { SiteImage } from '../images/find-image.ts';
import type { Result } from '../lib/result.ts';
import type { McpHandler } from '../mcp/handler.ts';
import type { LazyPages } from '../site/lazy-pages.ts';
import type { ToolCatalogue } from '../tools/catalogue.ts';
import type { Refusal } from '../tools/errors.ts';
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
  /** Scripts and styles of pages. Default: none. */
  pageFiles?: PageFiles;
  mcp: McpHandler;
  /**
   * Services that do heavy work in worker threads. Default: tools do the work in the thread that answers, or refuse it.
   */
  services?: HostServices;
  /** Draws the picture at a decoded path below `/img`. Default: in the thread that answers. */
  findImage?(path: string, query: URLSearchParams, deadline: () => AbortSignal): Promise<Result<SiteImage, Refusal>>;
  settings: Pick<Settings, 'MAX_BODY_BYTES' | 'MAX_CALLS_AT_ONCE' | 'DEADLINE_MS'>;
  baseUrl(): string;
  /** Whether the service answers requests with this Host header. */
  isServed(host: string): boolean;
  /** Whether load balancers should send requests. The service answers all the same while it starts or shuts down. */
  readiness(): Readiness;
  metrics?(): Promise<{ type: string; body: string }>;
  /** Compresses long answers. Default: answers are not compressed. */
  compress?: Compress;
  /** Called after every request, to write logs and count metrics. */
  observe?(context: RequestContext, request: Request, status: number, ms: number): void;
  onError(error: unknown, requestId: string): void;
}

export type Readiness = 'starting' | 'ready' | 'shutting down';

type Env = { Bindings: RequestContext };
export type Ctx = HonoContext<Env>;
export type Handler = (c: Ctx) => Reply;
