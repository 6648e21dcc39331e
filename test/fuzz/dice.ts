import { expect } from 'vitest';
import { Call } from '../../src/tools/context.ts';
import { registry } from '../../src/tools/registry.ts';
import { cpuTime } from '../cpu-time.ts';

/** Time of any call that does not compute odds within the budget. */
const SOON_MS = 100;
/** Time that odds within the budget may take on a slow machine. */
const BUDGET_MS = 3_000;

/** What was rolled lies between what the odds call the ends, and neither tool fails or dawdles. */
export async function diceHold(notation: string): Promise<void> {
  const rolled = await timed('dice_roll', { notation }, SOON_MS);
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
  // CPU time: what else runs on the machine does not count
  const started = cpuTime();
  const outcome = await registry.call(tool, args, new Call({ seed: 'fuzz' }));
  const took = cpuTime() - started;
  if (outcome.ok) registry.find(tool)!.output.parse(outcome.value);
  else {
    expect(['invalid_notation', 'over_limit', 'impossible', 'invalid_arguments']).toContain(outcome.error.code);
    expect(outcome.error.detail.length).toBeGreaterThan(5);
  }
  // what can't be read or is too much is refused at once; whether dice are possible may take their odds to see
  const takesOdds = outcome.ok || outcome.error.code === 'impossible';
  expect(took, `${tool} ${JSON.stringify(args)}`).toBeLessThan(takesOdds ? limit : SOON_MS);
  return outcome;
}
