import { describe, expect, it } from 'vitest';
import { parseNumbers } from './numbers.ts';
import { colonyOdds } from './odds.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const THROWN = FACES.flatMap((one) => FACES.map((other) => one + other));
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('colonyOdds', () => {
  it('agrees with all 36 throws, for each of the 2,047 sets', () => {
    for (let set = 1; set < 2 ** NUMBERS.length; set++) {
      const numbers = NUMBERS.filter((_, place) => set & (1 << place));
      const odds = colonyOdds(numbers);
      const paying = THROWN.filter((sum) => sum !== 7 && numbers.includes(sum)).length;
      const shown = THROWN.filter((sum) => numbers.includes(sum)).length;
      expect(odds.probability).toBe(paying / 36);
      expect(odds.fraction.numerator * 36).toBe(paying * odds.fraction.denominator);
      expect(odds.expectedYield).toBeCloseTo(paying / 36, 14);
      expect(odds.meanWait === null ? 0 : odds.meanWait * paying).toBeCloseTo(paying ? 36 : 0, 10);
      expect(odds.robber?.anyway.probability).toBe(numbers.includes(7) ? shown / 36 : undefined);
    }
  });

  it('counts repeats in what is earned, never in how likely it is', () => {
    for (const first of NUMBERS) {
      for (const second of NUMBERS) {
        const numbers = [first, second, second];
        const earned = THROWN.map((sum) => (sum === 7 ? 0 : numbers.filter((number) => number === sum).length));
        const odds = colonyOdds(numbers);
        expect(odds.expectedYield).toBeCloseTo(earned.reduce((a, b) => a + b) / 36, 14);
        expect(odds.probability).toBe(earned.filter((count) => count > 0).length / 36);
        expect(odds.each.reduce((sum, { perThrow }) => sum + perThrow, 0)).toBeCloseTo(odds.expectedYield, 14);
      }
    }
  });

  it('tells the chance over several throws as all their sequences do', () => {
    // 36³ sequences of three rolls
    let paid = 0;
    for (const a of THROWN)
      for (const b of THROWN) for (const c of THROWN) if ([a, b, c].some((sum) => sum === 6 || sum === 8)) paid++;
    const three = colonyOdds([6, 8]).within.find(({ throws }) => throws === 3)!;
    expect(three.probability).toBeCloseTo(paid / 36 ** 3, 14);
    expect(three.none).toBeCloseTo(1 - paid / 36 ** 3, 14);
    expect(colonyOdds([6, 8]).within.map(({ throws }) => throws)).toEqual([1, 3, 5, 10, 20]);
  });

  it('knows that a 7 earns nothing', () => {
    const odds = colonyOdds([7]);
    expect(odds).toMatchObject({
      probability: 0,
      expectedYield: 0,
      meanWait: null,
      each: [],
      fraction: { numerator: 0, denominator: 1 },
    });
    expect(odds.robber).toMatchObject({ probability: 1 / 6, anyway: { fraction: { numerator: 1, denominator: 6 } } });
    expect(colonyOdds([6, 8]).robber).toBeUndefined();
  });
});

describe('parseNumbers', () => {
  it.each([
    ['6,8', [6, 8]],
    [' 2, 5 ,12', [2, 5, 12]],
    ['6,6', [6, 6]],
    ['06', [6]],
  ])('reads %j', (text, value) => expect(parseNumbers(text)).toEqual({ ok: true, value }));

  it.each([
    ['', 0, 'there is no number'],
    ['6,,8', 2, 'there is no number before'],
    ['6,8,', 4, 'there is no number before'],
    ['6, 13', 3, '"13" cannot be thrown'],
    ['1', 0, '"1" cannot be thrown'],
    ['6,0', 2, '"0" cannot be thrown'],
    ['6 8', 0, '"6 8" has no comma'],
    ['6;8', 0, '"6;8" is not a whole number'],
    ['6,-8', 2, '"-8" is not a whole number'],
    ['6,8.5', 2, '"8.5" is not a whole number'],
    ['no-such-thing', 0, '"no-such-thing" is not a whole number'],
  ])('refuses %j at place %i', (text, at, message) => {
    expect(parseNumbers(text)).toMatchObject({ ok: false, error: { at, message: expect.stringContaining(message) } });
  });
});
