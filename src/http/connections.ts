import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * File descriptors that are left for other things than connections. A starting worker thread opens the files of all its
 * modules at the same time, and the thread pools start several.
 */
const RESERVED_DESCRIPTORS = 512;

/**
 * Returns the number of connections that are kept open at once: `wanted`, or less if the process may not open that many
 * files. `openFiles` is that limit; undefined if it is not known. Small limits are divided by two.
 */
export function connectionLimit(wanted: number, openFiles: number | undefined = maxOpenFiles()): number {
  if (openFiles === undefined) return wanted;
  return Math.max(1, Math.min(wanted, Math.max(openFiles - RESERVED_DESCRIPTORS, Math.floor(openFiles / 2))));
}

/** Returns the limit of open files of this process; undefined if there is none, or on systems without /proc. */
function maxOpenFiles(): number | undefined {
  try {
    const soft = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}

/** Limits of the connections of a server. */
export interface ConnectionLimits {
  /** Maximum number of open connections. */
  max: number;
  /** Time in milliseconds after which a connection is closed whose client does not read its answer. */
  writeTimeoutMs: number;
}

/**
 * Keeps the connections of a server within limits. Each is silent until its first request, busy during a request, and
 * idle between two. At the limit the oldest silent or idle one gives way to a new one, so that clients that hold
 * connections without using them shut nobody out. Only if all are busy is the new one closed.
 */
export function limitConnections(server: Server, { max, writeTimeoutMs }: ConnectionLimits): void {
  // Sets keep the order in which connections were added: the first is the oldest.
  const silent = new Set<Socket>();
  const idle = new Set<Socket>();
  const requestsOf = new Map<Socket, number>();
  const forget = (socket: Socket): void => {
    for (const connections of [silent, idle, requestsOf]) connections.delete(socket);
  };
  const makeRoom = (): void => {
    if (silent.size + idle.size + requestsOf.size <= max) return;
    // Evict from the larger set: a flood fills one of them, and callers that do no harm are mostly in the other.
    const [oldest] = silent.size >= idle.size ? silent : idle;
    if (oldest) forget(oldest);
    oldest?.destroy();
  };
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => forget(socket));
    makeRoom();
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    silent.delete(socket);
    idle.delete(socket);
    requestsOf.set(socket, (requestsOf.get(socket) ?? 0) + 1);
    response.once('close', () => {
      // Pipelined requests share a connection.
      const left = (requestsOf.get(socket) ?? 0) - 1;
      requestsOf.set(socket, left);
      if (left > 0) return;
      requestsOf.delete(socket);
      if (!socket.destroyed) idle.add(socket);
    });
  });
  // Node restarts this timer whenever bytes come or go. With a listener, Node leaves closing to it: a socket without
  // waiting bytes may belong to a call in work.
  server.setTimeout(writeTimeoutMs, (socket) => {
    if (isStuck(socket) || idle.has(socket)) socket.destroy();
  });
}

/** Whether a socket waits for its client: to read an answer, or to close the connection after the last one. */
const isStuck = (socket: Socket): boolean => socket.writableLength > 0 || socket.writableEnded;
