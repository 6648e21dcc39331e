import { greatestCommonDivisor } from '../lib/divisor.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { comparisonHolds, type DiceFault, roundResult } from './arithmetic.ts';
import { type Distribution, mean, standardDeviation } from './distribution.ts';
import type { Comparison, Pool } from './notation.ts';
import { distributionOf } from './odds.ts';

/** What can be said of a pool's total without a target. `min` and `max` are null where there is no end. */
export interface Summary {
  /** Every outcome was counted in whole numbers (at most 2^53 of them); otherwise doubles were added up. */
  exact: boolean;
  /** At most this much probability is left out: what was cut off a tail without an end. */
  bound?: number;
  mean: number;
  /** Standard deviation. */
  deviation: number;
  min: number | null;
  max: number | null;
  /** The most likely totals. */
  mode: number[];
  /** The smallest total that is reached with at least that probability. */
  percentiles: { p5: number; p25: number; p50: number; p75: number; p95: number };
  distribution: ShownDistribution;
  /** The distribution as lines of text. */
  chart: string[];
}

/**
 * Totals and their probabilities, side by side. Where there are more than 200, either end is left out as far as it holds
 * less than 1e-9; where there are still more, ranges that start at the totals.
 */
export interface ShownDistribution {
  totals: number[];
  probabilities: number[];
  /** How wide a range is; absent where every total stands for itself. */
  width?: number;
}

export interface Odds extends Summary {
  probability: number;
  /** The probability in lowest terms; absent where it isn't exact. */
  fraction?: { numerator: number; denominator: number };
}

/** Totals that are told one by one; more are gathered into ranges. */
const MAX_SHOWN = 200;
const RANGES = 100;
/** What either end may hold that is not told where there are so many. */
const TRACE = 1e-9;
const MAX_MODES = 20;

interface Known {
  distribution: Distribution;
  summary: Summary;
}

/** What was worked out for pools that the parser still holds. Large ones are worked out anew. */
const KNOWN = new WeakMap<Pool, Known>();
const MAX_KNOWN = 2_000;

/** The odds of `total comparison target`, and what else is worth knowing of the total. */
export function oddsOf(pool: Pool, comparison: Comparison, target: number): Result<Odds, DiceFault> {
  let known = KNOWN.get(pool);
  if (!known) {
    const distribution = distributionOf(pool);
    if (!distribution.ok) return fail(distribution.error);
    const told = { ...distribution.value, values: distribution.value.values.map(roundResult) };
    known = { distribution: told, summary: summaryOf(told) };
    if (known.distribution.values.length <= MAX_KNOWN) KNOWN.set(pool, known);
  }
  const { distribution, summary } = known;
  const { weights, values, whole, exact } = distribution;
  let hits = 0;
  for (let i = 0; i < values.length; i++) if (comparisonHolds(comparison, values[i]!, target)) hits += weights[i]!;
  const probability = Math.min(1, hits / whole); // doubles may add up to a trace more than the whole
  return ok(exact ? { probability, fraction: lowestTerms(hits, whole), ...summary } : { probability, ...summary });
}

function lowestTerms(numerator: number, denominator: number): { numerator: number; denominator: number } {
  const divisor = greatestCommonDivisor(denominator, numerator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function summaryOf(d: Distribution): Summary {
  const { exact, missing, openAbove, openBelow } = d;
  const [first, last] = ends(d);
  const at = (share: number) => percentile(d, share);
  const shares = sharesOf(d, first, last);
  return {
    exact,
    ...(missing > 0 && { bound: missing }),
    mean: mean(d),
    deviation: standardDeviation(d),
    min: openBelow ? null : d.values[first]!,
    max: openAbove ? null : d.values[last]!,
    mode: modes(d),
    percentiles: { p5: at(0.05), p25: at(0.25), p50: at(0.5), p75: at(0.75), p95: at(0.95) },
    distribution: shares,
    chart: chart(shares),
  };
}

/** Places of the first and the last total that can come. */
function ends({ weights }: Distribution): [number, number] {
  let first = 0;
  let last = weights.length - 1;
  while (first < last && weights[first] === 0) first++;
  while (last > first && weights[last] === 0) last--;
  return [first, last];
}

function percentile({ values, weights, whole }: Distribution, share: number): number {
  const wanted = share * whole * (1 - 1e-12);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    sum += weights[i]!;
    if (sum >= wanted) return values[i]!;
  }
  return values[values.length - 1]!;
}

function modes({ values, weights }: Distribution): number[] {
  let most = 0;
  for (const weight of weights) most = Math.max(most, weight);
  const found: number[] = [];
  for (let i = 0; i < values.length && found.length < MAX_MODES; i++) {
    if (weights[i]! >= most * (1 - 1e-12)) found.push(values[i]!);
  }
  return found;
}

function sharesOf(d: Distribution, first: number, last: number): ShownDistribution {
  const { values, weights, whole } = d;
  const [from, to] = last - first < MAX_SHOWN ? [first, last] : withoutTails(d, first, last);
  const width = to - from < MAX_SHOWN ? undefined : Math.ceil((values[to]! - values[from]! + 1) / RANGES);
  const sums = new Map<number, number>();
  for (let i = from; i <= to; i++) {
    if (weights[i] === 0) continue;
    const start = width ? values[from]! + Math.floor((values[i]! - values[from]!) / width) * width : values[i]!;
    sums.set(start, (sums.get(start) ?? 0) + weights[i]! / whole);
  }
  const shares = { totals: [...sums.keys()], probabilities: [...sums.values()] };
  return width ? { ...shares, width } : shares;
}

/** The places between which all but a trace of the probability lies. */
function withoutTails({ weights, whole }: Distribution, first: number, last: number): [number, number] {
  let [from, to] = [first, last];
  for (let sum = weights[from]!; sum < TRACE * whole; sum += weights[from]!) from++;
  for (let sum = weights[to]!; sum < TRACE * whole; sum += weights[to]!) to--;
  return [from, to];
}

const BAR = 40;
const ROWS = 30;

/** A bar chart in text, a line a total: `  7 ████████████ 16.67 %`. More than 30 totals share lines. */
function chart({ totals, probabilities, width = 1 }: ShownDistribution): string[] {
  const together = Math.ceil(totals.length / ROWS);
  const rows: { label: string; share: number }[] = [];
  for (let i = 0; i < totals.length; i += together) {
    const end = Math.min(totals.length, i + together) - 1;
    const share = probabilities.slice(i, end + 1).reduce((sum, one) => sum + one, 0);
    const last = totals[end]! + width - 1;
    rows.push({ label: last === totals[i] ? `${last}` : `${totals[i]} to ${last}`, share });
  }
  const most = Math.max(...rows.map(({ share }) => share));
  const widest = Math.max(...rows.map(({ label }) => label.length));
  return rows.map(({ label, share }) => {
    const bar = '█'.repeat(Math.round((BAR * share) / most));
    return `${label.padStart(widest)} ${bar}${bar ? ' ' : ''}${formatPercent(share)}`;
  });
}

/** `16.67 %`; more digits where there would be none. */
export function formatPercent(share: number): string {
  const hundredfold = 100 * share;
  if (hundredfold === 0 || hundredfold >= 0.01) return `${hundredfold.toFixed(2)} %`;
  return `${hundredfold.toPrecision(2)} %`;
}
