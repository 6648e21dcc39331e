import { Hono, type Context as HonoContext } from 'hono';
import { withoutTrailingSlash } from '../lib/url.ts';
import type { McpHandler } from '../mcp/handler.ts';
import { parseToolsets } from '../mcp/toolsets.ts';
import { HTML } from '../site/documents.ts';
import type { LazyPage, LazyPages } from '../site/lazy-pages.ts';
import { missingPage } from '../site/missing-page.ts';
import { CallBody } from '../tools/call-body.ts';
import type { Catalogue, ListedTool } from '../tools/catalogue.ts';
import { Call, isSeed } from '../tools/context.ts';
import { type Refusal, refuse } from '../tools/errors.ts';
import { faultsOf } from '../tools/faults.ts';
import type { Services } from '../tools/services.ts';
import type { Picture } from '../tools/tool.ts';
import { preferredForm } from './accept.ts';
import { readJson } from './body.ts';
import { type Document, etagOf, matches } from './documents.ts';
import { type Caller, json, opened, preflight, refusal, reply, toolHeaders } from './replies.ts';
import type { Settings } from './settings.ts';

/** What the gate knows of a request and hands on. */
export interface Passage extends Caller {
  tool: string | undefined;
}

export interface AppParts {
  catalogue: Catalogue;
  documents: readonly Document[];
  shelves: readonly LazyPages[];
  mcp: McpHandler;
  /** What is done in threads; where there are none, the tools do without. */
  services?: Services;
  settings: Pick<Settings, 'MAX_BODY_BYTES' | 'MAX_CALLS_AT_ONCE' | 'DEADLINE_MS'>;
  baseUrl(): string;
  /** Whether a Host header is answered to. */
  isServed(host: string): boolean;
  /** False while the service shuts down: load balancers send nothing more. */
  isReady(): boolean;
  metrics?(): Promise<{ type: string; body: string }>;
  /** Sees every request with its answer: for logs and metrics. `tool` is set where the route is a tool's. */
  observe?(passage: Passage, request: Request, status: number, ms: number): void;
  onError(error: unknown, requestId: string): void;
}

type Env = { Bindings: Passage };
type Ctx = HonoContext<Env>;
type Headers = Record<string, string>;
type Handler = (c: Ctx) => Response | Promise<Response>;

/** The service as one function from Request to Response; what runs it (Node, an edge, a lambda) is an adapter. */
export interface App {
  fetch(request: Request): Promise<Response>;
}

export function createApp(parts: AppParts): App {
  const app = new Hono<Env>();
  const routes = routesOf(parts);
  for (const [path, methods] of Object.entries(routes)) {
    for (const [method, handler] of Object.entries(methods)) app.on(method, path, handler);
  }
  const other = otherMethods(routes);
  app.notFound((c) => {
    const methods = other(c.req.path);
    if (methods) return methodNotAllowed(c, methods);
    return refusal(c.env, {
      code: 'unknown_path',
      detail: `There is nothing at ${c.req.path.slice(0, LONGEST_PATH)}.`,
    });
  });
  app.onError((error, c) => {
    parts.onError(error, c.env.id);
    return refusal(c.env, { code: 'internal_error', detail: 'The call failed through a mistake of ours.' });
  });
  const methods = [...new Set(Object.values(routes).flatMap((byMethod) => Object.keys(byMethod)))].join(', ');
  return { fetch: gate(parts, methods, async (request, passage) => app.fetch(request, passage)) };
}

type Routes = Record<string, Record<string, Handler>>;

function routesOf(parts: AppParts): Routes {
  const routes: Routes = {
    '/api/call': { POST: (c) => callAny(parts, c) },
    '/api/tools/:name': { POST: (c) => callNamed(parts, c) },
    '/mcp': { POST: (c) => mcp(parts, c) },
    '/healthz': { GET: (c) => json(c.env, 200, { status: 'ok' }) },
    '/readyz': { GET: (c) => ready(c, parts.isReady()) },
  };
  const { metrics } = parts;
  if (metrics) routes['/metrics'] = { GET: async (c) => plain(c, await metrics()) };
  for (const one of parts.documents) routes[one.path] = { GET: (c) => serveText(c, one.type, one.read()) };
  for (const shelf of parts.shelves) routes[`${shelf.path}/*`] = { GET: (c) => serveShelved(c, shelf) };
  return routes;
}

/**
 * The methods of a path that was asked for by another. A second handler at each path could say so too, but Hono takes
 * its slow way where more than one handler matches.
 */
function otherMethods(routes: Routes): (path: string) => string[] | undefined {
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
 * What every request passes: its id, the Host check, the preflight, the limit of calls at once, its log line. It stands
 * around the router rather than in it, because a router with a middleware takes its slow way.
 */
function gate(
  { isServed, settings, observe }: AppParts,
  methods: string,
  pass: (request: Request, passage: Passage) => Promise<Response>,
): App['fetch'] {
  const newId = requestIds();
  let inWork = 0;
  const refused = (request: Request, caller: Caller): Response | undefined => {
    const host = request.headers.get('host');
    if (host !== null && !isServed(host)) {
      return refusal(caller, {
        code: 'forbidden_host',
        detail: `This service does not answer to ${host.slice(0, 100)}.`,
      });
    }
    if (request.method === 'OPTIONS') {
      return preflight(caller, methods, request.headers.get('access-control-request-headers'));
    }
    if (inWork < settings.MAX_CALLS_AT_ONCE) return undefined;
    const detail = `${inWork} calls are in work, at most ${settings.MAX_CALLS_AT_ONCE} are taken at once.`;
    return refusal(caller, { code: 'overloaded', detail });
  };
  return async (request) => {
    const started = performance.now();
    const { headers } = request;
    const passage: Passage = { id: newId(headers.get('x-request-id')), isPage: headers.has('origin'), tool: undefined };
    let response = refused(request, passage);
    if (!response) {
      inWork++;
      try {
        response = await pass(request, passage);
      } finally {
        inWork--;
      }
    }
    observe?.(passage, request, response.status, performance.now() - started);
    return response;
  };
}

/** Ids of requests: the caller's own if it is plain, else one that is unique to this process. */
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
    : refusal(c.env, args.error, toolHeaders(tool, parts.baseUrl()));
}

async function callAny(parts: AppParts, c: Ctx): Promise<Response> {
  const body = await readJson(c.req.raw, parts.settings.MAX_BODY_BYTES);
  if (!body.ok) return refusal(c.env, body.error);
  const parsed = CallBody.safeParse(body.value);
  if (!parsed.success) {
    const errors = faultsOf(parsed.error.issues, body.value, Object.keys(CallBody.shape));
    const detail = `/api/call: ${errors.map(({ message }) => message).join('; ')}.`;
    return refusal(c.env, { code: 'invalid_arguments', detail, errors });
  }
  const tool = parts.catalogue.find(parsed.data.tool);
  // the arguments as they came: what is wrong with them is for the tool to say
  const { args } = body.value as { args?: unknown };
  return tool ? callTool(parts, c, tool, args ?? {}) : unknownTool(parts, c, parsed.data.tool);
}

const unknownTool = ({ catalogue }: AppParts, c: Ctx, name: string): Response =>
  refusal(c.env, { code: 'unknown_tool', detail: catalogue.unknownTool(name) });

async function callTool(parts: AppParts, c: Ctx, tool: ListedTool, args: unknown): Promise<Response> {
  c.env.tool = tool.name;
  const headers: Headers = { ...toolHeaders(tool, parts.baseUrl()), ...(tool.drawn && { vary: 'accept' }) };
  const seed = c.req.header('x-seed') ?? c.req.query('seed');
  if (seed !== undefined && !isSeed(seed)) return refusal(c.env, badSeed, headers);
  const call = new Call({
    seed,
    services: parts.services,
    signal: () => AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(parts.settings.DEADLINE_MS)]),
  });
  const outcome = await parts.catalogue.call(tool.name, args, call);
  if (!outcome.ok) return refusal(c.env, outcome.error, headers);
  if (tool.random) headers['x-seed'] = call.seed;
  const picture = tool.picture(outcome.value);
  return picture ? inForm(c, outcome.value, picture, call, headers) : json(c.env, 200, outcome.value, headers);
}

/** A result that is also a picture, in the form that the caller likes best. */
async function inForm(c: Ctx, value: object, picture: Picture, call: Call, headers: Headers): Promise<Response> {
  const form = preferredForm(c.req.header('accept'));
  if (form === 'application/json') return json(c.env, 200, value, headers);
  const type = { ...headers, 'content-type': form, 'x-content-type-options': 'nosniff' };
  if (form === 'image/svg+xml') return reply(c.env, 200, picture.svg, type);
  const png = await call.services.rasterize(picture.svg, picture.width, call.signal);
  return png.ok ? reply(c.env, 200, png.value as Uint8Array<ArrayBuffer>, type) : refusal(c.env, png.error, headers);
}

const badSeed: Refusal = {
  code: 'invalid_arguments',
  detail: 'The seed is 1 to 100 printable ASCII characters, with no space at either end.',
  errors: [{ path: 'x-seed', message: 'the seed cannot be used', expected: '1 to 100 printable ASCII characters' }],
};

async function mcp({ mcp, settings }: AppParts, c: Ctx): Promise<Response> {
  const toolsets = parseToolsets(c.req.query('toolsets'));
  if (!toolsets.ok) return refusal(c.env, toolsets.error);
  const body = await readJson(c.req.raw, settings.MAX_BODY_BYTES);
  if (body.ok) return opened(c.env, await mcp.fetch(c.req.raw, body.value, toolsets.value));
  if (body.error.code !== 'malformed_json') return refusal(c.env, body.error);
  return json(c.env, 400, { jsonrpc: '2.0', id: null, error: { code: -32700, message: body.error.detail } });
}

function serveShelved(c: Ctx, shelf: LazyPages): Response {
  const { pathname, searchParams } = new URL(c.req.url);
  const path = decoded(pathname);
  const found = shelf.find(withoutTrailingSlash(path), searchParams);
  if (!found) return nothing(c, shelf.missing(path.slice(0, LONGEST_PATH)));
  if ('to' in found) return moved(c, found.to);
  if (path.endsWith('/')) return moved(c, withoutTrailingSlash(pathname));
  return serveText(c, found.type, { body: found.body, etag: etagFor(found) });
}

/** Browsers ask for HTML by name and get a page; everybody else the refusal. */
function nothing(c: Ctx, missing: Refusal): Response {
  const vary = { vary: 'accept' };
  if (!c.req.header('accept')?.includes('text/html')) return refusal(c.env, missing, vary);
  return reply(c.env, 404, missingPage(missing), {
    'content-type': HTML,
    'x-content-type-options': 'nosniff',
    ...vary,
  });
}

const etags = new WeakMap<LazyPage, string>();

/** Of what a shelf keeps, once: some are hundreds of kilobytes. */
function etagFor(shelved: LazyPage): string {
  const etag = etags.get(shelved) ?? etagOf(shelved.body);
  etags.set(shelved, etag);
  return etag;
}

/** To the one address of a page, with the query as it was. */
const moved = (c: Ctx, to: string): Response =>
  reply(c.env, 308, null, { location: to + new URL(c.req.url).search, 'cache-control': CACHED });

/** As much of a path as a refusal repeats. */
const LONGEST_PATH = 100;

/** Of a path; one that isn't well encoded stays as it is, and leads nowhere, as does one with a slash in a name. */
function decoded(path: string): string {
  if (/%2f/i.test(path)) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Pages change with a new version of the service alone. */
const CACHED = 'public, max-age=300';

function serveText(c: Ctx, type: string, { body, etag }: { body: string; etag: string }): Response {
  const headers = { etag, 'cache-control': CACHED, 'x-content-type-options': 'nosniff' };
  // a cache may hand to a page what another client asked for
  const anyone = { ...c.env, isPage: true };
  if (matches(c.req.header('if-none-match'), etag)) return reply(anyone, 304, null, headers);
  return reply(anyone, 200, body, { 'content-type': type, ...headers });
}

const plain = (c: Ctx, { type, body }: { type: string; body: string }): Response =>
  reply(c.env, 200, body, { 'content-type': type });

const ready = (c: Ctx, isReady: boolean): Response =>
  json(c.env, isReady ? 200 : 503, { status: isReady ? 'ready' : 'shutting down' });

function methodNotAllowed(c: Ctx, methods: string[]): Response {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const refused = refuse(
    'method_not_allowed',
    `${c.req.path.slice(0, LONGEST_PATH)} takes ${allow}, not ${c.req.method}.`,
  );
  return refusal(c.env, refused.error, { allow });
}
