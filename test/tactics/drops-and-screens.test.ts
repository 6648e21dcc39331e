import { describe, expect, it } from 'vitest';
import { effort } from '../effort.ts';
import { missed, readProblems, tacticsAreThere } from './tactics.ts';

/** Tries one in this many problems of each family and length; the long tests try all. */
const PROBLEM_INTERVAL = effort(7, 1);

describe.skipIf(!tacticsAreThere)('wins in shogi and xiangqi (skipped where ../shared/tactics is not there)', () => {
  const problems = tacticsAreThere ? readProblems('shogi-xiangqi') : [];

  describe.each(['shogi', 'xiangqi'])('%s', (family) => {
    it.each([1, 2, 3])('an expert finds the wins in %d of its own moves', (mate) => {
      const some = problems.filter((problem) => problem.family === family && problem.mate === mate);
      const sample = some.filter((_, index) => index % PROBLEM_INTERVAL === 0);
      expect(sample.length).toBeGreaterThan(1);
      expect(missed(sample, 'expert').map(({ id }) => id)).toEqual([]);
    });
  });

  it.each(['medium', 'hard'] as const)('%s sees every win in one move', (level) => {
    const sample = problems.filter(({ mate }) => mate === 1);
    expect(sample.length).toBeGreaterThan(10);
    expect(missed(sample, level).map(({ id }) => id)).toEqual([]);
  });
});
