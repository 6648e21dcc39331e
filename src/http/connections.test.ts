import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionLimit, limitConnections } from './connections.ts';

describe('the limit of connections', () => {
  it.each([
    ['as wanted, where the process may open many files', 4_096, 20_000, 4_096],
    ['as wanted, where no limit is known', 4_096, undefined, 4_096],
    ['less, where files are few', 4_096, 2_048, 1_536],
    ['half of the files, where they are very few', 4_096, 1_024, 512],
    ['never 0', 4_096, 1, 1],
  ])('is %s', (_, wanted, openFiles, limit) => {
    // An explicit undefined would be replaced by the limit of this process.
    expect(
      openFiles === undefined ? Math.min(wanted, connectionLimit(wanted)) : connectionLimit(wanted, openFiles),
    ).toBe(limit);
  });
});

describe('connections', () => {
  let server: Server;
  const open: Socket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  async function serve(listener: RequestListener, max: number, writeTimeoutMs = 60_000): Promise<void> {
    server = createServer({ connectionsCheckingInterval: 100, headersTimeout: 60_000 }, listener);
    limitConnections(server, { max, writeTimeoutMs });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }

  async function dial(): Promise<Socket> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    open.push(socket);
    await new Promise((resolve) => socket.once('connect', resolve));
    return socket;
  }

  const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
  /** Sends a request and waits for the first bytes of the answer. */
  const ask = (socket: Socket): Promise<string> =>
    new Promise((resolve) => {
      socket.once('data', (bytes) => resolve(String(bytes)));
      socket.write(GET);
    });
  const isClosed = (socket: Socket) => {
    socket.resume();
    return expect.poll(() => socket.closed || socket.readableEnded);
  };

  it('that are silent give way to new ones, the oldest first', async () => {
    await serve((_, response) => response.end('hello'), 2);
    const [first, second] = [await dial(), await dial()];
    const third = await dial();
    expect(await ask(third)).toContain('200 OK');
    await isClosed(first).toBe(true);
    expect(await ask(second)).toContain('200 OK');
  });

  it('that are idle give way to new ones, the one used longest ago first', async () => {
    await serve((_, response) => response.end('hello'), 2);
    const [first, second] = [await dial(), await dial()];
    await ask(second);
    await ask(first);
    const third = await dial();
    expect(await ask(third)).toContain('200 OK');
    await isClosed(second).toBe(true);
    expect(await ask(first)).toContain('200 OK');
  });

  it('that are busy stay; if all are, the new one is closed', async () => {
    const answers: (() => void)[] = [];
    await serve((_, response) => void answers.push(() => response.end('hello')), 2);
    const [first, second] = [await dial(), await dial()];
    const asked = [ask(first), ask(second)];
    await expect.poll(() => answers.length).toBe(2);
    const third = await dial();
    await isClosed(third).toBe(true);
    for (const answer of answers) answer();
    for (const answer of await Promise.all(asked)) expect(answer).toContain('200 OK');
  });

  it('with pipelined requests are busy until the last one is answered', async () => {
    const answers: (() => void)[] = [];
    await serve((_, response) => void answers.push(() => response.end('hello')), 1);
    const first = await dial();
    first.write(GET + GET);
    await expect.poll(() => answers.length).toBe(2);
    answers[0]!();
    await new Promise((resolve) => first.once('data', resolve));
    const second = await dial();
    await isClosed(second).toBe(true);
    expect(first.closed).toBe(false);
  });

  it('whose client reads nothing are closed', async () => {
    await serve((_, response) => response.end(Buffer.alloc(50_000_000)), 2, 200);
    const socket = await dial();
    socket.pause();
    socket.write(GET);
    await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(1);
    await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0);
  });

  it('whose call takes longer than a client may take to read stay', async () => {
    await serve((_, response) => void setTimeout(() => response.end('hello'), 600), 2, 200);
    expect(await ask(await dial())).toContain('200 OK');
  });

  it('whose client reads slowly, but reads, stay', async () => {
    const length = 12_000_000;
    await serve((_, response) => response.end(Buffer.alloc(length)), 2, 1_500);
    const socket = await dial();
    socket.write(GET);
    let read = 0;
    socket.on('data', (bytes) => {
      read += bytes.length;
      socket.pause();
      setTimeout(() => socket.resume(), 2);
    });
    await expect.poll(() => read, { timeout: 50_000, interval: 200 }).toBeGreaterThan(length);
  });
});
