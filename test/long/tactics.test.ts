import { describe, expect, it } from 'vitest';
import { missedMates, readProblems, shortMates, solved, tacticsAreThere } from '../tactics/tactics.ts';

const variants = tacticsAreThere ? readProblems('variants') : [];

describe.skipIf(!tacticsAreThere)('chess problems (skipped where ../shared/tactics is not there)', () => {
  it.each([
    ['easy', 0.2],
    ['medium', 0.1],
    ['hard', 0.02],
    ['expert', 0],
  ] as const)('of all mates in one and two %s misses a share of %d at most', (level, share) => {
    const problems = shortMates();
    const missed = missedMates(problems, level);
    expect(missed.length / problems.length, missed.map(({ id }) => id).join(' ')).toBeLessThanOrEqual(share);
  });

  it.each([...new Set(variants.map(({ variant }) => variant))])('an expert finds the forced wins of %s', (variant) => {
    const problems = variants.filter((problem) => problem.variant === variant);
    expect(solved(problems, 'expert') / problems.length).toBeGreaterThanOrEqual(0.95);
  });

  it('an expert solves four of five of Win at Chess in less than its second', () => {
    const problems = readProblems('chess-suites').filter(({ set }) => set === 'wac');
    expect(solved(problems, 'expert') / problems.length).toBeGreaterThan(0.8);
  });
});
