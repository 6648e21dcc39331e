import { describe, expect, it } from 'vitest';
import { missedMates, shortMates, tacticsAreThere } from './tactics.ts';

/** Tries one in this many problems; the long tests try all. */
const PROBLEM_INTERVAL = 8;

describe.skipIf(!tacticsAreThere)('mates in one and two (skipped where ../shared/tactics is not there)', () => {
  const sample = tacticsAreThere ? shortMates().filter((_, index) => index % PROBLEM_INTERVAL === 0) : [];

  it.each([
    ['medium', 0.1],
    ['hard', 0.02],
    ['expert', 0],
  ] as const)('%s misses a share of %d at most', (level, share) => {
    const missed = missedMates(sample, level);
    expect(missed.map(({ id }) => id).slice(Math.floor(share * sample.length))).toEqual([]);
  });
});
