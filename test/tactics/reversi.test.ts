import { describe, expect, it } from 'vitest';
import { chosen, readExact } from './exact.ts';
import { tacticsAreThere } from './tactics.ts';

/**
 * Fewer nodes than an expert searches in a quarter of its second; a node limit makes the result independent of the
 * machine's load.
 */
const EXPERT_NODES = 500_000;

describe.skipIf(!tacticsAreThere)('endings of Othello (skipped where ../shared/tactics is not there)', () => {
  const problems = tacticsAreThere ? readExact('reversi') : [];

  it('an expert plays all with up to 14 empty squares without an error, and tells by how many discs', () => {
    expect(problems.length).toBeGreaterThan(10);
    for (const problem of problems) {
      const { notation, score } = chosen(problem, 'expert', EXPERT_NODES);
      expect(problem.best, problem.id).toContain(notation);
      expect(score, problem.id).toBe(100 * Number(problem.value));
    }
  });

  it('so does hard with up to 11', () => {
    const near = problems.filter(({ empties }) => empties! <= 11);
    expect(near.length).toBeGreaterThan(5);
    for (const problem of near) expect(problem.best, problem.id).toContain(chosen(problem, 'hard', 20_000).notation);
  });
});

describe('the smallest boards are played out from the start', () => {
  const START = '-----OX--XO----- X';

  it.each([
    ['othello-4x4', START, -800, 'published: White wins by 11 to 3'],
    ['antireversi+4x4', START, 300, 'of our own search: Black has three discs fewer'],
  ])('%s', (variant, position, score, _source) => {
    const problem = { id: variant, family: 'reversi', variant, position };
    expect(chosen(problem, 'expert', 1_000_000).score).toBe(score);
  });
});
