/**
 * Returns a signal that aborts after a time in milliseconds (with a `TimeoutError`, as `AbortSignal.timeout` does), or
 * as soon as one of the other signals aborts, with that one's reason. The timer keeps no process alive.
 *
 * It stands in for `AbortSignal.any([…, AbortSignal.timeout(ms)])`: Node 20 lets the garbage collector take the timeout
 * while the combined signal is still waited for, and then it never aborts.
 */
export function abortAfter(ms: number, ...others: AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  const expire = () => controller.abort(new DOMException('The time is over.', 'TimeoutError'));
  const timer: { unref?(): void } = Object(setTimeout(expire, ms));
  timer.unref?.();
  for (const other of others) {
    if (other.aborted) controller.abort(other.reason);
    else other.addEventListener('abort', () => controller.abort(other.reason), { once: true });
  }
  return controller.signal;
}
