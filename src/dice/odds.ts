import { fail, ok, type Result } from '../lib/result.ts';
import {
  add,
  constant,
  type Distribution,
  deviation,
  max,
  mean,
  negate,
  sumOfDice,
  sumOfHighest,
  sumOfLowest,
} from './distribution.ts';
import type { DiceTerm, Pool, Term } from './notation.ts';

export const COMPARISONS = ['>=', '>', '<=', '<', '='] as const;
export type Comparison = (typeof COMPARISONS)[number];

export interface Odds {
  probability: number;
  /** The probability as a fraction in lowest terms; absent where `exact` is false. */
  fraction?: { numerator: number; denominator: number };
  /** Whether every outcome was counted in whole numbers (at most 2^53 of them), or doubles were added up. */
  exact: boolean;
  mean: number;
  deviation: number;
  min: number;
  max: number;
}

/** Additions and multiplications that one answer may cost: about a third of a second. */
const WORK_BUDGET = 200_000_000;

/** Different totals that one answer may hold: 16 MB a distribution. */
const MAX_TOTALS = 2_000_000;

/** The odds of `total comparison target`, or how many steps they would take beyond the budget. */
export function oddsOf(pool: Pool, comparison: Comparison, target: number): Result<Odds, string> {
  const { steps, totals } = work(pool);
  if (totals > MAX_TOTALS) {
    return fail(
      `these dice have about ${totals.toExponential(1)} different totals, at most ${MAX_TOTALS} are told apart`,
    );
  }
  if (steps > WORK_BUDGET) {
    return fail(`these odds take about ${steps.toExponential(1)} steps, at most ${WORK_BUDGET} are made for an answer`);
  }
  const all = pool.terms.map(distributionOf).reduce(add);
  const hits = weightWhere(all, comparison, target);
  const odds = {
    probability: Math.min(1, hits / all.whole), // doubles may add up to a trace more than the whole
    exact: all.exact,
    mean: mean(all),
    deviation: deviation(all),
    min: all.min,
    max: max(all),
  };
  return ok(all.exact ? { ...odds, fraction: lowestTerms(hits, all.whole) } : odds);
}

function distributionOf({ sign, of }: Term): Distribution {
  const plain = of.kind === 'number' ? constant(of.value) : diceDistribution(of);
  return sign === 1 ? plain : negate(plain);
}

function diceDistribution({ count, sides, keep }: DiceTerm): Distribution {
  if (sides === 1) return constant(keep?.count ?? count);
  if (!keep || keep.count === count) return sumOfDice(count, sides);
  return keep.from === 'high' ? sumOfHighest(count, sides, keep.count) : sumOfLowest(count, sides, keep.count);
}

/** Upper bounds of the steps and of the different totals, known before the first step is made. */
function work({ terms }: Pool): { steps: number; totals: number } {
  let totals = 1;
  let steps = 0;
  for (const { of } of terms) {
    if (of.kind === 'number') continue;
    const { count, sides, keep } = of;
    const kept = keep?.count ?? count;
    const own = kept * (sides - 1) + 1;
    // keeping: for each face, every pair of dice placed before and now, each a pass over the sums
    steps += kept === count ? count * own : sides * (kept + 1) * ((own * kept) / 2 + count);
    steps += totals * own;
    totals += own;
  }
  return { steps, totals };
}

function weightWhere({ min, weights }: Distribution, comparison: Comparison, target: number): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) if (HOLDS[comparison](min + i, target)) sum += weights[i]!;
  return sum;
}

const HOLDS: Record<Comparison, (total: number, target: number) => boolean> = {
  '>=': (total, target) => total >= target,
  '>': (total, target) => total > target,
  '<=': (total, target) => total <= target,
  '<': (total, target) => total < target,
  '=': (total, target) => total === target,
};

function lowestTerms(numerator: number, denominator: number): { numerator: number; denominator: number } {
  let [a, b] = [denominator, numerator];
  while (b) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}
