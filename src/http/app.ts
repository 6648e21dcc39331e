import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { decodePath, withoutTrailingSlash } from '../lib/url.ts';
import { withAddress } from '../site/head.ts';
import type { LazyPage, LazyPages, PageRedirect, PageRefusal } from '../site/lazy-pages.ts';
import { notFoundPage } from '../site/not-found-page.ts';
import type { ToolCatalogue } from '../tools/catalogue.ts';
import { CLIENT_GONE, ERROR_CODES, type Refusal } from '../tools/errors.ts';
import { IMAGE_ROOT } from '../tools/image-address.ts';
import { CACHE_CONTROL, etagOf } from './documents.ts';
import { createHold } from './hold.ts';
import type { AppParts, Ctx, Handler, Readiness, RequestContext } from './parts.ts';
import {
  MAX_PATH_LENGTH,
  type Reply,
  reply,
  replyCacheable,
  replyJson,
  replyMethodNotAllowed,
  replyPage,
  replyPreflight,
  replyRefusal,
} from './replies.ts';
import { ASSETS_ROUTE, getAsset, getServiceWorker, WORKER_PATH } from './routes/asset-route.ts';
import { getTool, methodsOf, postCall, postTool } from './routes/call-routes.ts';
import { getImage } from './routes/image-route.ts';
import { postMcp } from './routes/mcp-route.ts';
import { sitePictureRoutes } from './routes/site-picture-route.ts';
import { watchTurns } from './turn.ts';

/** The whole service as a function from Request to Response. Adapters run it on Node, at an edge or in a lambda. */
export interface App {
  fetch(request: Request): Promise<Response>;
}

/** Creates the app: routes for tools, documents, pages, MCP, health and metrics. */
export function createApp(parts: AppParts): App {
  const app = new Hono<{ Bindings: RequestContext }>({ getPath: (request) => withoutApiSlash(getPath(request)) });
  const routes = routesOf(parts);
  for (const [path, methods] of Object.entries(routes)) {
    for (const [method, handler] of Object.entries(methods)) app.on(method, path, handler);
  }
  const methodsAt = methodFinder(routes);
  app.notFound((c) => {
    const methods = toolMethodsAt(parts.catalogue, c.req.path) ?? methodsAt(c.req.path);
    if (methods) return replyMethodNotAllowed(c.env, c.req, methods);
    return replyRefusal(c.env, {
      code: 'unknown_path',
      detail: `There is nothing at ${c.req.path.slice(0, MAX_PATH_LENGTH)}.`,
    });
  });
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) return replyRefusal(c.env, CLIENT_GONE);
    parts.onError(error, c.env.id);
    return replyRefusal(c.env, { code: 'internal_error', detail: 'The call failed through a mistake of ours.' });
  });
  const methods = [...new Set(Object.values(routes).flatMap((byMethod) => Object.keys(byMethod)))].join(', ');
  return { fetch: gate(parts, methods, async (request, context) => app.fetch(request, context)) };
}

/** Removes a slash at the end of the paths of the API and of MCP. Pages redirect to the path without it. */
const withoutApiSlash = (path: string): string =>
  path.endsWith('/') && /^\/(?:mcp|api\/(?:call|tools)(?:\/|$))/.test(path) ? withoutTrailingSlash(path) : path;

/** Returns the methods of the route of a tool; undefined for other paths. They differ between tools. */
function toolMethodsAt(catalogue: ToolCatalogue, path: string): readonly string[] | undefined {
  const name = /^\/api\/tools\/([^/]+)$/.exec(path)?.[1];
  return name === undefined ? undefined : methodsOf(catalogue.find(name));
}

type Routes = Record<string, Record<string, Handler>>;

function routesOf(parts: AppParts): Routes {
  const routes: Routes = {
    '/api/call': { POST: (c) => postCall(parts, c) },
    '/api/tools/:name': { GET: (c) => getTool(parts, c), POST: (c) => postTool(parts, c) },
    '/mcp': { POST: (c) => postMcp(parts, c) },
    '/healthz': { GET: (c) => replyJson(c.env, 200, { status: 'ok' }) },
    '/readyz': { GET: (c) => replyReady(c, parts.readiness()) },
  };
  routes[`${IMAGE_ROOT}/*`] = { GET: (c) => getImage(parts, c) };
  for (const [path, handler] of sitePictureRoutes(parts)) routes[path] = { GET: handler };
  const { metrics, pageFiles } = parts;
  if (pageFiles) {
    routes[ASSETS_ROUTE] = { GET: (c) => getAsset(pageFiles, c) };
    routes[WORKER_PATH] = { GET: (c) => getServiceWorker(pageFiles, c) };
  }
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
  { isServed, settings, observe, compress, baseUrl }: AppParts,
  methods: string,
  route: (request: Request, context: RequestContext) => Promise<Response>,
): App['fetch'] {
  const newId = requestIds();
  const turns = watchTurns();
  const hold = createHold(Number.POSITIVE_INFINITY);
  let running = 0;
  const missingPageOf = (request: Request) => (refused: Refusal) => {
    const path = decodePath(new URL(request.url).pathname);
    return withAddress(notFoundPage(refused, path), path, { base: baseUrl(), rules: baseUrl() });
  };
  const refuseForLoad = async (caller: RequestContext, detail: string): Promise<Response> => {
    await hold();
    return replyRefusal(caller, { code: 'overloaded', detail });
  };
  const refuseEarly = (request: Request, caller: RequestContext): Reply | undefined => {
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
    if (isMonitoring(request.url)) return undefined;
    if (turns.isLate()) return refuseForLoad(caller, LATE);
    if (caller.countAs(1)) return undefined;
    const detail = `${running} calls are in work, and the service takes at most ${settings.MAX_CALLS_AT_ONCE} at the same time.`;
    return refuseForLoad(caller, detail);
  };
  return async (request) => {
    const started = performance.now();
    const { headers } = request;
    let calls = 0;
    const context: RequestContext = {
      id: newId(headers.get('x-request-id')),
      isFromWebPage: headers.has('origin'),
      acceptEncoding: headers.get('accept-encoding'),
      missingPage: headers.get('accept')?.includes('text/html') ? missingPageOf(request) : undefined,
      compress,
      tool: undefined,
      countAs(count) {
        const others = running - calls;
        if (others + count > settings.MAX_CALLS_AT_ONCE) return false;
        running = others + count;
        calls = count;
        return true;
      },
    };
    let response: Response;
    try {
      response = await (refuseEarly(request, context) ?? route(request, context));
    } finally {
      running -= calls;
    }
    observe?.(context, request, response.status, performance.now() - started);
    return response;
  };
}

const LATE = 'More calls came at the same time than the service can answer without delay.';

/** Whether a request asks how the service is. It is answered however busy the service is. */
const isMonitoring = (url: string): boolean => /^https?:\/\/[^/]*\/(?:healthz|readyz|metrics)$/.test(url);

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

function serveLazyPage(c: Ctx, lazyPages: LazyPages): Reply {
  const { pathname, searchParams } = new URL(c.req.url);
  const path = decodePath(pathname);
  const found = lazyPages.find(withoutTrailingSlash(path), searchParams);
  if (!found) return replyRefusal(c.env, lazyPages.notFound(path.slice(0, MAX_PATH_LENGTH)));
  if ('refused' in found) return replyRefused(c, found);
  if ('to' in found) return redirect(c, found);
  if (path.endsWith('/')) return redirect(c, { to: withoutTrailingSlash(pathname) });
  return serveText(c, found.type, { body: found.body, etag: etagFor(found) }, found);
}

/** Refuses with the page that says so to browsers, and as JSON for all other clients. */
function replyRefused({ env }: Ctx, { refused, page }: PageRefusal): Reply {
  const vary = { vary: 'accept' };
  return env.missingPage
    ? replyPage(env, ERROR_CODES[refused.code].status, page, vary)
    : replyRefusal(env, refused, vary);
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

/**
 * Redirects to the canonical path of a page, keeping the query unless it is dropped. Nobody may keep a redirect to
 * something fresh, which has used the query up.
 */
function redirect(c: Ctx, { to, isFresh, dropsQuery }: PageRedirect): Reply {
  const location = isFresh || dropsQuery || to.includes('?') ? to : to + new URL(c.req.url).search;
  const [status, caching] = isFresh ? [302, 'no-store'] : [308, CACHE_CONTROL];
  return reply(c.env, status, null, { location, 'cache-control': caching });
}

/** Sends a text that does not change while the service runs. `key` stands for it. */
const serveText = (c: Ctx, type: string, text: { body: string; etag: string }, key: object = text): Reply =>
  replyCacheable(c.env, c.req.header('if-none-match'), {
    ...text,
    headers: { 'content-type': type, 'cache-control': CACHE_CONTROL, 'x-content-type-options': 'nosniff' },
    key,
  });

const replyText = (c: Ctx, { type, body }: { type: string; body: string }): Reply =>
  reply(c.env, 200, body, { 'content-type': type });

const replyReady = (c: Ctx, status: Readiness): Reply => replyJson(c.env, status === 'ready' ? 200 : 503, { status });
