import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import pino from 'pino';
import { beforeAll } from 'vitest';
import { type StartedService, serve } from '../../src/http/serve.ts';
import { readSettings } from '../../src/http/settings.ts';
import table from './tools.json' with { type: 'json' };

export type Json = Record<string, unknown>;
/** Request headers. */
type RequestHeaders = Record<string, string>;

/** The part of JSON Schema that the table of tools uses. */
export interface TableSchema {
  type: string;
  enum?: (string | number)[];
  default?: string | number;
  minimum?: number;
  maximum?: number;
  items?: TableSchema;
  properties?: Record<string, TableSchema>;
  required?: string[];
}

/** A tool as the interface specifies it, in a table independent of the code. */
export interface TableTool {
  name: string;
  namespace: string;
  inputSchema: TableSchema & { properties: Record<string, TableSchema> };
  lifecycle?: 'deprecated' | 'removed';
  removal?: string;
  replacement?: string[];
}

export const TABLE = table.tools as unknown as readonly TableTool[];
export const LIVE_TOOLS = TABLE.filter(({ lifecycle }) => lifecycle !== 'removed');

/** Every parameter of every tool that is not removed. */
export const PARAMETERS = LIVE_TOOLS.flatMap((tool) =>
  Object.entries(tool.inputSchema.properties).map(([name, schema]) => ({ tool, name, schema })),
);

/** A value that matches a schema. `d6` is as good as any other name, and the dice tools can parse it. */
function exampleValue({ type, enum: values, minimum, items, properties = {}, required = [] }: TableSchema): unknown {
  if (values) return values[0];
  if (type === 'string') return 'd6';
  if (type === 'boolean') return true;
  if (type === 'array') return [exampleValue(items!)];
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, exampleValue(properties[name]!)]));
  return minimum ?? 1;
}

/** The required arguments of a tool. They match its schema, but the names in them may be unknown. */
export const requiredArgs = ({ inputSchema }: TableTool): Json => exampleValue(inputSchema) as Json;

/** The fields of a refusal that are the same over HTTP and MCP. */
export interface RefusalBody {
  code: string;
  error: string;
  hint?: string;
  errors?: { path: string; message: string; expected?: string }[];
}

export interface Answer<Body = Json> {
  status: number;
  headers: Headers;
  text: string;
  json: Body;
}

let running: StartedService | undefined;

export const baseUrl = (): string => running!.baseUrl;

/** Starts the service as `parlour serve` does, with a quiet log. */
export async function start(env: Record<string, string> = {}): Promise<StartedService> {
  const settings = readSettings({ PORT: '0', WORKER_THREADS: '1', WARM_UP: 'false', ...env });
  if (!settings.ok) throw new Error(settings.error);
  return serve(settings.value, { log: pino({ level: 'silent' }) });
}

/** Runs one service for all files that share a process, because loading its threads costs a second. It ends with them. */
export function useService(): void {
  beforeAll(async () => {
    running ??= await start();
  });
}

/** Sends a request. A string body is sent unchanged, anything else as JSON. */
export async function request<Body = Json>(
  method: string,
  path: string,
  body?: unknown,
  headers: RequestHeaders = {},
): Promise<Answer<Body>> {
  const response = await fetch(new URL(path, baseUrl()), {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parseJson(text) as Body };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const get = <Body = Json>(path: string, headers?: RequestHeaders) =>
  request<Body>('GET', path, undefined, headers);

/** Calls a tool by its own route. */
export const callTool = <Body = Json>(name: string, args: unknown = {}, headers?: RequestHeaders) =>
  request<Body>('POST', `/api/tools/${name}`, args, headers);

/** Calls a tool by the route that is shared by all tools. */
export const callAny = <Body = Json>(tool: unknown, args?: unknown, headers?: RequestHeaders) =>
  request<Body>('POST', '/api/call', { tool, args }, headers);

/** An answer without measured times. */
export const withoutTimes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'timeMs' ? undefined : inner)));

export const CALL_ROUTES = [
  ['/api/tools/<name>', callTool],
  ['/api/call', callAny],
] as const;

/** Calls that a well-behaved client has open at the same time. Of many more, a busy service refuses some. */
const CALLS_AT_ONCE = 10;

/** Runs a check for all things, ten at a time, and returns the failures. A check returns a text if it fails. */
export async function findFailures<Thing>(
  things: readonly Thing[],
  check: (thing: Thing) => Promise<string | undefined | false>,
): Promise<string[]> {
  const found: (string | undefined | false)[] = [];
  for (let from = 0; from < things.length; from += CALLS_AT_ONCE)
    found.push(...(await Promise.all(things.slice(from, from + CALLS_AT_ONCE).map(check))));
  return found.filter((fault) => typeof fault === 'string');
}

export const PROTOCOL_ERAS = [
  ['2025-11-25', 'legacy'],
  ['2026-07-28', { pin: '2026-07-28' }],
] as const;

type Era = (typeof PROTOCOL_ERAS)[number][1];

/** Connects a real MCP client. */
export async function connect(mode: Era, query = ''): Promise<Client> {
  const client = new Client({ name: 'contract', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`/mcp${query}`, baseUrl())));
  return client;
}
