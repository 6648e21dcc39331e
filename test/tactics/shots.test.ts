import { describe, expect, it } from 'vitest';
import { effort } from '../effort.ts';
import { missed, readProblems, tacticsAreThere } from './tactics.ts';

/**
 * Fewer nodes than an expert searches in its second; a node limit makes the result independent of the machine's load.
 */
const EXPERT_NODES = effort(40_000, 100_000);

describe.skipIf(!tacticsAreThere)('shots in draughts (skipped where ../shared/tactics is not there)', () => {
  it('an expert finds nineteen of twenty', { timeout: 120_000 }, () => {
    const problems = readProblems('draughts');
    const wrong = missed(problems, 'expert', EXPERT_NODES).map(({ id }) => id);
    expect(wrong.slice(Math.floor(0.05 * problems.length))).toEqual([]);
  });
});
