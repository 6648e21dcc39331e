import { describe, expect, it } from 'vitest';
import { EndSolver } from '../../src/families/mancala/ai/solver.ts';
import { QuickPosition } from '../../src/families/mancala/engine/quick-position.ts';
import { mancala } from '../../src/families/mancala/index.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import { readRecords } from '../vectors/board-games.ts';
import type { MancalaRecord } from '../vectors/mancala.ts';
import { vectorFiles } from '../vectors/vectors.ts';
import { chosen, readExact } from './exact.ts';
import { tacticsAreThere } from './tactics.ts';

/**
 * Fewer nodes than an expert searches in its second; a node limit makes the result independent of the machine's load.
 */
const EXPERT_NODES = 500_000;

describe.skipIf(!tacticsAreThere)('endings of Kalah (skipped where ../shared/tactics is not there)', () => {
  const problems = tacticsAreThere ? readExact('mancala') : [];

  it('an expert plays all without an error, and tells by how many seeds', () => {
    expect(problems.length).toBeGreaterThan(10);
    for (const problem of problems) {
      const { notation, score } = chosen(problem, 'expert', EXPERT_NODES);
      expect(problem.best, problem.id).toContain(notation);
      expect(score, problem.id).toBe(100 * Number(problem.value));
    }
  });

  it('so does hard', () => {
    for (const problem of problems)
      expect(problem.best, problem.id).toContain(chosen(problem, 'hard', 20_000).notation);
  });
});

/**
 * Number of plain Kalah boards that are quickly solved from the start; one more has empty captures. Larger boards are
 * in the long tests.
 */
const QUICK_BOARDS = 13;

describe.skipIf(!vectorFiles('mancala').length)('solved games (skipped where ../shared/vectors is not there)', () => {
  const solver = new EndSolver(18);
  const solved = ['standard', 'kalah-empty-capture'].flatMap((variant) =>
    readRecords<MancalaRecord>('mancala', variant === 'standard' ? 'kalah' : variant).flatMap((record) => {
      if (record.kind !== 'solved' || record.value.firstPlayerMargin === undefined) return [];
      const pits = record.position.split('/')[0]!.split(',');
      const slug = `${variant}+${pits.length}x${pits[0]}`;
      const seeds = 2 * pits.length * Number(pits[0]);
      return seeds <= 30 ? [{ slug, margin: record.value.firstPlayerMargin }] : [];
    }),
  );

  it('are those that the records know', () => {
    expect(solved.length).toBe(QUICK_BOARDS + 1);
  });

  it.each(solved)('$slug', { timeout: 60_000 }, ({ slug, margin }) => {
    const resolved = resolveVariant(mancala, slug);
    const position = resolved.ok && resolved.value.rules.start(undefined as never);
    expect(position instanceof QuickPosition && solver.marginOf(position)).toBe(margin);
  });
});
