import { Hono, type Context as HonoContext } from 'hono';
import { findImage } from '../images/find-image.ts';
import { withoutTrailingSlash } from '../lib/url.ts';
import type { McpHandler } from '../mcp/handler.ts';
import { parseToolsets } from '../mcp/toolsets.ts';
import { HTML_MEDIA_TYPE, SVG_MEDIA_TYPE } from '../site/documents.ts';
import type { LazyPage, LazyPages } from '../site/lazy-pages.ts';
import { notFoundPage } from '../site/not-found-page.ts';
import { CallBody, readCallBody } from '../tools/call-body.ts';
import type { ListedTool, ToolCatalogue } from '../tools/catalogue.ts';
import { isValidSeed, LazyCallContext } from '../tools/context.ts';
import { type Refusal, refuse } from '../tools/errors.ts';
import { argumentFaultsOf } from '../tools/faults.ts';
import { IMAGE_ROOT } from '../tools/image-address.ts';
import { type HostServices, SERVICES_WITHOUT_THREADS } from '../tools/services.ts';
import type { ToolPicture } from '../tools/tool.ts';
import { preferredMediaType } from './accept.ts';
import { readJson } from './body.ts';
import { etagMatches, etagOf, type StaticDocument } from './documents.ts';
import {
  type ReplyContext,
  reply,
  replyJson,
  replyPreflight,
  replyRefusal,
  toolHeaders,
  withSharedHeaders,
} from './replies.ts';
import type { Settings } from './settings.ts';

/**
 * Facts about a request, which `gate` collects and passes to the handlers. The routes that call a tool set `tool` to
 * its name.
 */
export interface RequestContext extends ReplyContext {
  tool: string | undefined;
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
  /** Called after every request, to write logs and count metrics. */
  observe?(context: RequestContext, request: Request, status: number, ms: number): void;
  onError(error: unknown, requestId: string): void;
}

type Env = { Bindings: RequestContext };
type Ctx = HonoContext<Env>;
type Headers = Record<string, string>;
type Handler = (c: Ctx) => Response | Promise<Response>;

/** The whole service as a function from Request to Response. Adapters run it on Node, at an edge or in a lambda. */
export interface App {
  fetch(request: Request): Promise<Response>;
}

/** Creates the app: routes for tools, documents, pages, MCP, health and metrics. */
export function createApp(parts: AppParts): App {
  const app = new Hono<Env>();
  const routes = routesOf(parts);
  for (const [path, methods] of Object.entries(routes)) {
    for (const [method, handler] of Object.entries(methods)) app.on(method, path, handler);
  }
  const methodsAt = methodFinder(routes);
  app.notFound((c) => {
    const methods = methodsAt(c.req.path);
    if (methods) return methodNotAllowed(c, methods);
    return replyRefusal(c.env, {
      code: 'unknown_path',
      detail: `There is nothing at ${c.req.path.slice(0, MAX_PATH_LENGTH)}.`,
    });
  });
  app.onError((error, c) => {
    parts.onError(error, c.env.id);
    return replyRefusal(c.env, { code: 'internal_error', detail: 'The call failed through a mistake of ours.' });
  });
  const methods = [...new Set(Object.values(routes).flatMap((byMethod) => Object.keys(byMethod)))].join(', ');
  return { fetch: gate(parts, methods, async (request, context) => app.fetch(request, context)) };
}

type Routes = Record<string, Record<string, Handler>>;

function routesOf(parts: AppParts): Routes {
  const routes: Routes = {
    '/api/call': { POST: (c) => callAny(parts, c) },
    '/api/tools/:name': { POST: (c) => callNamed(parts, c) },
    '/mcp': { POST: (c) => serveMcp(parts, c) },
    '/healthz': { GET: (c) => replyJson(c.env, 200, { status: 'ok' }) },
    '/readyz': { GET: (c) => replyReady(c, parts.isReady()) },
  };
  routes[`${IMAGE_ROOT}/*`] = { GET: (c) => serveImage(parts, c) };
  const { metrics } = parts;
  if (metrics) routes['/metrics'] = { GET: async (c) => replyText(c, await metrics()) };
  for (const one of parts.documents) routes[one.path] = { GET: (c) => serveText(c, one.type, one.read()) };
  for (const lazy of parts.lazyPages) routes[`${lazy.path}/*`] = { GET: (c) => serveLazyPage(c, lazy) };
  return routes;
}

/**
 * Returns a function that lists the methods of a path, for a 405. A second handler on each path could do the same, but
 * Hono is slower if several handlers match.
 */
function methodFinder(routes: Routes): (path: string) => string[] | undefined {
  const patterns = Object.entries(routes).map(([path, methods]) => ({
    pattern: new RegExp(
      `^${path
        .replace(/[.]/g, '\\.')
        .replace(/:\w+/g, '[^/]+')
        .replace(/[/][*]$/, '(?:/.*)?')}$`,
    ),
    methods: Object.keys(methods),
  }));
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.methods;
}

/**
 * Wraps the router in the work that every request needs: ID, Host check, CORS preflight, limit of concurrent calls, and
 * log line. It is not a middleware, because Hono routes more slowly with one.
 */
function gate(
  { isServed, settings, observe }: AppParts,
  methods: string,
  route: (request: Request, context: RequestContext) => Promise<Response>,
): App['fetch'] {
  const newId = requestIds();
  let running = 0;
  const refuseEarly = (request: Request, caller: ReplyContext): Response | undefined => {
    const host = request.headers.get('host');
    if (host !== null && !isServed(host)) {
      return replyRefusal(caller, {
        code: 'forbidden_host',
        detail: `This service does not answer to ${host.slice(0, 100)}.`,
      });
    }
    if (request.method === 'OPTIONS') {
      return replyPreflight(caller, methods, request.headers.get('access-control-request-headers'));
    }
    if (running < settings.MAX_CALLS_AT_ONCE) return undefined;
    const detail = `${running} calls are in work, at most ${settings.MAX_CALLS_AT_ONCE} are taken at once.`;
    return replyRefusal(caller, { code: 'overloaded', detail });
  };
  return async (request) => {
    const started = performance.now();
    const { headers } = request;
    const context: RequestContext = {
      id: newId(headers.get('x-request-id')),
      isFromWebPage: headers.has('origin'),
      tool: undefined,
    };
    let response = refuseEarly(request, context);
    if (!response) {
      running++;
      try {
        response = await route(request, context);
      } finally {
        running--;
      }
    }
    observe?.(context, request, response.status, performance.now() - started);
    return response;
  };
}

/**
 * Returns a function that makes request IDs. It keeps the caller's ID if that has plain characters only. Otherwise it
 * combines the start time of the process with a counter.
 */
function requestIds(): (given: string | null) => string {
  const process = Math.floor(performance.timeOrigin).toString(36);
  let count = 0;
  return (given) => {
    if (given !== null && /^[\w.-]{1,64}$/.test(given)) return given;
    count++;
    return `${process}-${count.toString(36)}`;
  };
}

async function callNamed(parts: AppParts, c: Ctx): Promise<Response> {
  const name = c.req.param('name')!;
  const tool = parts.catalogue.find(name);
  if (!tool) return unknownTool(parts, c, name);
  const args = await readJson(c.req.raw, parts.settings.MAX_BODY_BYTES);
  return args.ok
    ? callTool(parts, c, tool, args.value)
    : replyRefusal(c.env, args.error, toolHeaders(tool, parts.baseUrl()));
}

async function callAny(parts: AppParts, c: Ctx): Promise<Response> {
  const body = await readJson(c.req.raw, parts.settings.MAX_BODY_BYTES);
  if (!body.ok) return replyRefusal(c.env, body.error);
  const call = readCallBody(body.value);
  const parsed = CallBody.safeParse(call);
  if (!parsed.success) {
    const errors = argumentFaultsOf(parsed.error.issues, call, Object.keys(CallBody.shape));
    const detail = `/api/call: ${errors.map(({ message }) => message).join('; ')}.`;
    return replyRefusal(c.env, { code: 'invalid_arguments', detail, errors });
  }
  const tool = parts.catalogue.find(parsed.data.tool);
  // Pass on the arguments unparsed: the tool reports what is wrong with them.
  const { args } = call as { args?: unknown };
  return tool ? callTool(parts, c, tool, args ?? {}) : unknownTool(parts, c, parsed.data.tool);
}

const unknownTool = ({ catalogue }: AppParts, c: Ctx, name: string): Response =>
  replyRefusal(c.env, { code: 'unknown_tool', detail: catalogue.unknownTool(name) });

async function callTool(parts: AppParts, c: Ctx, tool: ListedTool, args: unknown): Promise<Response> {
  c.env.tool = tool.name;
  const headers: Headers = { ...toolHeaders(tool, parts.baseUrl()), ...(tool.hasPicture && { vary: 'accept' }) };
  const seed = c.req.header('x-seed') ?? c.req.query('seed');
  if (seed !== undefined && !isValidSeed(seed)) return replyRefusal(c.env, badSeed, headers);
  const call = new LazyCallContext({
    seed,
    services: parts.services,
    signal: () => AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(parts.settings.DEADLINE_MS)]),
  });
  const outcome = await parts.catalogue.call(tool.name, args, call);
  if (!outcome.ok) return replyRefusal(c.env, outcome.error, headers);
  if (tool.random) headers['x-seed'] = call.seed;
  const picture = tool.picture(outcome.value);
  return picture
    ? replyInMediaType(c, outcome.value, picture, call, headers)
    : replyJson(c.env, 200, outcome.value, headers);
}

/** Sends the result of a tool that has a picture: as JSON, SVG or PNG, whichever the Accept header prefers. */
async function replyInMediaType(
  c: Ctx,
  value: object,
  picture: ToolPicture,
  call: LazyCallContext,
  headers: Headers,
): Promise<Response> {
  const mediaType = preferredMediaType(c.req.header('accept'));
  if (mediaType === 'application/json') return replyJson(c.env, 200, value, headers);
  const type = { ...headers, 'content-type': mediaType, 'x-content-type-options': 'nosniff' };
  if (mediaType === 'image/svg+xml') return reply(c.env, 200, picture.svg, type);
  const png = await call.services.rasterize(picture.svg, picture.width, call.signal);
  return png.ok
    ? reply(c.env, 200, png.value as Uint8Array<ArrayBuffer>, type)
    : replyRefusal(c.env, png.error, headers);
}

const badSeed: Refusal = {
  code: 'invalid_arguments',
  detail: 'The seed is 1 to 100 printable ASCII characters, with no space at either end.',
  errors: [{ path: 'x-seed', message: 'the seed cannot be used', expected: '1 to 100 printable ASCII characters' }],
};

async function serveMcp({ mcp, settings }: AppParts, c: Ctx): Promise<Response> {
  const toolsets = parseToolsets(c.req.query('toolsets'));
  if (!toolsets.ok) return replyRefusal(c.env, toolsets.error);
  const body = await readJson(c.req.raw, settings.MAX_BODY_BYTES);
  if (body.ok) return withSharedHeaders(c.env, await mcp.fetch(c.req.raw, body.value, toolsets.value));
  if (body.error.code !== 'malformed_json') return replyRefusal(c.env, body.error);
  return replyJson(c.env, 400, { jsonrpc: '2.0', id: null, error: { code: -32700, message: body.error.detail } });
}

function serveLazyPage(c: Ctx, lazyPages: LazyPages): Response {
  const { pathname, searchParams } = new URL(c.req.url);
  const path = decodePath(pathname);
  const found = lazyPages.find(withoutTrailingSlash(path), searchParams);
  if (!found) return replyNotFound(c, lazyPages.notFound(path.slice(0, MAX_PATH_LENGTH)));
  if ('to' in found) return redirect(c, found.to);
  if (path.endsWith('/')) return redirect(c, withoutTrailingSlash(pathname));
  return serveText(c, found.type, { body: found.body, etag: etagFor(found) });
}

/** Sends a picture as SVG or PNG. A client that has it gets 304, and nothing is painted. */
async function serveImage({ services, settings }: AppParts, c: Ctx): Promise<Response> {
  const { pathname, searchParams } = new URL(c.req.url);
  const found = findImage(decodePath(pathname), searchParams);
  if (!found.ok) return replyRefusal(c.env, found.error);
  const { svg, width, format, etag } = found.value;
  const headers = { etag, 'cache-control': CACHE_CONTROL, 'x-content-type-options': 'nosniff' };
  // As with texts, a cache may reuse the answer for a web page on another site.
  const caller: Ctx['env'] = { ...c.env, isFromWebPage: true };
  if (etagMatches(c.req.header('if-none-match'), etag)) return reply(caller, 304, null, headers);
  if (format === 'svg') return reply(caller, 200, svg, { 'content-type': SVG_MEDIA_TYPE, ...headers });
  const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(settings.DEADLINE_MS)]);
  const png = await (services ?? SERVICES_WITHOUT_THREADS).rasterize(svg, width, signal);
  if (!png.ok) return replyRefusal(c.env, png.error);
  return reply(caller, 200, png.value as Uint8Array<ArrayBuffer>, { 'content-type': 'image/png', ...headers });
}

/** Sends a 404: a page to browsers, which accept text/html by name, and the refusal as JSON to all other clients. */
function replyNotFound(c: Ctx, missing: Refusal): Response {
  const vary = { vary: 'accept' };
  if (!c.req.header('accept')?.includes('text/html')) return replyRefusal(c.env, missing, vary);
  return reply(c.env, 404, notFoundPage(missing), {
    'content-type': HTML_MEDIA_TYPE,
    'x-content-type-options': 'nosniff',
    ...vary,
  });
}

const etags = new WeakMap<LazyPage, string>();

/**
 * Returns the ETag of a page. It is computed once for each cached page, because some pages have hundreds of kilobytes.
 */
function etagFor(page: LazyPage): string {
  const etag = etags.get(page) ?? etagOf(page.body);
  etags.set(page, etag);
  return etag;
}

/** Redirects to the canonical path of a page, keeping the query. */
const redirect = (c: Ctx, to: string): Response =>
  reply(c.env, 308, null, { location: to + new URL(c.req.url).search, 'cache-control': CACHE_CONTROL });

/** Maximum length of a path in a refusal, in characters. */
const MAX_PATH_LENGTH = 100;

/**
 * Decodes a path. A malformed path, or one with an encoded slash, is returned unchanged, so that no page matches it.
 */
function decodePath(path: string): string {
  if (/%2f/i.test(path)) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Caching of pages for 5 minutes. They change only with a new version of the service. */
const CACHE_CONTROL = 'public, max-age=300';

function serveText(c: Ctx, type: string, { body, etag }: { body: string; etag: string }): Response {
  const headers = { etag, 'cache-control': CACHE_CONTROL, 'x-content-type-options': 'nosniff' };
  // Always send CORS headers: a cache may reuse the answer for a web page on another site.
  const caller: Ctx['env'] = { ...c.env, isFromWebPage: true };
  if (etagMatches(c.req.header('if-none-match'), etag)) return reply(caller, 304, null, headers);
  return reply(caller, 200, body, { 'content-type': type, ...headers });
}

const replyText = (c: Ctx, { type, body }: { type: string; body: string }): Response =>
  reply(c.env, 200, body, { 'content-type': type });

const replyReady = (c: Ctx, isReady: boolean): Response =>
  replyJson(c.env, isReady ? 200 : 503, { status: isReady ? 'ready' : 'shutting down' });

function methodNotAllowed(c: Ctx, methods: string[]): Response {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const refused = refuse(
    'method_not_allowed',
    `${c.req.path.slice(0, MAX_PATH_LENGTH)} takes ${allow}, not ${c.req.method}.`,
  );
  return replyRefusal(c.env, refused.error, { allow });
}
