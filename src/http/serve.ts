import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openJamCache } from '../adapters/jams/jam-cache.ts';
import { withoutTrailingSlash } from '../lib/url.ts';
import { createServerContents } from '../mcp/contents.ts';
import { mcpHandler } from '../mcp/handler.ts';
import { openapiJson } from '../openapi/document.ts';
import { siteDocuments } from '../site/documents.ts';
import { siteLazyPages } from '../site/site-lazy-pages.ts';
import type { ToolCatalogue } from '../tools/catalogue.ts';
import { ERROR_CODES, type ErrorCode, problemOf } from '../tools/errors.ts';
import { registry } from '../tools/registry.ts';
import { createApp } from './app.ts';
import { createCompress } from './compression.ts';
import { createStaticDocument } from './documents.ts';
import { createHostCheck } from './host-policy.ts';
import type { Logs } from './logs.ts';
import { createMetrics } from './metrics.ts';
import { createThreadServices } from './services.ts';
import { localUrlOf, type Settings } from './settings.ts';

/** A running service. */
export interface StartedService {
  /** URL at which callers reach the service. */
  baseUrl: string;
  rulesSiteUrl: string;
  /** Stops accepting calls, lets open ones finish within SHUTDOWN_MS, then closes all connections. */
  close(): Promise<void>;
}

const listingJson = (catalogue: ToolCatalogue): string => {
  const tools = catalogue.descriptors();
  return JSON.stringify({ count: tools.length, tools });
};

/** Starts the whole service on Node: HTTP API, MCP and rules site on one port. Rejects if the port is taken. */
export async function serve(settings: Settings, { log, logRequest, droppedLines }: Logs): Promise<StartedService> {
  const metrics = createMetrics(droppedLines);
  let isReady = true;
  let baseUrl = settings.BASE_URL ?? '';
  const rulesSiteUrl = () => withoutTrailingSlash(settings.RULES_SITE_URL ?? baseUrl);
  const jamCache = openJamCache(settings, Date.now, (news) => log.warn(news));
  // Load now, so that the first caller does not wait for the jams.
  void jamCache?.read();
  const services = createThreadServices({ jamCache, siteUrl: rulesSiteUrl, stateKey: settings.STATE_KEY });
  const mcp = mcpHandler(
    createServerContents(registry, {
      services,
      deadlineMs: settings.DEADLINE_MS,
      onError: (error) => log.error({ err: error }, 'a call over MCP failed'),
    }),
  );
  const app = createApp({
    catalogue: registry,
    documents: [
      createStaticDocument('/api/tools', 'application/json', () => listingJson(registry)),
      createStaticDocument('/openapi.json', 'application/json', () => openapiJson(registry, baseUrl)),
      ...siteDocuments(registry, () => ({ base: baseUrl, rules: rulesSiteUrl() })).map(({ path, type, make }) =>
        createStaticDocument(path, type, make),
      ),
    ],
    lazyPages: siteLazyPages(() => ({ base: baseUrl, rules: rulesSiteUrl() })),
    mcp,
    services,
    settings,
    baseUrl: () => baseUrl,
    isServed: createHostCheck(settings),
    isReady: () => isReady,
    metrics: metrics.read,
    compress: createCompress(),
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
  baseUrl = withoutTrailingSlash(settings.BASE_URL ?? localUrlOf(settings.HOST, port));
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

/** Returns the path of a URL: `/api/tools` for `http://host/api/tools?x=1`. */
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
  // A connection becomes idle once its call is answered, and would then stay open. Close idle ones repeatedly.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const kill = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(kill);
}

const PARSER_ERRORS: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'header_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Answers a request that Node's parser rejects, in the same form as other refusals. Such a request never reaches the
 * app.
 */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const code = PARSER_ERRORS[error.code ?? ''] ?? 'malformed_request';
  const problem = problemOf({ code, detail: `${ERROR_CODES[code].title}.` }, 'http');
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\ncontent-type: application/problem+json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
