import { describe, expect, it } from 'vitest';
import { spend, withinBudget } from './meter.ts';

/** Work of `count` loops, each of ten steps. */
const loop = (count: number) => () => {
  for (let i = 0; i < count; i++) spend(10);
  return count;
};

describe('a budget of steps', () => {
  it('lets work end that keeps to it', () => {
    expect(withinBudget(100, loop(10))).toBe(10);
  });

  it('ends work that needs more', () => {
    let ended = 0;
    const work = () => {
      for (; ; ended++) spend(10);
    };
    expect(withinBudget(100, work)).toBeUndefined();
    expect(ended).toBe(10);
  });

  it('counts for one piece of work alone', () => {
    expect(withinBudget(100, loop(8))).toBe(8);
    expect(withinBudget(100, loop(8))).toBe(8);
    expect(loop(1_000)()).toBe(1_000);
  });

  it('passes on other errors, and is over then', () => {
    const work = () => {
      throw new RangeError('a bug');
    };
    expect(() => withinBudget(100, work)).toThrow(RangeError);
    expect(loop(1_000)()).toBe(1_000);
  });
});
