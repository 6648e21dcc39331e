import { expect } from 'vitest';
import { LazyCallContext } from '../../src/tools/context.ts';
import { registry } from '../../src/tools/registry.ts';
import { cpuTime } from '../cpu-time.ts';

/** Time limit of calls that do not compute odds within the budget, in milliseconds. */
const QUICK_MS = 100;
/** Time limit of odds within the budget on a slow machine, in milliseconds. */
const BUDGET_MS = 3_000;

/** Checks that a roll lies within the range of the odds, and that neither tool fails or is slow. */
export async function diceHold(notation: string): Promise<void> {
  const rolled = await timed('dice_roll', { notation }, QUICK_MS);
  const odds = await timed('dice_odds', { expression: notation, target: 5 }, BUDGET_MS);
  if (!odds.ok || !rolled.ok) return;
  const { total } = rolled.value as { total: number };
  const { min, max, probability, mean } = odds.value as {
    min: number | null;
    max: number | null;
    probability: number;
    mean: number;
  };
  const slack = 1e-9 * Math.max(1, Math.abs(total));
  expect(total).toBeGreaterThanOrEqual((min ?? Number.NEGATIVE_INFINITY) - slack);
  expect(total).toBeLessThanOrEqual((max ?? Number.POSITIVE_INFINITY) + slack);
  expect(probability).toBeGreaterThanOrEqual(0);
  expect(probability).toBeLessThanOrEqual(1);
  expect(Number.isFinite(mean)).toBe(true);
}

async function timed(tool: string, args: object, limit: number) {
  // CPU time: other processes on the machine do not count.
  const started = cpuTime();
  const outcome = await registry.call(tool, args, new LazyCallContext({ seed: 'fuzz' }));
  const took = cpuTime() - started;
  if (outcome.ok) registry.find(tool)!.output.parse(outcome.value);
  else {
    expect(['invalid_notation', 'over_limit', 'impossible', 'invalid_arguments']).toContain(outcome.error.code);
    expect(outcome.error.detail.length).toBeGreaterThan(5);
  }
  // Invalid or excessive notation must be refused immediately. Finding out whether dice are possible may require their
  // odds.
  const takesOdds = outcome.ok || outcome.error.code === 'impossible';
  expect(took, `${tool} ${JSON.stringify(args)}`).toBeLessThan(takesOdds ? limit : QUICK_MS);
  return outcome;
}
