import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../test/cpu-time.ts';
import { ENUMERABLE_NOTATIONS, UNBOUNDED_NOTATIONS } from '../../test/dice/notations.ts';
import type { Rng } from '../lib/rng.ts';
import { type OddsAnswer, oddsOf } from './answer.ts';
import { roundResult } from './arithmetic.ts';
import { COMPARISON_OPERATORS, type Comparison } from './notation.ts';
import { distributionOf } from './odds.ts';
import { parseDice } from './parse.ts';
import { rollPools } from './roll.ts';

const pool = (text: string) => {
  const pools = parseDice(text);
  if (!pools.ok) throw new Error(pools.error.message);
  return pools.value[0]!;
};
const odds = (text: string, comparison: Comparison = '>=', target = 0): OddsAnswer => {
  const result = oddsOf(pool(text), comparison, target);
  if (!result.ok) throw result.error;
  return result.value;
};
const shares = (text: string): Map<number, number> => {
  const told = distributionOf(pool(text));
  if (!told.ok) throw told.error;
  const { values, weights, whole } = told.value;
  const pairs = [...values].map((value, index) => [roundResult(value), weights[index]! / whole] as const);
  return new Map(pairs.filter(([, share]) => share > 0));
};

/** Yields every roll of `count` dice, each sorted in ascending order. */
function* throws(count: number, sides: number, thrown: number[] = []): Generator<number[]> {
  if (thrown.length === count) yield [...thrown].sort((a, b) => a - b);
  else for (let face = 1; face <= sides; face++) yield* throws(count, sides, [...thrown, face]);
}

/**
 * Distribution of a roll, found by rolling it with every possible sequence of random numbers. Sequences longer than
 * `depth` are skipped; `left` is their total probability.
 */
function enumerated(text: string, depth = 12): { totals: Map<number, number>; left: number } {
  const totals = new Map<number, number>();
  let left = 0;
  const path: { drawn: number; bound: number }[] = [];
  for (;;) {
    let at = 0;
    const rng = {
      below(bound: number): number {
        if (at >= depth) throw new TooLong();
        const known = path[at];
        if (!known) path.push({ drawn: 0, bound });
        return path[at++]!.drawn;
      },
    } as unknown as Rng;
    try {
      const rolls = rollPools([pool(text)], 1, rng);
      if (!rolls.ok) throw rolls.error;
      const { total } = rolls.value[0]!;
      const share = path.reduce((product, { bound }) => product / bound, 1);
      totals.set(total, (totals.get(total) ?? 0) + share);
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
      left += path.reduce((product, { bound }) => product / bound, 1);
    }
    while (path.length && path.at(-1)!.drawn === path.at(-1)!.bound - 1) path.pop();
    if (!path.length) return { totals, left };
    path.at(-1)!.drawn++;
  }
}

class TooLong extends Error {}

describe('the odds of plain and kept dice', () => {
  it('have the published counts of 4d6kh3', () => {
    const counts = [1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21];
    expect([...shares('4d6kh3')]).toEqual(counts.map((count, index) => [3 + index, count / 1296]));
    expect(odds('4d6kh3', '>=', 15).fraction).toEqual({ numerator: 25, denominator: 108 });
    expect(odds('4d6kh3', '>=', 12).fraction).toEqual({ numerator: 799, denominator: 1296 });
    expect(odds('4d6kh3', '=', 18).probability).toBeCloseTo(0.016204, 6);
  });

  it.each([
    ['4d6kh3', 12.244599],
    ['4d6kl3', 8.755401],
    ['5d6kh3', 13.43017],
    ['2d20kl1', 7.175],
    ['10d10kh5', 38.780304],
    ['20d6kh10', 49.007953],
    ['100d6kh50', 248.009553],
    ['1d6!', 4.2],
    ['1d6!p', 4],
    ['1d6ro1', 3.9166667],
    ['1d6r1', 4],
    ['2d6ro<3', 8.3333333],
  ])('have the published mean of %s', (text, mean) => {
    expect(odds(text).mean).toBeCloseTo(mean, 6);
  });

  it.each([
    ['1d20', 0.3],
    ['2d20kh1', 0.51],
    ['2d20kl1', 0.09],
  ])('of %s meeting 15 are as published', (text, probability) => {
    expect(odds(text, '>=', 15).probability).toBeCloseTo(probability, 12);
  });

  it('have the published counts of 4dF, 2d20kh1 and 10d10>=6', () => {
    expect([...shares('4dF').values()].map((share) => Math.round(share * 81))).toEqual([
      1, 4, 10, 16, 19, 16, 10, 4, 1,
    ]);
    for (const [total, share] of shares('2d20kh1')) expect(share).toBe((2 * total - 1) / 400);
    const half = [0.000977, 0.009766, 0.043945, 0.117188, 0.205078, 0.246094];
    half.forEach((share, successes) => {
      expect(odds('10d10>=6', '=', successes).probability).toBeCloseTo(share, 5);
      expect(odds('10d10>=6', '=', 10 - successes).probability).toBeCloseTo(share, 5);
    });
  });

  it('agree with every throw counted, for all pools of up to 6 dice of up to 8 sides', () => {
    for (let count = 1; count <= 6; count++) {
      for (let sides = 1; sides <= 8; sides++) {
        // counts[end][kept].get(total): number of rolls.
        const counts = { kh: [] as Map<number, number>[], kl: [] as Map<number, number>[] };
        for (let kept = 0; kept <= count; kept++)
          for (const end of ['kh', 'kl'] as const) counts[end][kept] = new Map();
        for (const dice of throws(count, sides)) {
          let [low, high] = [0, 0];
          for (let kept = 0; kept <= count; kept++) {
            counts.kl[kept]!.set(low, (counts.kl[kept]!.get(low) ?? 0) + 1);
            counts.kh[kept]!.set(high, (counts.kh[kept]!.get(high) ?? 0) + 1);
            low += dice[kept] ?? 0;
            high += dice[count - 1 - kept] ?? 0;
          }
        }
        for (const end of ['kh', 'kl'] as const) {
          for (let kept = 1; kept <= count; kept++) {
            const expected = [...counts[end][kept]!]
              .sort(([a], [b]) => a - b)
              .map(([total, n]) => [total, n / sides ** count]);
            expect([...shares(`${count}d${sides}${end}${kept}`)]).toEqual(expected);
          }
        }
      }
    }
  }, 60_000);
});

describe('the odds of every modifier', () => {
  it.each(ENUMERABLE_NOTATIONS)('agree with rolling %s in every way', (text) => {
    // Rerolls can go on forever, so these get a smaller depth, which leaves a small rest.
    const { totals, left } = enumerated(text, /r\d|r[<]|r$/.test(text) ? 8 : 12);
    const told = shares(text);
    expect(left).toBeLessThan(0.2);
    for (const [total, share] of told) {
      expect(totals.get(total) ?? 0).toBeLessThanOrEqual(share + 1e-12);
      expect(share - (totals.get(total) ?? 0)).toBeLessThanOrEqual(left + 1e-12);
    }
    expect([...totals.keys()].filter((total) => !told.has(total))).toEqual([]);
    const { min, max, bound } = odds(text);
    expect(bound).toBeUndefined();
    expect(min).toBe(Math.min(...told.keys()));
    expect(max).toBe(Math.max(...told.keys()));
  });

  it.each(UNBOUNDED_NOTATIONS)('agree with rolling %s as far as can be', (text) => {
    const { totals, left } = enumerated(text, 9);
    const told = shares(text);
    expect(left).toBeLessThan(0.3);
    for (const [total, share] of totals) {
      expect(told.get(total) ?? 0).toBeGreaterThanOrEqual(share - 1e-12);
      expect((told.get(total) ?? 0) - share).toBeLessThanOrEqual(left + 1e-12);
    }
    const { bound, exact } = odds(text);
    expect(exact).toBe(false);
    expect(bound).toBeGreaterThan(0);
    expect(bound).toBeLessThan(1e-15);
    const whole = [...told.values()].reduce((sum, share) => sum + share, 0);
    expect(whole).toBeCloseTo(1, 13);
  });

  it('tell tails without an end', () => {
    expect(odds('1d6!')).toMatchObject({ min: 1, max: null });
    expect(odds('-1d6!')).toMatchObject({ min: null, max: -1 });
    expect(odds('4d6!kh3')).toMatchObject({ min: 3, max: 18 });
    expect(odds('4d6!dl1').max).toBeNull();
    expect(odds('2d6!!max10')).toMatchObject({ min: 2, max: 20 });
    expect(odds('2d6!=6>=6').max).toBeNull();
    expect(odds('2d6!!=6>=6')).toMatchObject({ min: 0, max: 2 });
    expect(odds('min(1d6!,4)')).toMatchObject({ min: 1, max: 4 });
    expect(odds('1d6!o')).toMatchObject({ max: 12, exact: true });
  });

  it('know what exploding dice cannot show', () => {
    expect(odds('1d6!', '=', 6).probability).toBe(0);
    expect(odds('1d6!', '=', 12).probability).toBe(0);
    expect(odds('1d6!', '>=', 7).probability).toBeCloseTo(1 / 6, 12);
    expect(odds('1d6!', '>=', 10).probability).toBeCloseTo(1 / 12, 12);
    expect(odds('1d6!', '>=', 13).probability).toBeCloseTo(1 / 36, 12);
  });
});

describe('an answer', () => {
  it('compares in all five ways', () => {
    const ways = COMPARISON_OPERATORS.map((comparison) => odds('2d6', comparison, 7).probability * 36);
    expect(ways.map((way) => Math.round(way))).toEqual([21, 15, 21, 15, 6]);
    expect(odds('2d6', '>=', 2).probability).toBe(1);
    expect(odds('2d6', '>=', 13).probability).toBe(0);
    expect(odds('2d6', '>=', 6.5).probability).toBe(odds('2d6', '>=', 7).probability);
  });

  it('adds and takes off', () => {
    // Two dice against two dice: 575 wins and 146 ties of 1296.
    expect(odds('2d6-2d6', '>', 0).fraction).toEqual({ numerator: 575, denominator: 1296 });
    expect(odds('2d6-2d6', '=', 0).fraction).toEqual({ numerator: 73, denominator: 648 });
    expect(odds('2d6+3', '>=', 12)).toMatchObject({ min: 5, max: 15, mean: 10 });
    expect(odds('7', '=', 7)).toMatchObject({ probability: 1, min: 7, max: 7, deviation: 0 });
    expect(odds('0d6', '=', 0).probability).toBe(1);
  });

  it('has mode, percentiles and distribution', () => {
    expect(odds('2d6')).toMatchObject({ mode: [7], percentiles: { p5: 3, p25: 5, p50: 7, p75: 9, p95: 11 } });
    expect(odds('3d6').mode).toEqual([10, 11]);
    const { totals, probabilities, width } = odds('999d100').distribution;
    expect(width).toBeGreaterThan(1);
    const exploding = odds('4d6!').distribution;
    expect([exploding.width, exploding.totals[0], exploding.totals.at(-1)! < 130]).toEqual([undefined, 4, true]);
    expect(totals.length).toBeLessThanOrEqual(100);
    expect(probabilities.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 8);
  });

  it('draws bars', () => {
    expect(odds('1d4').chart).toEqual([1, 2, 3, 4].map((face) => `${face} ${'█'.repeat(40)} 25.00 %`));
    expect(odds('100d6').chart.length).toBeLessThanOrEqual(30);
    expect(odds('3d20kh1').chart[0]).toBe('  1 0.01 %'.trimStart().padStart(9));
  });

  it('ignores labels, comments and sorting', () => {
    const bare = odds('3d6kh2', '>=', 9);
    expect(odds('3d6kh2sd[fire] # to hit', '>=', 9)).toEqual(bare);
  });

  it('counts exactly up to 2^53 outcomes, and says so beyond', () => {
    expect(odds('53d2', '=', 53)).toMatchObject({ exact: true, fraction: { numerator: 1, denominator: 2 ** 53 } });
    expect(odds('53d2kh26')).toMatchObject({ exact: true, probability: 1 });
    expect(odds('54d2', '>=', 81)).toMatchObject({ exact: false });
    expect(odds('54d2', '>=', 81).fraction).toBeUndefined();
    expect(odds('(2d6)d6')).toMatchObject({ exact: true, probability: 1 });
  });

  it.each([
    '999d100',
    '200d20kh100',
    '10000d1kh5000',
    '1000d2kh3',
    '50d6+50d8-50d10',
    '30d10!',
    '20d6!kh5',
    '100d10>=8f1',
  ])('stays whole and well-formed for %s', (text) => {
    const { probability, mean, min, max } = odds(text, '>=', -100_000);
    expect(probability).toBeCloseTo(1, 9);
    expect(mean).toBeGreaterThanOrEqual(min!);
    if (max !== null) expect(mean).toBeLessThanOrEqual(max);
  });

  it.each([
    '10000d1000000000',
    '5000d100',
    '10000d6kh5000',
    'd1000000000',
    '50d100*50d100',
    '(1000d6)d6',
    '{100d20+100d12+100d10}kh100',
    '500d100!kh250',
    '10000d2min1.5',
    '1d(d%)+1/1d%+d999',
    '200d20kh100+200d20kh100+200d20kh100',
    '999d100+999d100',
    'd%!>=5',
    '{200d20,200d20+1,200d20+2,200d20+3,200d20+4,200d20+5,200d20+6,200d20+7,200d20+8,200d20+9,200d20+10}kh5',
  ])('is refused for %s within milliseconds, with the limit', (text) => {
    const started = cpuTime();
    expect(() => odds(text)).toThrow(/at most|too many/);
    expect(cpuTime() - started).toBeLessThan(100);
  });

  it.each([
    ['1d6/(d2-1)', 'no number'],
    ['sqrt(-d6)', 'no number'],
    ['(d6-2)d6', 'cannot be rolled'],
    ['d(d6-1)', 'cannot have 0 sides'],
    ['(d6/4)d6', 'cannot be rolled'],
    ['d1!', 'explode forever'],
    ['1d1!p', 'explode forever'],
    ['2d2!>=1', 'explode forever'],
    ['4dF!>=-1', 'explode forever'],
    ['2d6r<7', 'rerolled forever'],
    ['2d6r<4r>3', 'rerolled forever'],
    ['(1d6!)d6', 'unlimited'],
  ])('is refused for %s: %s', (text, message) => {
    expect(() => odds(text)).toThrow(message);
  });
});
