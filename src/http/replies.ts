import type { ListedTool } from '../tools/catalogue.ts';
import { type Problem, problemOf, type Refusal } from '../tools/errors.ts';

type Headers = Record<string, string>;
type Body = string | Uint8Array<ArrayBuffer> | null;

/** What every answer carries: the id of the request, and for a browser the leave to read all of it. */
export interface Caller {
  id: string;
  /** The request came from a web page: it has an Origin. */
  isPage: boolean;
}

const OPEN: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-seed, x-request-id, etag, link, deprecation, retry-after, allow, mcp-session-id',
};

/** The headers are put together before the Response is made: one that is changed later is sent the slow way. */
export function reply({ id, isPage }: Caller, status: number, body: Body, headers: Headers): Response {
  headers['x-request-id'] = id;
  if (isPage) Object.assign(headers, OPEN);
  return new Response(body, { status, headers });
}

export const replyJson = (caller: Caller, status: number, value: object, headers?: Headers): Response =>
  reply(caller, status, JSON.stringify(value), { 'content-type': 'application/json', ...headers });

export function replyRefusal(caller: Caller, refused: Refusal, headers?: Headers): Response {
  const told: Problem = problemOf(refused);
  const usual: Headers = { 'content-type': 'application/problem+json' };
  if (refused.code === 'overloaded') usual['retry-after'] = '1';
  return replyJson(caller, told.status, told, { ...usual, ...headers });
}

/** Adds what every answer carries to one that was made elsewhere. */
export function withSharedHeaders({ id }: Caller, response: Response): Response {
  for (const [name, value] of Object.entries(OPEN)) response.headers.set(name, value);
  response.headers.set('x-request-id', id);
  return response;
}

/** What a browser asks before it lets a page call: everything is allowed, for a day. */
export function replyPreflight(caller: Caller, methods: string, asked: string | null): Response {
  return reply(caller, 204, null, {
    ...OPEN,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': asked ?? 'content-type, accept, x-seed, x-request-id',
    'access-control-max-age': '86400',
    vary: 'access-control-request-headers',
  });
}

/** The day from which the interface calls the old chess tools deprecated (RFC 9745: seconds since 1970). */
const DEPRECATED_SINCE = `@${Date.UTC(2026, 10, 27) / 1000}`;

/** Headers that come with a tool whatever it answers. */
export function toolHeaders({ deprecated }: ListedTool, baseUrl: string): Headers | undefined {
  if (!deprecated) return undefined;
  const successors = deprecated.use.map((name) => `<${baseUrl}/api/tools/${name}>; rel="successor-version"`);
  return { deprecation: DEPRECATED_SINCE, link: successors.join(', ') };
}
