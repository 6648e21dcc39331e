import { describe, expect, it } from 'vitest';
import { fillDisk, killThreads, openSilent, readNothing, stopBehindProxy } from './faults/scenarios.ts';

const NO_FAULTS = { wrong: 0, lost: 0, hung: 0, faults: [] };

/** `test/long/faults.test.ts` runs the same with more of everything. */
describe('no call is lost, wrong or hung', { timeout: 180_000 }, () => {
  it('while worker threads are killed', async () => {
    const tally = await killThreads(6_000, 3_000, 1);
    expect(tally).toMatchObject(NO_FAULTS);
    expect(tally.right).toBeGreaterThan(0);
  });

  it('while the log is on a full disk', async () => {
    const tally = await fillDisk(2_000);
    expect(tally).toMatchObject({ ...NO_FAULTS, code: 0 });
    expect(tally.dropped).toBeGreaterThan(0);
  });

  it('while silent sockets try to take more file descriptors than there are', async () => {
    const tally = await openSilent(1_000, 512);
    expect(tally).toMatchObject({ ...NO_FAULTS, connected: 1_000, code: 0 });
    expect(tally.held).toBeLessThanOrEqual(256);
    expect(Object.keys(tally.statuses)).toEqual(['200']);
  });

  it('while clients read nothing; their connections are closed', async () => {
    const tally = await readNothing(10, 500, 3_000);
    expect(tally).toMatchObject({ ...NO_FAULTS, closed: 10, code: 0 });
  });

  it('while one of two services behind a proxy is stopped in the middle of searches', async () => {
    const tally = await stopBehindProxy(1_000);
    expect(tally).toMatchObject({ ...NO_FAULTS, sentLate: 0, code: 0 });
  });
});
