import { HTML_MEDIA_TYPE } from '../site/media-types.ts';
import type { ListedTool } from '../tools/catalogue.ts';
import { ERROR_CODES, type Problem, problemOf, type Refusal } from '../tools/errors.ts';
import { type ContentCoding, preferredCoding } from './accept.ts';
import { etagMatches } from './documents.ts';
import { securityHeaders } from './security-headers.ts';

export type Headers = Record<string, string>;
type Body = string | Uint8Array<ArrayBuffer> | null;
/** An answer, later if it is compressed first. */
export type Reply = Response | Promise<Response>;

/**
 * Compresses a body. A body that does not change while the service runs comes with a `key`, an object that stands for
 * it: such a body need be compressed only once.
 */
export type Compress = (body: string, coding: ContentCoding, key?: object) => Promise<Uint8Array<ArrayBuffer>>;

/** Facts about a request on which its answer depends. */
export interface ReplyContext {
  id: string;
  /** Whether the request came from a web page, as its Origin header shows. Its answer then needs CORS headers. */
  isFromWebPage: boolean;
  /** The Accept-Encoding header. */
  acceptEncoding?: string | null;
  /**
   * Makes the page that says that there is nothing, for browsers. Default: the client is a program, and gets every refusal
   * as JSON.
   */
  missingPage?: ((refused: Refusal) => string) | undefined;
  /** Default: answers are not compressed. */
  compress?: Compress | undefined;
}

const CORS_HEADERS: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'x-seed, x-sheets, x-request-id, etag, link, deprecation, retry-after, allow, mcp-session-id, preference-applied',
};

/** Length of the shortest body that is compressed, in characters. Shorter ones fit into one packet as they are. */
const MIN_COMPRESSED = 1_000;

/** Whether the encoding of a body depends on the request. Bytes are pictures, which are compressed already. */
const isCompressible = ({ compress }: ReplyContext, body: Body): body is string =>
  compress !== undefined && typeof body === 'string' && body.length >= MIN_COMPRESSED;

const withVary = (headers: Headers): Headers => ({
  ...headers,
  vary: headers['vary'] ? `${headers['vary']}, accept-encoding` : 'accept-encoding',
});

/**
 * Makes a Response with the headers that all answers have. They are added to `headers` first, because a Response
 * changed later is sent more slowly. `key` stands for a body that does not change.
 */
export function reply(caller: ReplyContext, status: number, body: Body, headers: Headers, key?: object): Reply {
  headers['x-request-id'] = caller.id;
  Object.assign(headers, securityHeaders(headers['content-type']));
  if (caller.isFromWebPage) Object.assign(headers, CORS_HEADERS);
  if (!isCompressible(caller, body)) return new Response(body, { status, headers });
  const varying = withVary(headers);
  const coding = preferredCoding(caller.acceptEncoding);
  if (!coding) return new Response(body, { status, headers: varying });
  return caller.compress!(body, coding, key).then(
    (bytes) => new Response(bytes, { status, headers: { ...varying, 'content-encoding': coding } }),
  );
}

export const replyJson = (caller: ReplyContext, status: number, value: object, headers?: Headers): Reply =>
  reply(caller, status, JSON.stringify(value), { 'content-type': 'application/json', ...headers });

/** Status codes with which browsers get a page: they followed or were given an address at which there is none. */
const MISSING = [404, 405];

/** Refuses as JSON; browsers that look for a page where there is none get one that says so. */
export function replyRefusal(caller: ReplyContext, refused: Refusal, given?: Headers): Reply {
  const { status } = ERROR_CODES[refused.code];
  const headers = MISSING.includes(status) ? { ...given, vary: withAccept(given?.['vary']) } : given;
  if (caller.missingPage && MISSING.includes(status))
    return replyPage(caller, status, caller.missingPage(refused), headers);
  const body: Problem = problemOf(refused, 'http');
  const defaults: Headers = { 'content-type': 'application/problem+json' };
  if (body.retryAfter !== undefined) defaults['retry-after'] = String(body.retryAfter);
  return replyJson(caller, body.status, body, { ...defaults, ...headers });
}

const withAccept = (vary: string | undefined): string =>
  vary === undefined ? 'accept' : vary.split(', ').includes('accept') ? vary : `${vary}, accept`;

/** Sends a page that nobody may keep. */
export const replyPage = (caller: ReplyContext, status: number, page: string, headers?: Headers): Reply =>
  reply(caller, status, page, { 'content-type': HTML_MEDIA_TYPE, 'x-content-type-options': 'nosniff', ...headers });

/** An answer that clients and proxies may keep. */
export interface Cacheable {
  body: Body;
  /** Strong ETag of the body before it is compressed. */
  etag: string;
  headers: Headers;
  /** Stands for a body that does not change. */
  key?: object;
}

/**
 * Sends an answer with its ETag, or 304 to clients that have it. Each encoding of a body has an ETag of its own, because
 * the bytes differ.
 */
export function replyCacheable(
  context: ReplyContext,
  ifNoneMatch: string | undefined,
  { body, etag, headers, key }: Cacheable,
): Reply {
  // Always send CORS headers: a cache may reuse the answer for a web page on another site.
  const caller = { ...context, isFromWebPage: true };
  const isVarying = isCompressible(caller, body);
  const coding = isVarying ? preferredCoding(caller.acceptEncoding) : undefined;
  const tag = coding ? `${etag.slice(0, -1)}-${coding}"` : etag;
  const tagged: Headers = { ...headers, etag: tag };
  if (!etagMatches(ifNoneMatch, tag)) return reply(caller, 200, body, tagged, key);
  const { 'content-type': _, ...kept } = isVarying ? withVary(tagged) : tagged;
  return reply(caller, 304, null, kept);
}

/** Refuses a method that a path does not have, and lists those that it has. */
export function replyMethodNotAllowed(
  caller: ReplyContext,
  { path, method }: { path: string; method: string },
  methods: readonly string[],
): Reply {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const detail = `${path.slice(0, MAX_PATH_LENGTH)} takes ${allow}, not ${method}.`;
  return replyRefusal(caller, { code: 'method_not_allowed', detail }, { allow });
}

/** Maximum length of a path in a refusal, in characters. */
export const MAX_PATH_LENGTH = 100;

/**
 * Adds the headers that all answers have to a Response made elsewhere. Its own Connection header goes: the server that
 * sends it decides whether the connection stays open.
 */
export function withSharedHeaders({ id }: ReplyContext, response: Response): Response {
  for (const [name, value] of Object.entries(CORS_HEADERS)) response.headers.set(name, value);
  response.headers.set('x-request-id', id);
  response.headers.delete('connection');
  return response;
}

/** Answers a CORS preflight request. Everything is allowed, for a day. */
export function replyPreflight(caller: ReplyContext, methods: string, requestedHeaders: string | null): Reply {
  return reply(caller, 204, null, {
    ...CORS_HEADERS,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': requestedHeaders ?? 'content-type, accept, prefer, x-seed, x-request-id',
    'access-control-max-age': '86400',
    vary: 'access-control-request-headers',
  });
}

/** Day on which the old chess tools become deprecated, in the form of RFC 9745 (seconds since 1970). */
const DEPRECATED_SINCE = `@${Date.UTC(2026, 10, 27) / 1000}`;

/** Returns the headers that announce a tool's deprecation; undefined if the tool is not deprecated. */
export function toolHeaders({ deprecated }: ListedTool, baseUrl: string): Headers | undefined {
  if (!deprecated) return undefined;
  const successors = deprecated.use.map((name) => `<${baseUrl}/api/tools/${name}>; rel="successor-version"`);
  return { deprecation: DEPRECATED_SINCE, link: successors.join(', ') };
}
