import { leastCommonMultiple } from '../lib/divisor.ts';
import { DiceFault, roundResult } from './arithmetic.ts';
import { MAP_LOOKUP_COST, MAX_TOTALS, MAX_WORK_STEPS, tooCostlyFault } from './cost.ts';

/**
 * A probability distribution: `values[i]` has the probability `weights[i] / whole`, and values ascend. If `exact`, the
 * weights are counts of outcomes (at most 2^53 in total) and results are exact. Otherwise the weights are probabilities
 * and `whole` is 1.
 */
export interface Distribution {
  values: Float64Array;
  weights: Float64Array;
  whole: number;
  exact: boolean;
  tails: InfiniteTails;
}

/** The infinite tails of a distribution, which are cut off where they are improbable. */
export interface InfiniteTails {
  /** Upper limit of the probability that was cut off. */
  missing: number;
  /** Whether the values have no upper limit. */
  above: boolean;
  /** Whether the values have no lower limit. */
  below: boolean;
}

const MAX_EXACT = 2 ** 53;

/** Counts the steps spent on an answer. Throws a DiceFault as soon as they would exceed the budget. */
export class WorkBudget {
  readonly #maxSteps: number;
  #steps = 0;

  constructor(maxSteps = MAX_WORK_STEPS) {
    this.#maxSteps = maxSteps;
  }

  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps > this.#maxSteps) throw tooCostlyFault(this.#steps, this.#maxSteps);
  }

  /** Throws if this many more steps would exceed the budget, without spending them. */
  check(steps: number): void {
    this.spend(steps);
    this.#steps -= steps;
  }

  spendTotals(totals: number): void {
    if (totals > MAX_TOTALS)
      throw new DiceFault(
        'limit',
        `these dice have about ${totals.toExponential(1)} different totals, but at most ${MAX_TOTALS} are counted`,
      );
    this.spend(totals);
  }
}

/** No infinite tails: every value that is possible is in the distribution. */
export const NO_TAILS: InfiniteTails = { missing: 0, above: false, below: false };

/** The tails of a total that depends on several independent ones: it has the tails of all. */
export const joinTails = (all: readonly InfiniteTails[]): InfiniteTails => ({
  missing: all.reduce((sum, { missing }) => sum + missing, 0),
  above: all.some(({ above }) => above),
  below: all.some(({ below }) => below),
});

/** Marks a distribution as having no infinite tails, although its computation left out improbable outcomes. */
export const withoutInfiniteTails = (d: Distribution): Distribution => ({
  ...d,
  tails: { missing: d.tails.missing, above: false, below: false },
});

/** The distribution of a value that is certain. */
export const constantDistribution = (value: number): Distribution => ({
  values: Float64Array.of(roundResult(value)),
  weights: Float64Array.of(1),
  whole: 1,
  exact: true,
  tails: NO_TAILS,
});

/** A distribution from an array of weights, which belong to the values min, min + 1, min + 2 … */
export function distributionFromArray(min: number, weights: Float64Array, whole: number, exact: boolean): Distribution {
  return { values: Float64Array.from(weights, (_, i) => min + i), weights, whole, exact, tails: NO_TAILS };
}

/**
 * A distribution from pairs of value and weight, in any order. The weights of values that are equal, up to rounding
 * errors, are added.
 */
export function distributionFromPairs(
  pairs: Iterable<readonly [value: number, weight: number]>,
  whole: number,
  exact: boolean,
): Distribution {
  const sums = new Map<number, { value: number; weight: number }>();
  for (const [value, weight] of pairs) {
    const key = roundResult(value);
    const known = sums.get(key);
    if (known) known.weight += weight;
    else sums.set(key, { value: Number.isInteger(key) ? key : value, weight });
  }
  const sorted = [...sums.values()].sort((a, b) => a.value - b.value);
  return {
    values: Float64Array.from(sorted, ({ value }) => value),
    weights: Float64Array.from(sorted, ({ weight }) => weight),
    whole,
    exact,
    tails: NO_TAILS,
  };
}

/** Maximum average gap between values at which an array with empty entries is cheaper than a map. */
const MAX_GAP = MAP_LOOKUP_COST;

/**
 * The distribution with an entry for every whole number in its range; undefined if values are not whole or too far
 * apart.
 */
function fillGaps(d: Distribution): Distribution | undefined {
  const { values, weights } = d;
  const [first, last] = [values[0]!, values[values.length - 1]!];
  const length = last - first + 1;
  if (length > MAX_GAP * values.length || !values.every(Number.isInteger)) return undefined;
  if (length === values.length) return d;
  const every = new Float64Array(length);
  for (let i = 0; i < values.length; i++) every[values[i]! - first] = weights[i]!;
  return { ...distributionFromArray(first, every, d.whole, d.exact), tails: d.tails };
}

/** Whether a number of outcomes is small enough to be counted exactly. */
export const hasCountableOutcomes = (outcomes: number): boolean => outcomes <= MAX_EXACT;

/** Converts a distribution to one whose weights are probabilities. */
export const toProbabilities = (d: Distribution): Distribution =>
  d.exact ? { ...d, weights: d.weights.map((weight) => weight / d.whole), whole: 1, exact: false } : d;

/** Distribution of `operate(x, y)` for independent totals x and y. */
export function combineIndependent(
  a: Distribution,
  b: Distribution,
  operate: (x: number, y: number) => number,
  work: WorkBudget,
): Distribution {
  const [left, right] = toCommonForm(a, b);
  work.spendTotals(Math.max(left.values.length, right.values.length));
  work.spend(MAP_LOOKUP_COST * left.values.length * right.values.length);
  function* pairs(): Generator<[number, number]> {
    for (let i = 0; i < left.values.length; i++) {
      for (let j = 0; j < right.values.length; j++) {
        const weight = left.weights[i]! * right.weights[j]!;
        if (weight !== 0) yield [operate(left.values[i]!, right.values[j]!), weight];
      }
    }
  }
  const combined = distributionFromPairs(pairs(), left.whole * right.whole, left.exact);
  return withoutInfiniteTails({ ...combined, tails: joinTails([a.tails, b.tails]) });
}

/**
 * Prepares two distributions to be combined. Both stay unchanged if their combined outcomes can be counted exactly;
 * otherwise both are converted to probabilities.
 */
const toCommonForm = (a: Distribution, b: Distribution): [Distribution, Distribution] =>
  a.exact && b.exact && hasCountableOutcomes(a.whole * b.whole) ? [a, b] : [toProbabilities(a), toProbabilities(b)];

/** Distribution of the sum of two independent totals. */
export function addIndependent(a: Distribution, b: Distribution, work: WorkBudget): Distribution {
  const tails = joinTails([a.tails, b.tails]);
  const [first, second] = [fillGaps(a), fillGaps(b)];
  if (!first || !second) return { ...combineIndependent(a, b, (x, y) => x + y, work), tails };
  const [left, right] = toCommonForm(first, second);
  const length = left.weights.length + right.weights.length - 1;
  work.spendTotals(length);
  work.spend(left.weights.length * right.weights.length);
  const weights = new Float64Array(length);
  const [few, many] =
    left.weights.length < right.weights.length ? [left.weights, right.weights] : [right.weights, left.weights];
  for (let i = 0; i < few.length; i++) {
    const factor = few[i]!;
    if (factor !== 0) for (let j = 0; j < many.length; j++) weights[i + j]! += factor * many[j]!;
  }
  const sum = distributionFromArray(left.values[0]! + right.values[0]!, weights, left.whole * right.whole, left.exact);
  return { ...sum, tails };
}

/** Distribution of `operate(x)` for a total x. */
export function mapDistribution(d: Distribution, operate: (x: number) => number): Distribution {
  function* pairs(): Generator<[number, number]> {
    for (let i = 0; i < d.values.length; i++) if (d.weights[i] !== 0) yield [operate(d.values[i]!), d.weights[i]!];
  }
  return { ...distributionFromPairs(pairs(), d.whole, d.exact), tails: d.tails };
}

/** Distribution of -x for a total x. */
export const negateDistribution = (d: Distribution): Distribution => ({
  ...mapDistribution(d, (x) => -x),
  tails: { missing: d.tails.missing, above: d.tails.below, below: d.tails.above },
});

/** Maximum range of whole numbers that is stored as one array. */
const MAX_DENSE = 100_000;

/** Adds the weights of several distributions, each multiplied by its factor. */
export function addWeighted(
  parts: readonly { of: Distribution; factor: number }[],
  whole: number,
  exact: boolean,
  work: WorkBudget,
): Distribution {
  const from = parts.reduce((low, { of }) => Math.min(low, of.values[0]!), Number.POSITIVE_INFINITY);
  const to = parts.reduce((high, { of }) => Math.max(high, of.values[of.values.length - 1]!), Number.NEGATIVE_INFINITY);
  const totals = parts.reduce((sum, { of }) => sum + of.values.length, 0);
  if (to - from > MAX_DENSE || !parts.every(({ of }) => of.values.every(Number.isInteger))) {
    work.spend(MAP_LOOKUP_COST * totals);
    return distributionFromPairs(pairsOf(parts), whole, exact);
  }
  work.spend(totals);
  const weights = new Float64Array(to - from + 1);
  for (const { of, factor } of parts) {
    for (let i = 0; i < of.values.length; i++) weights[of.values[i]! - from]! += of.weights[i]! * factor;
  }
  return distributionFromArray(from, weights, whole, exact);
}

function* pairsOf(parts: readonly { of: Distribution; factor: number }[]): Generator<[number, number]> {
  for (const { of, factor } of parts) {
    for (let i = 0; i < of.values.length; i++) if (of.weights[i] !== 0) yield [of.values[i]!, of.weights[i]! * factor];
  }
}

/**
 * Distribution of a random choice between `parts` by their weights, as for a roll whose number of dice is itself
 * rolled.
 */
export function mixDistributions(
  parts: readonly { weight: number; of: Distribution }[],
  whole: number,
  exact: boolean,
  work: WorkBudget,
): Distribution {
  const common = parts.map(({ of }) => of.whole).reduce(countedMultiple, 1);
  const counted = exact && parts.every(({ of }) => of.exact) && hasCountableOutcomes(common * whole);
  const weighted = parts.map(({ weight, of }) => ({
    of,
    factor: counted ? weight * (common / of.whole) : weight / whole / of.whole,
  }));
  return {
    ...addWeighted(weighted, counted ? common * whole : 1, counted, work),
    tails: {
      ...joinTails(parts.map(({ of }) => of.tails)),
      missing: parts.reduce((sum, { weight, of }) => sum + (weight / whole) * of.tails.missing, 0),
    },
  };
}

/** Least common multiple, or Infinity if it is too large to count exactly. */
function countedMultiple(a: number, b: number): number {
  const multiple = leastCommonMultiple(a, b);
  return hasCountableOutcomes(multiple) ? multiple : Number.POSITIVE_INFINITY;
}

/** Distribution of the sum of `count` independent totals with the same distribution, by repeated doubling. */
export function sumOfCopies(d: Distribution, count: number, work: WorkBudget): Distribution {
  let sum = constantDistribution(0);
  let power = d;
  for (let rest = count; rest > 0; ) {
    if (rest % 2 === 1) sum = addIndependent(sum, power, work);
    rest = Math.floor(rest / 2);
    if (rest > 0) power = addIndependent(power, power, work);
  }
  return sum;
}

/**
 * Distribution of the sum of `count` dice with faces 1 to `sides`. Each die is added as a moving sum over the
 * distribution of the dice before.
 */
export function sumOfDice(count: number, sides: number, work: WorkBudget): Distribution {
  const length = count * (sides - 1) + 1;
  work.spendTotals(length);
  work.spend(count > 1 ? (count * length) / 2 : 0);
  const exact = hasCountableOutcomes(sides ** count);
  const face = exact ? 1 : 1 / sides;
  let weights = new Float64Array(length);
  let next = new Float64Array(length);
  weights[0] = 1;
  for (let dice = 1; dice <= count; dice++) {
    const used = dice * (sides - 1) + 1;
    let window = 0;
    for (let i = 0; i < used; i++) {
      window += weights[i]!;
      if (i >= sides) window -= weights[i - sides]!;
      next[i] = Math.max(0, window * face); // Rounding may leave a value slightly below 0.
    }
    [weights, next] = [next, weights];
  }
  return distributionFromArray(count, weights, exact ? sides ** count : 1, exact);
}

export function meanOf({ values, weights, whole }: Distribution): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]! * weights[i]!;
  return sum / whole;
}

export function standardDeviationOf(d: Distribution): number {
  const centre = meanOf(d);
  let sum = 0;
  for (let i = 0; i < d.values.length; i++) sum += (d.values[i]! - centre) ** 2 * d.weights[i]!;
  return Math.sqrt(sum / d.whole);
}
