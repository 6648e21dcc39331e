import { describe, expect, it } from 'vitest';
import { missed, readProblems, tacticsAreThere } from './tactics.ts';

/** Less than an expert looks at in its second, counted so that the machine's load doesn't matter. */
const EXPERT_NODES = 100_000;

describe.skipIf(!tacticsAreThere)('shots in draughts (skipped where ../shared/tactics is not there)', () => {
  it('an expert finds nineteen of twenty', { timeout: 120_000 }, () => {
    const problems = readProblems('draughts');
    const wrong = missed(problems, 'expert', EXPERT_NODES).map(({ id }) => id);
    expect(wrong.slice(Math.floor(0.05 * problems.length))).toEqual([]);
  });
});
