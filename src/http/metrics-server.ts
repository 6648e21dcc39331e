import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHostCheck } from './host-policy.ts';
import { closeServer, createLimitedServer, listen } from './node-server.ts';
import { localUrlOf, type Settings } from './settings.ts';

/** The server of the metrics. */
export interface MetricsServer {
  url: string;
  close(): Promise<void>;
}

/** Number of connections to the metrics that are kept open at once. */
const MAX_SCRAPERS = 32;

/**
 * Serves the metrics on METRICS_PORT, where callers of the service do not reach them. Returns undefined if that is not
 * set. Rejects if the port is taken.
 */
export async function serveMetrics(
  settings: Settings,
  read: () => Promise<{ type: string; body: string }>,
): Promise<MetricsServer | undefined> {
  const { METRICS_PORT, METRICS_HOST: HOST } = settings;
  if (METRICS_PORT === undefined) return undefined;
  const isServed = createHostCheck({ HOST, BASE_URL: undefined });
  const answer = async ({ headers, url }: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isServed(headers.host ?? '')) response.writeHead(403).end();
    else if (url !== '/metrics') response.writeHead(404).end();
    else {
      const { type, body } = await read();
      response.writeHead(200, { 'content-type': type }).end(body);
    }
  };
  const server = createLimitedServer({ ...settings, MAX_CONNECTIONS: MAX_SCRAPERS }, answer);
  const port = await listen(server, METRICS_PORT, HOST);
  return { url: `${localUrlOf(HOST, port)}/metrics`, close: () => closeServer(server, 0) };
}
