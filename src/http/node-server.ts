import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { ERROR_CODES, type ErrorCode, problemOf } from '../tools/errors.ts';
import { connectionLimit, limitConnections } from './connections.ts';
import type { Settings } from './settings.ts';

/**
 * Creates a server of Node with the limits of the settings. Node's header timeout counts from the start of the
 * connection, so it also closes connections that never send a byte.
 */
export function createLimitedServer(settings: Settings, listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: settings.MAX_HEADER_BYTES,
      headersTimeout: settings.HEADER_TIMEOUT_MS,
      requestTimeout: settings.REQUEST_TIMEOUT_MS,
      keepAliveTimeout: settings.KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(5_000, settings.HEADER_TIMEOUT_MS),
    },
    withShortPipelines(listener),
  );
  limitConnections(server, {
    max: connectionLimit(settings.MAX_CONNECTIONS),
    writeTimeoutMs: settings.WRITE_TIMEOUT_MS,
  });
  server.on('clientError', answerBrokenRequest);
  return server;
}

/** Requests that a client may send on a connection before it has the first answer. Most clients send one. */
const MAX_PIPELINED = 16;

/**
 * Closes connections with too many requests that wait. Node's parser passes on all requests of a connection that have
 * arrived, so a client that sends thousands would keep the others waiting.
 */
function withShortPipelines(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MAX_PIPELINED) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1));
    listener(request, response);
  };
}

/** Starts listening and returns the port. Rejects if the address cannot be used. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Stops accepting connections, lets open requests finish for `graceMs` milliseconds, then closes all connections. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
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
