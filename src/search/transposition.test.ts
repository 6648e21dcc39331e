import { describe, expect, it } from 'vitest';
import { fromTableScore, pliesToEnd, toTableScore, WIN_SCORE } from './score.ts';
import { BOUND_TYPE, NO_MOVE, TranspositionTable, UNKNOWN_SCORE } from './transposition.ts';

const keepAt = (table: TranspositionTable, hi: number, depth: number, move = hi) =>
  table.store(8, hi, move, 0, 0, depth, BOUND_TYPE.exact);

describe('a transposition table', () => {
  it('gives back what was kept, whatever the signs', () => {
    const table = new TranspositionTable(6);
    for (const [score, evaluation] of [
      [-29_990, 20_000],
      [29_990, -20_000],
      [-1, UNKNOWN_SCORE],
      [0, -1],
    ] as const) {
      for (const hi of [0, -1, 0x7fff_ffff, -0x8000_0000]) {
        table.store(-5, hi, 0x7fff_fffe, score, evaluation, 127, BOUND_TYPE.lower);
        const slot = table.find(-5, hi);
        expect(table.move(slot)).toBe(0x7fff_fffe);
        expect(table.score(slot)).toBe(score);
        expect(table.evaluation(slot)).toBe(evaluation);
        expect(table.depth(slot)).toBe(127);
        expect(table.bound(slot)).toBe(BOUND_TYPE.lower);
      }
    }
  });

  it('forgets everything at once', () => {
    const table = new TranspositionTable(6);
    keepAt(table, 1, 1);
    expect(table.find(8, 1)).toBeGreaterThanOrEqual(0);
    table.clear();
    expect(table.find(8, 1)).toBe(-1);
  });

  it('gives up what was searched least deep when a line is full', () => {
    const table = new TranspositionTable(6);
    for (const [hi, depth] of [
      [1, 5],
      [2, 3],
      [3, 7],
      [4, 6],
      [5, 4],
    ] as const)
      keepAt(table, hi, depth);
    expect([1, 2, 3, 4, 5].map((hi) => table.find(8, hi) >= 0)).toEqual([true, false, true, true, true]);
  });

  it('keeps the move of a position when a later look finds none', () => {
    const table = new TranspositionTable(6);
    keepAt(table, 1, 4, 77);
    keepAt(table, 1, 5, NO_MOVE);
    expect(table.move(table.find(8, 1))).toBe(77);
  });
});

describe('a win in the table', () => {
  it('is as far from the position wherever that is met', () => {
    const seen = WIN_SCORE - 9;
    const kept = toTableScore(seen, 6);
    expect(pliesToEnd(kept)).toBe(3);
    expect(fromTableScore(kept, 2)).toBe(WIN_SCORE - 5);
    expect(fromTableScore(toTableScore(-seen, 6), 2)).toBe(5 - WIN_SCORE);
    expect(fromTableScore(toTableScore(150, 6), 2)).toBe(150);
  });
});
