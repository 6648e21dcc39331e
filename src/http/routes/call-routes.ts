import { abortAfter } from '../../lib/abort-after.ts';
import { ok, type Result } from '../../lib/result.ts';
import { CallBody, readCallBody } from '../../tools/call-body.ts';
import type { ListedTool } from '../../tools/catalogue.ts';
import { isValidSeed, LazyCallContext } from '../../tools/context.ts';
import { type Refusal, refuseFaults } from '../../tools/errors.ts';
import { argumentFaultsOf } from '../../tools/faults.ts';
import type { ToolPicture } from '../../tools/tool.ts';
import { type MediaType, preferredMediaType } from '../accept.ts';
import { readJson } from '../body.ts';
import { CACHE_CONTROL, etagOf } from '../documents.ts';
import type { AppParts, Ctx } from '../parts.ts';
import { mergeArguments, type QueryArguments, readQueryArguments } from '../query-arguments.ts';
import {
  type Headers,
  type Reply,
  reply,
  replyCacheable,
  replyJson,
  replyMethodNotAllowed,
  replyRefusal,
  toolHeaders,
} from '../replies.ts';

/** Methods of the route of a tool. GET reads: a random tool would answer each time differently. */
export const methodsOf = (tool: ListedTool | undefined): readonly string[] =>
  tool?.random ? ['POST'] : ['GET', 'POST'];

/** Answers POST /api/tools/{name}: arguments in the body, in the query or in both. */
export async function postTool(parts: AppParts, c: Ctx): Promise<Response> {
  const name = c.req.param('name')!;
  const tool = parts.catalogue.find(name);
  if (!tool) return unknownTool(parts, c, name);
  const call = await readCall(parts, c, tool);
  return call.ok ? callTool(parts, c, tool, call.value) : refuseCall(parts, c, tool, call.error);
}

/** Answers GET /api/tools/{name}, for tools whose result depends on nothing but the arguments in the query. */
export async function getTool(parts: AppParts, c: Ctx): Promise<Response> {
  const name = c.req.param('name')!;
  const tool = parts.catalogue.find(name);
  if (!tool) return unknownTool(parts, c, name);
  const methods = methodsOf(tool);
  if (!methods.includes('GET')) return replyMethodNotAllowed(c.env, c.req, methods);
  const call = readQueryArguments(tool, queryOf(c));
  return call.ok ? callTool(parts, c, tool, call.value) : refuseCall(parts, c, tool, call.error);
}

/** Answers POST /api/call, which names the tool in the body. */
export async function postCall(parts: AppParts, c: Ctx): Promise<Response> {
  const misplaced = [...queryOf(c).keys()].find((name) => name !== 'seed');
  if (misplaced !== undefined) return replyRefusal(c.env, argumentsInQuery(misplaced));
  const body = await readJson(c.req.raw, parts.settings.MAX_BODY_BYTES);
  if (!body.ok) return replyRefusal(c.env, body.error);
  const call = readCallBody(body.value);
  const parsed = CallBody.safeParse(call);
  if (!parsed.success) {
    const { first, total } = argumentFaultsOf(parsed.error.issues, call, Object.keys(CallBody.shape));
    return replyRefusal(c.env, refuseFaults('invalid_arguments', '/api/call', first, total).error);
  }
  const tool = parts.catalogue.find(parsed.data.tool);
  // Pass on the arguments unparsed: the tool reports what is wrong with them.
  const { args } = call as { args?: unknown };
  return tool
    ? callTool(parts, c, tool, { args: args ?? {}, seed: c.req.query('seed') })
    : unknownTool(parts, c, parsed.data.tool);
}

const argumentsInQuery = (name: string): Refusal => ({
  code: 'invalid_arguments',
  detail: `/api/call takes nothing but \`seed\` in the query, but \`${name.slice(0, 50)}\` is there.`,
  hint: 'Send `tool` and `args` in the body, or the arguments to /api/tools/{name}.',
});

/** A call as the routes read it. */
interface ToolCall extends Omit<QueryArguments, 'args'> {
  args: unknown;
}

async function readCall(parts: AppParts, c: Ctx, tool: ListedTool): Promise<Result<ToolCall, Refusal>> {
  const body = await readJson(c.req.raw, parts.settings.MAX_BODY_BYTES);
  if (!body.ok) return body;
  if (!c.req.url.includes('?')) return ok({ args: body.value, seed: undefined });
  const query = readQueryArguments(tool, queryOf(c));
  if (!query.ok) return query;
  const args = mergeArguments(tool, body.value, query.value.args);
  return args.ok ? ok({ args: args.value, seed: query.value.seed }) : args;
}

const queryOf = (c: Ctx): URLSearchParams => {
  const start = c.req.url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : c.req.url.slice(start + 1));
};

const unknownTool = ({ catalogue }: AppParts, c: Ctx, name: string): Reply =>
  replyRefusal(c.env, { code: 'unknown_tool', detail: catalogue.unknownTool(name) });

const refuseCall = (parts: AppParts, c: Ctx, tool: ListedTool, refusal: Refusal): Reply =>
  replyRefusal(c.env, refusal, toolHeaders(tool, parts.baseUrl()));

async function callTool(parts: AppParts, c: Ctx, tool: ListedTool, { args, seed }: ToolCall): Promise<Response> {
  c.env.tool = tool.name;
  // Answers to POST are not cached, so only GET needs every header on which the answer depends.
  const varying = [...(tool.hasPicture ? ['accept'] : []), ...(c.req.method === 'GET' ? ['prefer'] : [])].join(', ');
  const headers: Headers = { ...toolHeaders(tool, parts.baseUrl()), ...(varying && { vary: varying }) };
  const ownSeed = c.req.header('x-seed') ?? seed;
  if (ownSeed !== undefined && !isValidSeed(ownSeed)) return replyRefusal(c.env, badSeed, headers);
  const call = new LazyCallContext({
    seed: ownSeed,
    services: parts.services,
    signal: () => abortAfter(parts.settings.DEADLINE_MS, c.req.raw.signal),
  });
  const outcome = await parts.catalogue.call(tool.name, args, call);
  if (!outcome.ok) return replyRefusal(c.env, outcome.error, headers);
  if (tool.random) headers['x-seed'] = call.seed;
  const isLight = prefersLight(c.req.header('prefer'));
  if (isLight) headers['preference-applied'] = LIGHT;
  const value = isLight ? tool.light(outcome.value) : outcome.value;
  const wanted = tool.hasPicture ? preferredMediaType(c.req.header('accept')) : 'application/json';
  if (c.req.method === 'POST' && wanted === 'application/json') return replyJson(c.env, 200, value, headers);
  // Drawn only if it is sent: some pictures take longer than the call.
  const picture = wanted === 'application/json' ? undefined : tool.picture(outcome.value);
  const mediaType = picture ? wanted : 'application/json';
  const body = await bodyIn(mediaType, value, picture, call);
  if (!body.ok) return replyRefusal(c.env, body.error, headers);
  const typed = { ...headers, 'content-type': mediaType, 'x-content-type-options': 'nosniff' };
  if (c.req.method === 'POST') return reply(c.env, 200, body.value, typed);
  return replyCacheable(c.env, c.req.header('if-none-match'), {
    body: body.value,
    etag: etagOf(mediaType + JSON.stringify(value)),
    headers: { ...typed, 'cache-control': tool.live ? 'no-cache' : CACHE_CONTROL },
  });
}

/** The preference of a client that wants the light form of results (RFC 7240), as models get it. */
const LIGHT = 'return=minimal';

const prefersLight = (prefer: string | undefined): boolean =>
  (prefer ?? '')
    .slice(0, 1_000)
    .toLowerCase()
    .split(/[,;]/)
    .some((preference) => preference.trim() === LIGHT);

/** Returns the result of a tool as JSON, or its picture as SVG or PNG. */
async function bodyIn(
  mediaType: MediaType,
  value: object,
  picture: ToolPicture | undefined,
  call: LazyCallContext,
): Promise<Result<string | Uint8Array<ArrayBuffer>, Refusal>> {
  if (!picture || mediaType === 'application/json') return ok(JSON.stringify(value));
  if (mediaType === 'image/svg+xml') return ok(picture.svg);
  const png = await call.services.rasterize(picture.svg, picture.width, call.signal);
  return png.ok ? ok(png.value as Uint8Array<ArrayBuffer>) : png;
}

const badSeed: Refusal = {
  code: 'invalid_arguments',
  detail: 'The seed must be 1 to 100 printable ASCII characters without a space at either end.',
  errors: [{ path: 'x-seed', message: 'the seed cannot be used', expected: '1 to 100 printable ASCII characters' }],
};
