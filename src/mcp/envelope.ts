import { z } from 'zod';
import { fail, ok, type Result } from '../lib/result.ts';
import { argumentFaultsOf } from '../tools/faults.ts';

export const INVALID_REQUEST = -32600;
export const INVALID_PARAMS = -32602;
export const PARSE_ERROR = -32700;

/** An error of JSON-RPC, as it is sent. `id` is null if the message has none that can be repeated. */
export interface ErrorAnswer {
  jsonrpc: '2.0';
  id: string | number | null;
  error: { code: number; message: string };
}

export const errorAnswer = (code: number, message: string, id: ErrorAnswer['id'] = null): ErrorAnswer => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

const ANY_OBJECT = z.looseObject({});
const PAGE = z.looseObject({ cursor: z.string().optional() });

/** The parameters of the methods that take some, as far as Parlour reads them. */
const PARAMS: Readonly<Record<string, z.ZodObject>> = {
  initialize: z.looseObject({
    protocolVersion: z.string(),
    capabilities: ANY_OBJECT,
    clientInfo: z.looseObject({ name: z.string(), version: z.string() }),
  }),
  'tools/list': PAGE,
  'tools/call': z.looseObject({ name: z.string(), arguments: ANY_OBJECT.optional() }),
  'resources/list': PAGE,
  'resources/templates/list': PAGE,
  'resources/read': z.looseObject({ uri: z.string() }),
  'prompts/list': PAGE,
  'prompts/get': z.looseObject({ name: z.string(), arguments: z.record(z.string(), z.string()).optional() }),
  'completion/complete': z.looseObject({
    ref: z.discriminatedUnion('type', [
      z.looseObject({ type: z.literal('ref/prompt'), name: z.string() }),
      z.looseObject({ type: z.literal('ref/resource'), uri: z.string() }),
    ]),
    argument: z.looseObject({ name: z.string(), value: z.string() }),
    context: z.looseObject({ arguments: z.record(z.string(), z.string()).optional() }).optional(),
  }),
};

/** Key of `_meta` that names the protocol version, in requests of the version of 2026. */
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';

/** `_meta` of any request. */
const META = z.looseObject({
  _meta: z.looseObject({ progressToken: z.union([z.string(), z.int()]).optional() }).optional(),
});

type Message = Record<string, unknown>;

const isObject = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is string | number => typeof value === 'string' || Number.isInteger(value);

/**
 * Checks the envelope of a message before the SDK sees it, which would not answer such messages, or with a dump. Null for
 * the parameters or for one of them counts as missing. The error is the answer to send.
 */
export function checkMessage(message: unknown): Result<unknown, ErrorAnswer> {
  if (!isObject(message)) return fail(errorAnswer(INVALID_REQUEST, 'A message must be a JSON object.'));
  const { jsonrpc, id, method } = message;
  const knownId = isId(id) ? id : null;
  if (jsonrpc !== '2.0') return fail(errorAnswer(INVALID_REQUEST, '`jsonrpc` must be "2.0".', knownId));
  if (method === undefined && ('result' in message || 'error' in message)) return ok(message);
  if (typeof method !== 'string') return fail(errorAnswer(INVALID_REQUEST, '`method` must be a string.', knownId));
  if (id !== undefined && !isId(id)) {
    return fail(errorAnswer(INVALID_REQUEST, '`id` must be a string or a whole number.'));
  }
  const { params, ...rest } = message;
  if (params === undefined || params === null) return checkParams(rest, method, {}, knownId);
  if (!isObject(params)) {
    return fail(errorAnswer(INVALID_PARAMS, `${method}: \`params\` must be an object.`, knownId));
  }
  const given = withoutNulls(params);
  return checkParams({ ...rest, params: given }, method, given, knownId);
}

const withoutNulls = (params: Message): Message =>
  Object.values(params).includes(null)
    ? Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null))
    : params;

function checkParams(
  message: Message,
  method: string,
  params: Message,
  id: ErrorAnswer['id'],
): Result<unknown, ErrorAnswer> {
  // The version of 2026 has no initialize: the SDK says so, and the parameters do not matter.
  const isRemoved = method === 'initialize' && isObject(params['_meta']) && VERSION_KEY in params['_meta'];
  const own = !isRemoved && Object.hasOwn(PARAMS, method) ? PARAMS[method]! : ANY_OBJECT;
  for (const schema of [own, META]) {
    const parsed = schema.safeParse(params);
    if (parsed.success) continue;
    const [fault] = argumentFaultsOf(parsed.error.issues, params, []).first;
    return fail(errorAnswer(INVALID_PARAMS, `${method}: ${fault!.message}.`, id));
  }
  return ok(message);
}
