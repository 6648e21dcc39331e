import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy before several services, which sends calls to those that are ready. */
export interface Proxy {
  url: string;
  /** Number of calls sent to each service. */
  readonly sent: ReadonlyMap<string, number>;
  close(): void;
}

/** Starts a proxy as operators run them: it asks /readyz each 100 ms, keeps connections, and never sends a call twice. */
export async function startProxy(services: readonly string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(services);
  const sent = new Map<string, number>();
  const probe = async (service: string): Promise<void> => {
    const isReady = await fetch(`${service}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(service);
    else ready.delete(service);
  };
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const choice = [...ready][turn++ % ready.size];
    if (choice === undefined) return void outgoing.writeHead(502).end('no service is ready');
    sent.set(choice, (sent.get(choice) ?? 0) + 1);
    forward(choice, incoming, outgoing, agent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const probes = setInterval(() => services.forEach(probe), 100);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    close() {
      clearInterval(probes);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

function forward(service: string, incoming: IncomingMessage, outgoing: ServerResponse, agent: Agent): void {
  const { connection: _, ...headers } = incoming.headers;
  const call = request(service + incoming.url, { method: incoming.method, headers, agent }, (answer) => {
    const { connection: _, ...answerHeaders } = answer.headers;
    outgoing.writeHead(answer.statusCode!, answerHeaders);
    answer.pipe(outgoing);
  });
  call.on('error', (error) => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end(error.message);
  });
  incoming.pipe(call);
}
