import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openJamCache } from '../adapters/jams/jam-cache.ts';
import { withoutTrailingSlash } from '../lib/url.ts';
import { parlourContents } from '../mcp/contents.ts';
import { mcpHandler } from '../mcp/handler.ts';
import { openapiJson } from '../openapi/document.ts';
import { siteDocuments } from '../site/documents.ts';
import { siteLazyPages } from '../site/lazy-pages.ts';
import type { Catalogue } from '../tools/catalogue.ts';
import { ERRORS, type ErrorCode, problem } from '../tools/errors.ts';
import { registry } from '../tools/registry.ts';
import { createApp } from './app.ts';
import { document } from './documents.ts';
import { hostPolicy } from './host-policy.ts';
import type { Logs } from './logs.ts';
import { serviceMetrics } from './metrics.ts';
import { threadServices } from './services.ts';
import { addressOf, type Settings } from './settings.ts';

export interface Service {
  /** The address under which callers reach it. */
  baseUrl: string;
  rulesSiteUrl: string;
  /** Stops taking calls, lets open ones finish within SHUTDOWN_MS, then ends them. */
  close(): Promise<void>;
}

const listingJson = (catalogue: Catalogue): string => {
  const tools = catalogue.descriptors();
  return JSON.stringify({ count: tools.length, tools });
};

/** Starts the whole service on Node: HTTP API, MCP and rules site on one port. Rejects when the port is taken. */
export async function serve(settings: Settings, { log, logRequest }: Logs): Promise<Service> {
  const metrics = serviceMetrics();
  let isReady = true;
  let baseUrl = settings.BASE_URL ?? '';
  const rulesSiteUrl = () => settings.RULES_SITE_URL ?? baseUrl;
  const desk = openJamCache(settings, Date.now, (news) => log.warn(news));
  // so that whoever asks first need not wait
  void desk?.read();
  const services = threadServices({ desk, siteUrl: () => withoutTrailingSlash(rulesSiteUrl()) });
  const mcp = mcpHandler(
    parlourContents(registry, {
      services,
      deadlineMs: settings.DEADLINE_MS,
      onError: (error) => log.error({ err: error }, 'a call over MCP failed'),
    }),
  );
  const app = createApp({
    catalogue: registry,
    documents: [
      document('/api/tools', 'application/json', () => listingJson(registry)),
      document('/openapi.json', 'application/json', () => openapiJson(registry, baseUrl)),
      ...siteDocuments(registry, () => ({ base: baseUrl, rules: rulesSiteUrl() })).map(({ path, type, make }) =>
        document(path, type, make),
      ),
    ],
    shelves: siteLazyPages(() => ({ base: baseUrl, rules: rulesSiteUrl() })),
    mcp,
    services,
    settings,
    baseUrl: () => baseUrl,
    isServed: hostPolicy(settings),
    isReady: () => isReady,
    metrics: metrics.read,
    observe({ id, tool = '' }, { method, url }, status, ms) {
      metrics.observe(tool, status, ms);
      logRequest?.({ id, method, path: pathOf(url), tool, status, ms });
    },
    onError: (error, id) => log.error({ err: error, id }, 'a call failed'),
  });
  const server = createServer(
    {
      maxHeaderSize: settings.MAX_HEADER_BYTES,
      headersTimeout: settings.HEADER_TIMEOUT_MS,
      requestTimeout: settings.REQUEST_TIMEOUT_MS,
      keepAliveTimeout: settings.KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(5_000, settings.HEADER_TIMEOUT_MS),
    },
    getRequestListener(app.fetch),
  );
  server.on('clientError', answerBrokenRequest);
  const port = await listen(server, settings.PORT, settings.HOST);
  baseUrl = withoutTrailingSlash(settings.BASE_URL ?? addressOf(settings.HOST, port));
  return {
    baseUrl,
    rulesSiteUrl: rulesSiteUrl(),
    async close() {
      isReady = false;
      await Promise.all([closeServer(server, settings.SHUTDOWN_MS), mcp.close()]);
      await services.close();
    },
  };
}

/** `/api/tools` of `http://host/api/tools?x=1`. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('?', start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // connections that were busy become idle when their call is answered, and would be kept for the next one
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const kill = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(kill);
}

const BROKEN: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'header_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** What Node's parser refuses never reaches the app: it is answered here, in the same shape. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const code = BROKEN[error.code ?? ''] ?? 'malformed_request';
  const told = problem({ code, detail: `${ERRORS[code].title}.` });
  const body = JSON.stringify(told);
  socket.end(
    `HTTP/1.1 ${told.status} ${STATUS_CODES[told.status]}\r\ncontent-type: application/problem+json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
