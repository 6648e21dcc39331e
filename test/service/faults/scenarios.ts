import { openSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { type RunningService, startService, startWithLog } from '../process.ts';
import { after, PATIENT, rightAnswers, runLoad, type Tally } from './load.ts';
import { startProxy } from './proxy.ts';
import { openSilentSockets } from './silent-sockets.ts';

const KILLER = new URL('./kill-threads.mjs', import.meta.url).href;

export const portOf = ({ baseUrl }: RunningService): number => Number(new URL(baseUrl).port);

/** Returns a number of the metrics, added up over the labels that match. */
export async function readMetric(baseUrl: string, name: string): Promise<number> {
  const text = await (await fetch(`${baseUrl}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith(name));
  if (!lines.length) throw new Error(`there is no metric ${name}`);
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

/**
 * Runs a load while a worker thread is killed at each interval, for `ms` milliseconds and until `minKilled` threads ended
 * in the middle of a task. Callers retry 503, as the service asks.
 */
export async function killThreads(
  ms: number,
  intervalMs: number,
  minKilled: number,
): Promise<Tally & { killed: number }> {
  const healthy = await startService(PATIENT);
  const right = await rightAnswers(healthy.baseUrl);
  await healthy.stop();
  const service = await startService({
    ...PATIENT,
    // A thread takes some time to load: with several, some are at work while another one is killed.
    WORKER_THREADS: '3',
    NODE_OPTIONS: `--import=${KILLER}`,
    KILL_THREADS_MS: String(intervalMs),
    LOG_LEVEL: 'silent',
  });
  let killed = 0;
  const count = setInterval(async () => {
    killed = await readMetric(service.baseUrl, 'parlour_worker_threads_ended_total');
  }, 200);
  const isTimeOver = after(ms);
  const isOver = ({ right }: Tally) => isTimeOver() && killed >= minKilled && right > killed;
  const tally = await runLoad({ url: service.baseUrl, callers: 6, retries: true }, right, isOver);
  clearInterval(count);
  await service.stop();
  return { ...tally, killed };
}

/** Runs a load while the log is on a full disk. */
export async function fillDisk(ms: number): Promise<Tally & { dropped: number; code: number | null }> {
  const { url, child } = await startWithLog(openSync('/dev/full', 'w'));
  const right = await rightAnswers(url);
  const tally = await runLoad({ url, callers: 4 }, right, after(ms));
  const dropped = await readMetric(url, 'parlour_log_lines_dropped_total');
  const end = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return { ...tally, dropped, code: await end };
}

/** Opens silent sockets to a service with few file descriptors, and calls it with new connections all the while. */
export async function openSilent(count: number, openFiles: number) {
  const service = await startService({ ...PATIENT, LOG_LEVEL: 'silent' }, { openFiles });
  const right = await rightAnswers(service.baseUrl);
  const statuses: Record<string, number> = {};
  const callOnNewConnection = async () => {
    const status = await fetch(`${service.baseUrl}/readyz`, { headers: { connection: 'close' } }).then(
      (answer) => answer.status,
      (error) => String(error.cause?.code ?? error),
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  let isOver = false;
  const load = runLoad({ url: service.baseUrl, callers: 2 }, right, () => isOver);
  const sockets = await openSilentSockets(portOf(service), count, callOnNewConnection);
  isOver = true;
  const tally = await load;
  // The ends of connections arrive a little later than new ones are taken.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const held = sockets.stillOpen();
  sockets.close();
  const { code } = await service.stop();
  return { ...tally, connected: sockets.connected, held, statuses, code };
}

/** Requests that a client sends at once: their answers are many times what sockets hold. */
const BATCH = 24;

/** Opens connections that ask for a large document again and again, and never read. Returns how many were closed in time. */
export async function readNothing(count: number, writeTimeoutMs: number, waitMs: number) {
  const service = await startService({ ...PATIENT, WRITE_TIMEOUT_MS: String(writeTimeoutMs), LOG_LEVEL: 'silent' });
  const right = await rightAnswers(service.baseUrl);
  // The answer is made before, and requests come in batches: a service refuses what comes in one turn after many others.
  await (await fetch(`${service.baseUrl}/openapi.json`)).arrayBuffer();
  const requests = 'GET /openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(BATCH);
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const socket = connect(portOf(service), '127.0.0.1', () => socket.write(requests));
    sockets.push(socket.on('error', () => {}).pause());
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  const tally = await runLoad({ url: service.baseUrl, callers: 2 }, right, after(waitMs));
  const heldBytes = await readMetric(service.baseUrl, 'process_resident_memory_bytes');
  // Connections that were closed end when they are read; the others would go on with their answers, and stay open.
  for (const socket of sockets) socket.resume();
  const closedSockets = () => sockets.filter((socket) => socket.closed).length;
  const isTimeOver = after(20_000);
  await waitUntil(() => closedSockets() === count || isTimeOver());
  const closed = closedSockets();
  for (const socket of sockets) socket.destroy();
  const { code } = await service.stop();
  return { ...tally, closed, heldBytes, code };
}

/** Calls to a service before it is stopped, and to the other one after. */
const CALLS_PER_PHASE = 12;

/** Stops one of two services behind a proxy in the middle of a load with searches. */
export async function stopBehindProxy(drainMs: number) {
  const leaving = await startService({ ...PATIENT, DRAIN_MS: String(drainMs), SHUTDOWN_MS: '60000' });
  const staying = await startService(PATIENT);
  const right = await rightAnswers(staying.baseUrl);
  const proxy = await startProxy([leaving.baseUrl, staying.baseUrl]);
  const sentTo = ({ baseUrl }: RunningService) => proxy.sent.get(baseUrl) ?? 0;
  let isOver = false;
  const load = runLoad({ url: proxy.url, callers: 6 }, right, () => isOver);
  await waitUntil(() => sentTo(leaving) >= CALLS_PER_PHASE);
  const { code } = await leaving.stop();
  const [before, after] = [sentTo(leaving), sentTo(staying)];
  await waitUntil(() => sentTo(staying) >= after + CALLS_PER_PHASE);
  isOver = true;
  const tally = await load;
  proxy.close();
  await staying.stop();
  return { ...tally, before, sentLate: sentTo(leaving) - before, code };
}

async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}
