import { describe, expect, it } from 'vitest';
import { Rng } from '../lib/rng.ts';
import { parseDice } from './parse.ts';
import { rollPools, rollText } from './roll.ts';

const roll = (text: string, seed = 'seed') => {
  const pools = parseDice(text);
  if (!pools.ok) throw new Error(pools.error.message);
  const rolls = rollPools(pools.value, 1, Rng.fromSeed(seed));
  if (!rolls.ok) throw rolls.error;
  return rolls.value[0]!;
};
const seeds = Array.from({ length: 300 }, (_, i) => `s${i}`);

describe('rollPool', () => {
  it('shows every die, and drops the lowest with kh', () => {
    for (const seed of seeds) {
      const { total, terms } = roll('4d6kh3', seed);
      const dice = terms[0]!.dice!;
      const values = dice.map(({ value }) => value).sort((a, b) => a - b);
      expect(dice).toHaveLength(4);
      expect(dice.filter(({ dropped }) => dropped).map(({ value }) => value)).toEqual([values[0]]);
      expect(total).toBe(values[1]! + values[2]! + values[3]!);
    }
  });

  it('keeps the lowest with kl', () => {
    for (const seed of seeds) {
      const { total, terms } = roll('3d8kl1', seed);
      expect(total).toBe(Math.min(...terms[0]!.dice!.map(({ value }) => value)));
    }
  });

  it('adds and takes off, and keeps negative totals', () => {
    const totals = seeds.map((seed) => roll('1d6-6', seed).total);
    expect(Math.min(...totals)).toBe(-5);
    expect(Math.max(...totals)).toBe(0);
    expect(totals.some((total) => Object.is(total, -0))).toBe(false);
    expect(roll('2+8-2+8').total).toBe(16);
  });

  it('rolls no dice for 0d6, and reaches every face of d%', () => {
    expect(roll('0d6')).toEqual({ notation: '0d6', total: 0, terms: [{ term: '0d6', subtotal: 0, dice: [] }] });
    const faces = new Set(Array.from({ length: 3000 }, (_, i) => roll('d%', `${i}`).total));
    expect(faces.size).toBe(100);
    expect(Math.min(...faces)).toBe(1);
    expect(Math.max(...faces)).toBe(100);
  });

  it('tells only the sum above 1,000 dice', () => {
    const { total, terms } = roll('10000d6');
    expect(terms[0]!.dice).toBeUndefined();
    expect(Math.abs(total - 35_000)).toBeLessThan(1_000);
  });

  it('writes dropped dice in brackets', () => {
    expect(rollText(roll('4d6kh3+1'))).toMatch(/^4d6kh3\+1 = \d+ \[.*\(\d\).*\]$/);
  });
});
