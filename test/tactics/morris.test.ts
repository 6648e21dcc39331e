import { describe, expect, it } from 'vitest';
import { sample } from '../effort.ts';
import { readRecords } from '../vectors/board-games.ts';
import type { MorrisRecord } from '../vectors/morris.ts';
import { vectorFiles } from '../vectors/vectors.ts';
import { chosen, readExact } from './exact.ts';
import { tacticsAreThere } from './tactics.ts';

/**
 * Fewer nodes than an expert searches in its second; a node limit makes the result independent of the machine's load.
 */
const EXPERT_NODES = 200_000;

/** Plies to the end within which it must be found. */
const NEAR_PLIES = 9;

describe.skipIf(!tacticsAreThere)("endings of nine men's morris (skipped where ../shared/tactics is not there)", () => {
  const problems = tacticsAreThere ? readExact('morris') : [];

  it('an expert finds the fastest way to all wins that are near', () => {
    const near = problems.filter(({ value, plies }) => value === 'win' && plies! <= NEAR_PLIES);
    expect(near.length).toBeGreaterThan(5);
    for (const problem of near) {
      const { notation, mate } = chosen(problem, 'expert', EXPERT_NODES);
      expect(problem.best, problem.id).toContain(notation);
      expect(2 * mate! - 1, problem.id).toBe(problem.plies);
    }
  });

  it('and the only move that draws', () => {
    const draws = problems.filter(({ value }) => value === 'draw');
    expect(draws.length).toBeGreaterThan(1);
    for (const problem of draws)
      expect(problem.best, problem.id).toContain(chosen(problem, 'expert', EXPERT_NODES).notation);
  });
});

/** Nine-point games that others have solved completely. */
const SOLVED = ['achi', 'nine-holes', 'picaria', 'three-mens-morris', 'three-mens-morris-fly'];

describe.skipIf(!vectorFiles('morris').length)('solved games (skipped where ../shared/vectors is not there)', () => {
  it.each(SOLVED)('an expert finds the value of every position of %s that is known', (file) => {
    const solved = readRecords<MorrisRecord>('morris', file).filter((record) => record.kind === 'solved');
    expect(solved.length).toBeGreaterThan(20);
    for (const { position, value } of sample(solved, 24)) {
      if (value.plies === 0) continue;
      const { mate } = chosen({ id: 'a', family: 'morris', variant: file, position }, 'expert', 100_000);
      const result = mate === undefined ? 'draw' : mate > 0 ? 'win' : 'loss';
      expect(result, position).toBe(value.result);
      if (mate !== undefined) expect(mate > 0 ? 2 * mate - 1 : -2 * mate, position).toBe(value.plies);
    }
  });
});
