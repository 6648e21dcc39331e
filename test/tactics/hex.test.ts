import { describe, expect, it } from 'vitest';
import { chosen } from './exact.ts';
import { readProblems, tacticsAreThere } from './tactics.ts';

/**
 * Fewer nodes than an expert searches in half its second; a node limit makes the result independent of the machine's
 * load.
 */
const EXPERT_NODES = 250_000;

interface Problem {
  readonly id: string;
  readonly variant: string;
  readonly position: { readonly size: number; readonly moves: readonly string[] };
  readonly best: readonly string[];
  readonly empties: number;
}

const problems = tacticsAreThere ? (readProblems('hex') as unknown as Problem[]) : [];

/** The move that a level chooses. */
const answerTo = ({ id, variant, position: { size, moves } }: Problem, level: 'hard' | 'expert', nodes: number) =>
  chosen({ id, family: 'hex', variant: `${variant}+${size}x${size}`, position: moves.join(' ') }, level, nodes);

describe.skipIf(!tacticsAreThere)('moves of Hex that alone win (skipped where ../shared/tactics is not there)', () => {
  it('an expert finds all, and is certain', () => {
    expect(problems.length).toBeGreaterThan(8);
    for (const problem of problems) {
      const { notation, score } = answerTo(problem, 'expert', EXPERT_NODES);
      expect(problem.best, problem.id).toContain(notation);
      expect(score, problem.id).toBeGreaterThanOrEqual(15_000);
    }
  });

  it('so does hard', () => {
    for (const problem of problems)
      expect(problem.best, problem.id).toContain(answerTo(problem, 'hard', 20_000).notation);
  });
});

/** Red wins by opening on any of these cells, and on no other. */
describe('small boards are solved from the start', () => {
  it.each([
    ['hex+2x2', 'b1 a2', 'published'],
    ['hex+3x3', 'c1 a2 b2 c2 a3', 'published'],
    ['rex+2x2', 'a1 b2', 'of the rule vectors, and turned about'],
    ['rex+3x3', '', 'published: the second player wins where sides are odd'],
  ])('%s is won by %s', (variant, winning, _source) => {
    const cells = Number(variant.at(-1)) ** 2;
    const side = Math.sqrt(cells);
    const names = Array.from({ length: cells }, (_, i) => `${'abcd'[i % side]}${Math.floor(i / side) + 1}`);
    const wins = names.filter((position) => {
      const { score } = chosen({ id: position, family: 'hex', variant, position }, 'expert', EXPERT_NODES);
      return score < 0;
    });
    expect(wins.join(' ')).toBe(winning);
  });
});
