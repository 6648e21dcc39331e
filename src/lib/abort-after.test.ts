import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { abortAfter } from './abort-after.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Waits for a signal that nothing but its listener holds, as a call waits for its deadline. */
const reasonOf = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(signal.reason);
    else signal.addEventListener('abort', () => resolve(signal.reason), { once: true });
  });

describe('a signal with a deadline', () => {
  it('aborts in time even if garbage is collected meanwhile', async () => {
    const other = new AbortController();
    const reason = reasonOf(abortAfter(60, other.signal));
    for (let i = 0; i < 3; i++) {
      await sleep(5);
      collectGarbage();
    }
    expect(await Promise.race([reason, sleep(5_000, 'never', { ref: false })])).toMatchObject({ name: 'TimeoutError' });
  });

  it('aborts with the reason of another signal, before or after', async () => {
    const other = new AbortController();
    const reason = reasonOf(abortAfter(60_000, other.signal));
    collectGarbage();
    other.abort('gone');
    expect(await reason).toBe('gone');
    expect(await reasonOf(abortAfter(60_000, other.signal))).toBe('gone');
  });
});
