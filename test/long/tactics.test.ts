import { describe, expect, it } from 'vitest';
import { missed, missedMates, readProblems, shortMates, solved, tacticsAreThere } from '../tactics/tactics.ts';

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

describe.skipIf(!tacticsAreThere)('shogi and xiangqi problems (skipped where ../shared/tactics is not there)', () => {
  const problems = tacticsAreThere ? readProblems('shogi-xiangqi') : [];

  describe.each(['shogi', 'xiangqi'])('%s', (family) => {
    it.each([
      ['easy', 1, 0],
      ['easy', 2, 0.6],
      ['medium', 1, 0],
      ['medium', 2, 0.4],
      ['hard', 1, 0],
      ['hard', 2, 0.05],
      ['hard', 3, 0.25],
      ['expert', 1, 0],
      ['expert', 2, 0],
      ['expert', 3, 0.05],
    ] as const)('%s misses of the wins in %d own moves a share of %d at most', (level, mate, share) => {
      const some = problems.filter((problem) => problem.family === family && problem.mate === mate);
      expect(some.length).toBeGreaterThan(0);
      const ids = missed(some, level).map(({ id }) => id);
      expect(ids.length / some.length, ids.join(' ')).toBeLessThanOrEqual(share);
    });
  });
});
