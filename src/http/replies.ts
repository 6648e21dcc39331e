import type { ListedTool } from '../tools/catalogue.ts';
import { type Problem, problemOf, type Refusal } from '../tools/errors.ts';

type Headers = Record<string, string>;
type Body = string | Uint8Array<ArrayBuffer> | null;

/** Facts about a request on which the headers of its answer depend. */
export interface ReplyContext {
  id: string;
  /** Whether the request came from a web page, as its Origin header shows. Its answer then needs CORS headers. */
  isFromWebPage: boolean;
}

const CORS_HEADERS: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-seed, x-request-id, etag, link, deprecation, retry-after, allow, mcp-session-id',
};

/**
 * Makes a Response with the headers that all answers have. They are added to `headers` first, because a Response
 * changed later is sent more slowly.
 */
export function reply({ id, isFromWebPage }: ReplyContext, status: number, body: Body, headers: Headers): Response {
  headers['x-request-id'] = id;
  if (isFromWebPage) Object.assign(headers, CORS_HEADERS);
  return new Response(body, { status, headers });
}

export const replyJson = (caller: ReplyContext, status: number, value: object, headers?: Headers): Response =>
  reply(caller, status, JSON.stringify(value), { 'content-type': 'application/json', ...headers });

export function replyRefusal(caller: ReplyContext, refused: Refusal, headers?: Headers): Response {
  const body: Problem = problemOf(refused, 'http');
  const defaults: Headers = { 'content-type': 'application/problem+json' };
  if (refused.code === 'overloaded') defaults['retry-after'] = '1';
  return replyJson(caller, body.status, body, { ...defaults, ...headers });
}

/** Adds the headers that all answers have to a Response made elsewhere. */
export function withSharedHeaders({ id }: ReplyContext, response: Response): Response {
  for (const [name, value] of Object.entries(CORS_HEADERS)) response.headers.set(name, value);
  response.headers.set('x-request-id', id);
  return response;
}

/** Answers a CORS preflight request. Everything is allowed, for a day. */
export function replyPreflight(caller: ReplyContext, methods: string, requestedHeaders: string | null): Response {
  return reply(caller, 204, null, {
    ...CORS_HEADERS,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': requestedHeaders ?? 'content-type, accept, x-seed, x-request-id',
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
