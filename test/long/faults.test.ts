import { describe, expect, it } from 'vitest';
import { fillDisk, killThreads, openSilent, readNothing, stopBehindProxy } from '../service/faults/scenarios.ts';

const NO_FAULTS = { wrong: 0, lost: 0, hung: 0, faults: [] };

/** Prints the numbers of a run: the proof is in how many calls it had. */
const show = <Numbers extends object>(name: string, numbers: Numbers): Numbers => {
  console.log(name, JSON.stringify(numbers));
  return numbers;
};

describe('no call is lost, wrong or hung', () => {
  it('while a worker thread is killed each second for a minute', async () => {
    const tally = show('threads', await killThreads(60_000, 1_000, 10));
    expect(tally).toMatchObject(NO_FAULTS);
    expect(tally.right).toBeGreaterThan(0);
  });

  it('while the log is on a full disk', async () => {
    const tally = show('disk', await fillDisk(20_000));
    expect(tally).toMatchObject({ ...NO_FAULTS, code: 0 });
    expect(tally.dropped).toBeGreaterThan(0);
  });

  it('while 20,000 silent sockets try to connect to a service with 1,024 file descriptors', async () => {
    const tally = show('silent sockets', await openSilent(20_000, 1_024));
    expect(tally).toMatchObject({ ...NO_FAULTS, connected: 20_000, code: 0 });
    expect(tally.held).toBeLessThanOrEqual(512);
    expect(Object.keys(tally.statuses)).toEqual(['200']);
  });

  it('while 30 clients read nothing; their connections are closed', async () => {
    const tally = show('slow readers', await readNothing(30, 2_000, 20_000));
    expect(tally).toMatchObject({ ...NO_FAULTS, closed: 30, code: 0 });
  });

  it('while one of two services behind a proxy is stopped in the middle of searches, ten times', async () => {
    for (let round = 0; round < 10; round++) {
      const tally = show('proxy', await stopBehindProxy(1_500));
      expect(tally).toMatchObject({ ...NO_FAULTS, sentLate: 0, code: 0 });
    }
  });
});
