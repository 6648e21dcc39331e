import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { type Service, serve } from '../../src/http/serve.ts';
import { readSettings } from '../../src/http/settings.ts';
import table from './tools.json' with { type: 'json' };

export type Json = Record<string, unknown>;
/** Headers to send. */
type Sent = Record<string, string>;

/** A JSON schema as far as the table of tools uses it. */
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

/** What the interface says of a tool, written down apart from the code that serves it. */
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

/** Every parameter of every tool that can be called. */
export const PARAMETERS = LIVE_TOOLS.flatMap((tool) =>
  Object.entries(tool.inputSchema.properties).map(([name, schema]) => ({ tool, name, schema })),
);

/** A value that a schema takes; `d6` is a name like any other, and the dice tools can read it. */
function fitting({ type, enum: values, minimum, items, properties = {}, required = [] }: TableSchema): unknown {
  if (values) return values[0];
  if (type === 'string') return 'd6';
  if (type === 'boolean') return true;
  if (type === 'array') return [fitting(items!)];
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, fitting(properties[name]!)]));
  return minimum ?? 1;
}

/** Arguments that a tool can't do without. They fit its schema; what they name need not exist. */
export const requiredArgs = ({ inputSchema }: TableTool): Json => fitting(inputSchema) as Json;

/** Refusals in the shape that every surface tells them. */
export interface RefusalBody {
  code: string;
  error: string;
  hint: string;
  errors?: { path: string; message: string; expected?: string }[];
}

export interface Answer<Body = Json> {
  status: number;
  headers: Headers;
  text: string;
  json: Body;
}

let running: Service | undefined;

export const baseUrl = (): string => running!.baseUrl;

/** Starts the service as `parlour serve` does, with a quiet log. */
export async function start(env: Record<string, string> = {}): Promise<Service> {
  const settings = readSettings({ PORT: '0', ...env });
  if (!settings.ok) throw new Error(settings.error);
  return serve(settings.value, { log: pino({ level: 'silent' }) });
}

/** One service for the tests of a file. */
export function useService(): void {
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running?.close());
}

/** Sends a request; a text goes out as it is, anything else as JSON. */
export async function request<Body = Json>(
  method: string,
  path: string,
  body?: unknown,
  headers: Sent = {},
): Promise<Answer<Body>> {
  const response = await fetch(new URL(path, baseUrl()), {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) as Body };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const get = <Body = Json>(path: string, headers?: Sent) => request<Body>('GET', path, undefined, headers);

/** Calls a tool by its own route. */
export const callTool = <Body = Json>(name: string, args: unknown = {}, headers?: Sent) =>
  request<Body>('POST', `/api/tools/${name}`, args, headers);

/** Calls a tool by the route for all of them. */
export const callAny = <Body = Json>(tool: unknown, args?: unknown, headers?: Sent) =>
  request<Body>('POST', '/api/call', { tool, args }, headers);

/** An answer without what the clock has put in. */
export const withoutTimes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'timeMs' ? undefined : inner)));

export const CALL_ROUTES = [
  ['/api/tools/<name>', callTool],
  ['/api/call', callAny],
] as const;

/** The checks that do not hold, all made at once; a check says what is wrong or nothing. */
export async function findFailures<Thing>(
  things: readonly Thing[],
  check: (thing: Thing) => Promise<string | undefined | false>,
): Promise<string[]> {
  const found = await Promise.all(things.map(check));
  return found.filter((fault) => typeof fault === 'string');
}

export const PROTOCOL_ERAS = [
  ['2025-11-25', 'legacy'],
  ['2026-07-28', { pin: '2026-07-28' }],
] as const;

type Era = (typeof PROTOCOL_ERAS)[number][1];

/** A real MCP client, connected. */
export async function connect(mode: Era, query = ''): Promise<Client> {
  const client = new Client({ name: 'contract', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`/mcp${query}`, baseUrl())));
  return client;
}
