import { greatestCommonDivisor } from '../lib/divisor.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { comparisonHolds, type DiceFault, roundResult } from './arithmetic.ts';
import { type Distribution, meanOf, standardDeviationOf } from './distribution.ts';
import type { Comparison, DicePool } from './notation.ts';
import { distributionOf } from './odds.ts';
import { formatPercent } from './percent.ts';

/** Statistics of a pool's total. `min` is null if there is no lowest total, `max` if there is no highest. */
export interface TotalStatistics {
  /**
   * Whether the probabilities are exact fractions, from whole numbers of outcomes (at most 2^53). Otherwise they are
   * floating-point sums.
   */
  exact: boolean;
  /** Upper limit of the probability that the answer leaves out because an infinite tail was cut off. */
  bound?: number;
  mean: number;
  /** Standard deviation of the total. */
  deviation: number;
  min: number | null;
  max: number | null;
  /** The most likely totals. */
  mode: number[];
  /** For each percentile p, the smallest total such that the chance of rolling it or less is at least p percent. */
  percentiles: { p5: number; p25: number; p50: number; p75: number; p95: number };
  distribution: ShownDistribution;
  /**
   * Bar chart as text, with one line per total: `  7 ████████████ 16.67 %`. If there are more than 30 totals, several
   * share a line.
   */
  chart: string[];
}

/**
 * Totals and their probabilities as parallel arrays. If there are more than 200 totals, tails with a probability below
 * 1e-9 are cut off. If there are still more than 200, totals are grouped into ranges of equal width, and `totals` lists
 * the first total of each range.
 */
export interface ShownDistribution {
  totals: number[];
  probabilities: number[];
  /** Number of totals in each range; absent if totals are not grouped. */
  width?: number;
}

/** The probability that a total meets a target, with statistics of the total. */
export interface OddsAnswer extends TotalStatistics {
  probability: number;
  /** The probability in lowest terms; absent if it is not exact. */
  fraction?: { numerator: number; denominator: number };
}

/** Maximum number of totals that are listed one by one; more are grouped into ranges. */
const MAX_SHOWN = 200;
const RANGES = 100;
/** Maximum probability of each tail that is cut off if there are too many totals. */
const TAIL_PROBABILITY = 1e-9;
const MAX_MODES = 20;

interface CachedOdds {
  distribution: Distribution;
  summary: TotalStatistics;
}

/** Cache of odds by pool. An entry lives as long as the parser's cache holds the pool. Large results are not cached. */
const CACHE = new WeakMap<DicePool, CachedOdds>();
const MAX_CACHED_TOTALS = 2_000;

/**
 * Computes the odds that a pool's total meets the comparison with the target, and statistics of the total. `maxSteps`
 * limits the work, where others wait for the thread.
 */
export function oddsOf(
  pool: DicePool,
  comparison: Comparison,
  target: number,
  maxSteps?: number,
): Result<OddsAnswer, DiceFault> {
  let cached = CACHE.get(pool);
  if (!cached) {
    const distribution = distributionOf(pool, maxSteps);
    if (!distribution.ok) return fail(distribution.error);
    const rounded = { ...distribution.value, values: distribution.value.values.map(roundResult) };
    cached = { distribution: rounded, summary: summaryOf(rounded) };
    if (cached.distribution.values.length <= MAX_CACHED_TOTALS) CACHE.set(pool, cached);
  }
  const { distribution, summary } = cached;
  const { weights, values, whole, exact } = distribution;
  let hits = 0;
  for (let i = 0; i < values.length; i++) if (comparisonHolds(comparison, values[i]!, target)) hits += weights[i]!;
  const probability = Math.min(1, hits / whole); // Sums of doubles may slightly exceed the whole.
  return ok(exact ? { probability, fraction: lowestTerms(hits, whole), ...summary } : { probability, ...summary });
}

function lowestTerms(numerator: number, denominator: number): { numerator: number; denominator: number } {
  const divisor = greatestCommonDivisor(denominator, numerator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function summaryOf(d: Distribution): TotalStatistics {
  const { exact, tails } = d;
  const [first, last] = possibleRange(d);
  const at = (share: number) => percentile(d, share);
  const shares = sharesOf(d, first, last);
  return {
    exact,
    ...(tails.missing > 0 && { bound: tails.missing }),
    mean: meanOf(d),
    deviation: standardDeviationOf(d),
    min: tails.below ? null : d.values[first]!,
    max: tails.above ? null : d.values[last]!,
    mode: modes(d),
    percentiles: { p5: at(0.05), p25: at(0.25), p50: at(0.5), p75: at(0.75), p95: at(0.95) },
    distribution: shares,
    chart: chart(shares),
  };
}

/** Indices of the first and the last possible total. */
function possibleRange({ weights }: Distribution): [number, number] {
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

/** Indices of the first and the last total that remain after cutting off improbable tails. */
function withoutTails({ weights, whole }: Distribution, first: number, last: number): [number, number] {
  let [from, to] = [first, last];
  for (let sum = weights[from]!; sum < TAIL_PROBABILITY * whole; sum += weights[from]!) from++;
  for (let sum = weights[to]!; sum < TAIL_PROBABILITY * whole; sum += weights[to]!) to--;
  return [from, to];
}

const BAR_LENGTH = 40;
const MAX_ROWS = 30;

/** Draws a bar chart with one line per total: `  7 ████████████ 16.67 %`. More than 30 totals share lines. */
function chart({ totals, probabilities, width = 1 }: ShownDistribution): string[] {
  const totalsPerRow = Math.ceil(totals.length / MAX_ROWS);
  const rows: { label: string; share: number }[] = [];
  for (let i = 0; i < totals.length; i += totalsPerRow) {
    const end = Math.min(totals.length, i + totalsPerRow) - 1;
    const share = probabilities.slice(i, end + 1).reduce((sum, one) => sum + one, 0);
    const last = totals[end]! + width - 1;
    rows.push({ label: last === totals[i] ? `${last}` : `${totals[i]} to ${last}`, share });
  }
  const maxShare = Math.max(...rows.map(({ share }) => share));
  const labelWidth = Math.max(...rows.map(({ label }) => label.length));
  return rows.map(({ label, share }) => {
    const bar = '█'.repeat(Math.round((BAR_LENGTH * share) / maxShare));
    return `${label.padStart(labelWidth)} ${bar}${bar ? ' ' : ''}${formatPercent(share)}`;
  });
}
