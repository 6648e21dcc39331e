import type { ListedTool } from '../tools/catalogue.ts';
import { type Problem, problem, type Refusal } from '../tools/errors.ts';

/** Every answer may be read from any page, with the headers that say something. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-seed, x-request-id, etag, link, deprecation, retry-after, allow, mcp-session-id',
  'x-content-type-options': 'nosniff',
};

type Headers = Record<string, string>;

export const reply = (requestId: string, status: number, body: string | null, headers: Headers): Response =>
  new Response(body, { status, headers: { ...OPEN, 'x-request-id': requestId, ...headers } });

export const json = (requestId: string, status: number, value: object, headers?: Headers): Response =>
  reply(requestId, status, JSON.stringify(value), { 'content-type': 'application/json', ...headers });

export function refusal(requestId: string, refused: Refusal, headers?: Headers): Response {
  const told: Problem = problem(refused);
  return json(requestId, told.status, told, { 'content-type': 'application/problem+json', ...headers });
}

/** Adds what every answer carries to one that was made elsewhere. */
export function opened(requestId: string, response: Response): Response {
  for (const [name, value] of Object.entries(OPEN)) response.headers.set(name, value);
  response.headers.set('x-request-id', requestId);
  return response;
}

/** What a browser asks before it lets a page call: everything is allowed, for a day. */
export function preflight(requestId: string, methods: string, asked: string | null): Response {
  return reply(requestId, 204, null, {
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
