import { readdirSync, readFileSync } from 'node:fs';
import { readSchedStat } from './cpu-clock.mjs';

/** Milliseconds between two probes: a busy time is seen from at most this long after its start. */
const EVERY_MS = 5;
/** Most probes that wait at the same time: the first of them sees the busy time from its start. */
const MAX_PENDING = 20;

/**
 * Watches how long the main thread of a service is busy, from outside and on a busy machine.
 *
 * Each probe is a `dice_roll`, which needs less than a millisecond. While it waits for its answer, the main thread works
 * on something else: the CPU time that this thread uses from the sending of the probe to its answer is what the probe
 * had to wait for. The CPU time comes from the kernel's count for this one thread, so that neither other processes nor
 * the worker threads of the service count, and time in which the thread was ready but had no CPU does not count either.
 * The figure is up to 4 ms too high, because the kernel counts a running thread at its ticks, and it includes the work of
 * the probe itself.
 */
export class MainThreadProbe {
  #path;
  #url;
  #timer;
  #pending = new Set();
  /** The longest busy time since the last reset, in milliseconds of CPU; infinite if a probe got no answer. */
  longest = 0;

  constructor(pid, url) {
    this.#path = mainThreadPath(pid);
    this.#url = `${url}/api/tools/dice_roll`;
  }

  start() {
    this.#timer = setInterval(() => this.#send(), EVERY_MS);
  }

  /** Stops, and waits for the answers to all probes. */
  async stop() {
    clearInterval(this.#timer);
    await Promise.all(this.#pending);
  }

  /** CPU milliseconds that the main thread has used so far, and those in which it waited for a CPU. */
  read() {
    return readSchedStat(this.#path);
  }

  #send() {
    if (this.#pending.size >= MAX_PENDING) return;
    const before = this.read().ran;
    const answered = fetch(this.#url, { method: 'POST', body: '{"notation":"2d6"}' })
      .then((response) => {
        this.longest = Math.max(this.longest, this.read().ran - before);
        return response.arrayBuffer();
      })
      .catch(() => {
        this.longest = Number.POSITIVE_INFINITY;
      })
      .finally(() => this.#pending.delete(answered));
    this.#pending.add(answered);
  }
}

/** The kernel's figures of the main thread, whose number is that of the process. */
function mainThreadPath(pid) {
  const path = `/proc/${pid}/task/${pid}/schedstat`;
  if (!readdirSync(`/proc/${pid}/task`).includes(String(pid)) || !readFileSync(path, 'latin1').includes(' ')) {
    throw new Error(`${path} does not have the times of a thread`);
  }
  return path;
}
