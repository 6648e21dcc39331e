import { setImmediate } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { openJamCache } from '../adapters/jams/jam-cache.ts';
import { readPageFiles } from '../adapters/page-files.ts';
import { withoutTrailingSlash } from '../lib/url.ts';
import { createServerContents } from '../mcp/contents.ts';
import { mcpHandler } from '../mcp/handler.ts';
import { openapiJson } from '../openapi/document.ts';
import { siteDocuments } from '../site/documents.ts';
import { warmUpPages } from '../site/lazy-pages.ts';
import { siteLazyPages } from '../site/site-lazy-pages.ts';
import { sitemapDocuments } from '../site/sitemap/sitemap.ts';
import type { ToolCatalogue } from '../tools/catalogue.ts';
import { registry } from '../tools/registry.ts';
import { warmUp } from '../tools/warm-up.ts';
import { createApp } from './app.ts';
import { createCompress } from './compression.ts';
import { createStaticDocument } from './documents.ts';
import { createHostCheck } from './host-policy.ts';
import type { Logs } from './logs.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { closeServer, createLimitedServer, listen } from './node-server.ts';
import type { Readiness } from './parts.ts';
import { pageAssetsOf } from './routes/asset-route.ts';
import { createThreadServices } from './services.ts';
import { localUrlOf, type Settings } from './settings.ts';

/** A running service. */
export interface StartedService {
  /** URL at which callers reach the service. */
  baseUrl: string;
  rulesSiteUrl: string;
  /** URL of the metrics, if they have a port of their own. */
  metricsUrl: string | undefined;
  /**
   * Ends the service. For `drainMs` milliseconds it still takes calls, but is not ready any more, so that proxies can
   * notice. Then it stops accepting calls, lets open ones finish within SHUTDOWN_MS, and closes all connections.
   */
  close(drainMs?: number): Promise<void>;
}

const listingJson = (catalogue: ToolCatalogue): string => {
  const tools = catalogue.descriptors();
  return JSON.stringify({ count: tools.length, tools });
};

/**
 * Starts the whole service on Node: HTTP API, MCP and rules site on one port. Resolves when the worker threads are ready;
 * until then `/readyz` says so. Rejects if the port is taken.
 */
export async function serve(settings: Settings, { log, logRequest, droppedLines }: Logs): Promise<StartedService> {
  let readiness: Readiness = 'starting';
  let baseUrl = settings.BASE_URL ?? '';
  const rulesSiteUrl = () => withoutTrailingSlash(settings.RULES_SITE_URL ?? baseUrl);
  const jamCache = openJamCache(settings, Date.now, (news) => log.warn(news));
  // Load now, so that the first caller does not wait for the jams.
  void jamCache?.read();
  const services = createThreadServices({
    ...{ jamCache, siteUrl: rulesSiteUrl },
    deadlineMs: settings.DEADLINE_MS,
    // They count among the calls in work, so they must leave room for others.
    maxHeld: Math.floor(settings.MAX_CALLS_AT_ONCE / 2),
    threads: settings.WORKER_THREADS,
    stateKey: settings.STATE_KEY,
    onThreadEnd: (error) => log.error({ err: error }, 'a thread ended in the middle of a call'),
  });
  const metrics = createMetrics({ droppedLines, threads: () => services.report() });
  const mcp = mcpHandler(
    createServerContents(registry, {
      services,
      deadlineMs: settings.DEADLINE_MS,
      onError: (error) => log.error({ err: error }, 'a call over MCP failed'),
    }),
  );
  const pageFiles = readPageFiles();
  const addresses = () => ({ base: baseUrl, rules: rulesSiteUrl() });
  const assets = pageAssetsOf(pageFiles);
  const documents = siteDocuments(registry, addresses, assets);
  const lazyPages = siteLazyPages(registry, addresses, assets, Date.now);
  const app = createApp({
    catalogue: registry,
    documents: [
      createStaticDocument('/api/tools', 'application/json', () => listingJson(registry)),
      createStaticDocument('/openapi.json', 'application/json', () => openapiJson(registry, baseUrl)),
      ...[...documents, ...sitemapDocuments(documents, lazyPages, addresses)].map(({ path, type, make }) =>
        createStaticDocument(path, type, make),
      ),
    ],
    lazyPages,
    pageFiles,
    mcp,
    services,
    findImage: services.findImage,
    settings,
    baseUrl: () => baseUrl,
    isServed: createHostCheck(settings),
    readiness: () => readiness,
    ...(settings.METRICS_PORT === undefined && { metrics: metrics.read }),
    compress: createCompress(),
    observe({ id, tool = '' }, { method, url }, status, ms) {
      metrics.observe(tool, status, ms);
      logRequest?.({ id, method, path: pathOf(url), tool, status, ms });
    },
    onError: (error, id) => log.error({ err: error, id }, 'a call failed'),
  });
  const server = createLimitedServer(settings, getRequestListener(app.fetch));
  const port = await listen(server, settings.PORT, settings.HOST);
  // Failed accepts, such as those for which no file descriptor is left.
  server.on('error', (error) => log.warn({ err: error }, 'a connection failed'));
  baseUrl = withoutTrailingSlash(settings.BASE_URL ?? localUrlOf(settings.HOST, port));
  const apart = await serveMetrics(settings, metrics.read).catch(async (error) => {
    await closeServer(server, 0);
    throw error;
  });
  const giveWay = () => setImmediate();
  const loading =
    settings.WARM_UP === 'true'
      ? warmUp(registry, services, giveWay).then(() => warmUpPages(lazyPages, giveWay))
      : undefined;
  try {
    await Promise.all([services.start(), loading]);
  } catch (error) {
    // An open port would keep the process alive, never ready.
    await Promise.all([closeServer(server, 0), services.close(), mcp.close(), apart?.close()]);
    throw error;
  }
  readiness = 'ready';
  return {
    baseUrl,
    rulesSiteUrl: rulesSiteUrl(),
    metricsUrl: apart?.url,
    async close(drainMs = 0) {
      readiness = 'shutting down';
      // Callers open their next connection elsewhere.
      server.prependListener('request', (_, response) => {
        response.shouldKeepAlive = false;
      });
      if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
      await closeServer(server, settings.SHUTDOWN_MS);
      await Promise.all([mcp.close(), services.close(), apart?.close()]);
    },
  };
}

/** Returns the path of a URL: `/api/tools` for `http://host/api/tools?x=1`. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('?', start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}
