import { readFileSync } from 'node:fs';

/**
 * CPU milliseconds that a thread has used, and those that it spent waiting for a CPU, from Linux's `schedstat`. The
 * kernel brings the figures of a running thread up to date only at its next tick, up to 4 ms later.
 */
export function readSchedStat(path) {
  const [ran, waited] = readFileSync(path, 'latin1').split(' ', 2);
  return { ran: Number(ran) / 1e6, waited: Number(waited) / 1e6 };
}

const OWN_THREAD = '/proc/thread-self/schedstat';

/**
 * CPU milliseconds of the calling thread alone: compiler and garbage collector threads do not count. The call to
 * `cpuUsage` makes the kernel bring the thread's figures up to date.
 */
export function threadCpuMs() {
  process.cpuUsage();
  return readSchedStat(OWN_THREAD).ran;
}
