import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../src/dice/answer.ts';
import { parseDice } from '../../src/dice/parse.ts';
import { rollPools } from '../../src/dice/roll.ts';
import { Rng } from '../../src/lib/rng.ts';
import { COMMON_NOTATIONS, ENUMERABLE_NOTATIONS, UNBOUNDED_NOTATIONS } from '../dice/notations.ts';

const ROLLS = 200_000;

/** Compares rolls with the odds: the mean and the frequency of each total must be within 5 standard errors. */
describe(`${ROLLS} seeded rolls agree with the odds`, () => {
  it.each([...ENUMERABLE_NOTATIONS, ...UNBOUNDED_NOTATIONS, ...COMMON_NOTATIONS])('of %s', (text) => {
    const pools = parseDice(text);
    if (!pools.ok) throw new Error(pools.error.message);
    const odds = oddsOf(pools.value[0]!, '>=', 0);
    if (!odds.ok) throw odds.error;
    const { mean, deviation, distribution } = odds.value;
    const rng = Rng.fromSeed(`long ${text}`);
    const seen = new Map<number, number>();
    let sum = 0;
    for (let i = 0; i < ROLLS; i++) {
      const rolls = rollPools(pools.value, 1, rng);
      if (!rolls.ok) throw rolls.error;
      const { total } = rolls.value[0]!;
      sum += total;
      seen.set(total, (seen.get(total) ?? 0) + 1);
    }
    expect(Math.abs(sum / ROLLS - mean)).toBeLessThanOrEqual((5 * deviation) / Math.sqrt(ROLLS) + 1e-9);
    let told = 0;
    distribution.totals.forEach((total, index) => {
      const share = distribution.probabilities[index]!;
      const error = Math.sqrt((share * (1 - share)) / ROLLS);
      const came = seen.get(total) ?? 0;
      told += came;
      // For rare totals few rolls are expected, so that one more or less is allowed.
      expect(Math.abs(came / ROLLS - share), `${total}`).toBeLessThanOrEqual(5 * error + 2 / ROLLS);
    });
    expect(told).toBe(ROLLS);
  });
});
