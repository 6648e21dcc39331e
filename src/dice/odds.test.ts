import { describe, expect, it } from 'vitest';
import { parseDice } from './notation.ts';
import { COMPARISONS, type Comparison, oddsOf } from './odds.ts';

const odds = (text: string, comparison: Comparison, target: number) => {
  const pools = parseDice(text);
  if (!pools.ok) throw new Error(pools.error.message);
  const result = oddsOf(pools.value[0]!, comparison, target);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

/** Every throw of n dice: the oracle, slow and plain. */
function* throws(count: number, sides: number, thrown: number[] = []): Generator<number[]> {
  if (thrown.length === count) yield thrown;
  else for (let face = 1; face <= sides; face++) yield* throws(count, sides, [...thrown, face]);
}

const sum = (dice: number[]) => dice.reduce((total, die) => total + die, 0);
const sorted = (dice: number[]) => [...dice].sort((a, b) => a - b);

describe('oddsOf', () => {
  it('has the published counts of 4d6kh3', () => {
    const counts = [1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21];
    counts.forEach((count, index) => {
      expect(odds('4d6kh3', '=', 3 + index).probability).toBe(count / 1296);
    });
    expect(odds('4d6kh3', '>=', 15).fraction).toEqual({ numerator: 25, denominator: 108 });
    expect(odds('4d6kh3', '>=', 12).fraction).toEqual({ numerator: 799, denominator: 1296 });
    expect(odds('4d6kh3', '>=', 0).mean).toBeCloseTo(12.2446, 4);
  });

  it.each([
    ['4d6kl3', 8.755401],
    ['5d6kh3', 13.43017],
    ['2d20kl1', 7.175],
    ['10d10kh5', 38.780304],
    ['20d6kh10', 49.007953],
    ['100d6kh50', 248.009553],
  ])('has the published mean of %s', (text, mean) => {
    expect(odds(text, '>=', 0).mean).toBeCloseTo(mean, 5);
  });

  it.each([
    ['1d20', 0.3],
    ['2d20kh1', 0.51],
    ['2d20kl1', 0.09],
  ])('%s meets 15 with the published probability', (text, probability) => {
    expect(odds(text, '>=', 15).probability).toBeCloseTo(probability, 12);
  });

  it('agrees with every throw counted, for all pools of up to 5 dice of up to 6 sides', () => {
    for (let count = 1; count <= 5; count++) {
      for (let sides = 1; sides <= 6; sides++) {
        const all = [...throws(count, sides)].map(sorted);
        for (let kept = 0; kept <= count; kept++) {
          for (const [mode, value] of [
            ['kh', (dice: number[]) => sum(dice.slice(count - kept))],
            ['kl', (dice: number[]) => sum(dice.slice(0, kept))],
          ] as const) {
            const totals = all.map(value);
            for (let target = kept; target <= kept * sides; target++) {
              const expected = totals.filter((total) => total === target).length / all.length;
              expect(odds(`${count}d${sides}${mode}${kept}`, '=', target).probability).toBeCloseTo(expected, 14);
            }
          }
        }
      }
    }
  });

  it('compares in all five ways', () => {
    const ways = COMPARISONS.map((comparison) => odds('2d6', comparison, 7).probability * 36);
    expect(ways.map((way) => Math.round(way))).toEqual([21, 15, 21, 15, 6]);
    expect(odds('2d6', '>=', 2).probability).toBe(1);
    expect(odds('2d6', '>=', 13).probability).toBe(0);
    expect(odds('2d6', '>=', 6.5).probability).toBe(odds('2d6', '>=', 7).probability);
  });

  it('adds, takes off and shifts', () => {
    // two dice against two dice: 575 wins and 146 ties of 1296
    expect(odds('2d6-2d6', '>', 0).fraction).toEqual({ numerator: 575, denominator: 1296 });
    expect(odds('2d6-2d6', '=', 0).fraction).toEqual({ numerator: 73, denominator: 648 });
    expect(odds('2d6+3', '>=', 12)).toMatchObject({ min: 5, max: 15, mean: 10 });
    expect(odds('7', '=', 7)).toMatchObject({ probability: 1, min: 7, max: 7, deviation: 0 });
    expect(odds('0d6', '=', 0).probability).toBe(1);
  });

  it('counts exactly up to 2^53 outcomes, and says so beyond', () => {
    expect(odds('53d2', '=', 53)).toMatchObject({ exact: true, fraction: { numerator: 1, denominator: 2 ** 53 } });
    expect(odds('53d2kh26', '>=', 0)).toMatchObject({ exact: true, probability: 1 });
    expect(odds('54d2', '>=', 81)).toMatchObject({ exact: false });
    expect(odds('54d2', '>=', 81).fraction).toBeUndefined();
  });

  it('stays whole and well-formed in doubles', () => {
    for (const text of ['999d100', '200d20kh100', '10000d1kh5000', '1000d2kh3', '50d6+50d8-50d10']) {
      const { probability, mean, min, max } = odds(text, '>=', -100_000);
      expect(probability).toBeCloseTo(1, 9);
      expect(mean).toBeGreaterThanOrEqual(min);
      expect(mean).toBeLessThanOrEqual(max);
    }
    expect(odds('999d100', '=', 999).probability).toBeGreaterThanOrEqual(0);
  });

  it.each(['10000d1000000000', '5000d100', '10000d6kh5000'])('refuses %s within milliseconds', (text) => {
    const pools = parseDice(text);
    const started = performance.now();
    expect(pools.ok && oddsOf(pools.value[0]!, '>=', 1).ok).toBe(false);
    expect(performance.now() - started).toBeLessThan(50);
  });
});
