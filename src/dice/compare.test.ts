import { expect, it } from 'vitest';
import { compareDice } from './compare.ts';

const STEPS = { maxSteps: 2_000_000 };

it('puts up to four expressions over the same totals', () => {
  const { odds, rows } = compareDice(['2d6', 'd4'], STEPS);
  expect(rows.map(({ from }) => from)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(odds.map(({ notation }) => notation)).toEqual(['2d6', '1d4']);
  expect(odds[0]!.chances[6]).toBeCloseTo(6 / 36, 12);
  expect(odds[1]!.chances.slice(3, 5)).toEqual([0.25, 0]);
});

it('groups many totals in ranges of equal width, and loses none', () => {
  const { odds, rows } = compareDice(['40d6', 'd1000'], STEPS);
  expect(rows.length).toBeLessThanOrEqual(100);
  expect(new Set(rows.map(({ from, to }) => to - from)).size).toBe(1);
  for (const { chances } of odds) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
});

it('rolls by seed, and says a sum that is compared with a target', () => {
  const { fields, odds } = compareDice(['d20+5 vs 17'], { ...STEPS, seed: 'x' });
  expect(fields[0]!.rolls).toEqual([expect.stringMatching(/^1d20\+5 = \d+ \[\d+\] \d+ vs 17: (succeeded|failed)$/)]);
  expect(odds[0]!.versus).toEqual({ target: 17, chance: 0.45 });
});

it('shows each pool of an expression', () => {
  expect(compareDice(['d20, 2d6'], STEPS).odds).toHaveLength(2);
  expect(compareDice(['d4, d6, d8, d10, d12'], STEPS).fields[0]!.fault).toMatch(/At most 4 sums/);
});

it('refuses one expression with its place and what would work, and shows the others', () => {
  const { fields, odds } = compareDice(['4d6kh', '3d6z', '4d6x'], STEPS);
  expect(odds).toHaveLength(1);
  expect(fields[1]!.fault).toMatch(/At 3d6▸z\. Write dice as/);
  expect(fields[2]!.fault).toMatch(/explode with !.*Write 4d6! for x/);
});

it('leaves odds that take long alone, but rolls', () => {
  const [field] = compareDice(['400d100kh200'], { ...STEPS, seed: 'x' }).fields;
  expect(field).toMatchObject({ rolls: [expect.any(String)], fault: expect.stringMatching(/^No odds here: /) });
});
