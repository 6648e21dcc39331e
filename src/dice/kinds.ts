import { DiceFault } from './arithmetic.ts';
import {
  type Distribution,
  distributionFromArray,
  distributionFromPairs,
  hasCountableOutcomes,
  type WorkBudget,
} from './distribution.ts';

/**
 * A number of identical dice: the values that each can show, with weights that sum to `whole`. Weights are whole
 * numbers if `exact`.
 */
export interface DiceKind {
  count: number;
  values: readonly number[];
  weights: readonly number[];
  whole: number;
  exact: boolean;
}

/** Returns what a die adds to the sum: its value, or points for success and failure. */
export type ScoreFunction = (value: number) => number;

/** One value of one kind of dice. Values are processed in the order in which ranks are assigned. */
interface Step {
  kind: number;
  score: number;
  weight: number;
  /** For each kind, the total weight of its values that come after this one. */
  beyond: readonly number[];
}

/**
 * Distribution of the sum of the scores of the dice with ranks `from` to before `to`, rank 0 being the highest value
 * (after I. Liang's dynamic program over the faces of multisets, AIIDE 2022, as in icepool, extended to dice of several
 * kinds).
 *
 * Values are processed from the highest: of the dice of a kind that are still open, some show this value and take the
 * next ranks. Among equal values it does not matter which die takes which rank, so kinds can be processed one after
 * another. The state is the number of open dice of each kind, encoded as a mixed-radix number, with the weights of each
 * sum so far. Once all ranks that count are taken, the other dice may show anything. If the counted ranks are nearer to
 * the low end, values are processed from the lowest.
 */
export function sumOfRanks(
  kinds: readonly DiceKind[],
  [from, to]: readonly [number, number],
  score: ScoreFunction,
  work: WorkBudget,
): Distribution {
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const upwards = from > all - to;
  const [first, last] = upwards ? [all - to, all - from] : [from, to];
  const outcomes = kinds.reduce((product, { whole, count }) => product * whole ** count, 1);
  const exact = kinds.every((kind) => kind.exact) && hasCountableOutcomes(outcomes);
  const steps = stepsOf(kinds, upwards, score);
  const scale = scaleOf(steps);
  const scores = steps.length ? steps.map((step) => Math.round(step.score * scale)) : [0];
  const least = scores.reduce((low, score) => Math.min(low, score));
  const most = scores.reduce((high, score) => Math.max(high, score));
  const kept = last - first;
  const length = kept * (most - least) + 1;
  const radix = kinds.map((_, k) => kinds.slice(0, k).reduce((product, { count }) => product * (count + 1), 1));
  const size = kinds.reduce((product, { count }) => product * (count + 1), 1);
  spendCost(kinds, steps, size, last, length, work);

  const open: (Float64Array | undefined)[] = new Array(size);
  const done = new Float64Array(length);
  const start = new Float64Array(length);
  start[0] = 1;
  if (kept === 0) done[0] = exact ? outcomes : 1;
  else open[size - 1] = start;
  for (const step of kept === 0 ? [] : steps) {
    const stride = radix[step.kind]!;
    const count = kinds[step.kind]!.count;
    const shift = Math.round(step.score * scale) - least;
    // Compute weights once per number of open dice of this kind: all states with that number share them.
    const placementsByOpen: Placements[] = [];
    for (let state = 0; state < size; state++) {
      const sums = open[state];
      if (!sums) continue;
      const openCount = Math.floor(state / stride) % (count + 1);
      if (openCount === 0) continue;
      const placed = all - openDice(state, kinds, radix);
      placementsByOpen[openCount] ??= placementWeights(openCount, step, exact);
      const placements = placementsByOpen[openCount];
      const enough = last - placed;
      for (let more = 1; more <= openCount && more < enough; more++) {
        const ranks = overlap(placed, placed + more, first, last);
        const target = state - more * stride;
        open[target] ??= new Float64Array(length);
        addShifted(open[target], sums, ranks * shift, placements.exactly[more]!);
      }
      if (enough <= openCount) {
        const others = exact ? waysOfOthers(state, step, kinds, radix) : 1;
        addShifted(done, sums, overlap(placed, last, first, last) * shift, placements.atLeast[enough]! * others);
      }
      if (placements.exactly[0] === 0) open[state] = undefined;
      else if (placements.exactly[0] !== 1) for (let i = 0; i < length; i++) sums[i]! *= placements.exactly[0]!;
    }
  }
  const whole = exact ? outcomes : 1;
  if (scale === 1) return distributionFromArray(least * kept, done, whole, exact);
  return distributionFromPairs(
    Array.from(done, (weight, i) => [(least * kept + i) / scale, weight] as const),
    whole,
    exact,
  );
}

function stepsOf(kinds: readonly DiceKind[], upwards: boolean, score: ScoreFunction): Step[] {
  const steps = kinds.flatMap(({ values, weights }, kind) =>
    values.map((value, i) => ({ kind, value, weight: weights[i]! })),
  );
  steps.sort((a, b) => (upwards ? a.value - b.value : b.value - a.value) || a.kind - b.kind);
  // Add up from the end, so that the total after the last value of a kind is exactly 0.
  const beyond = kinds.map(() => 0);
  return steps
    .reverse()
    .map(({ kind, value, weight }): Step => {
      const step = { kind, score: score(value), weight, beyond: [...beyond] };
      beyond[kind]! += weight;
      return step;
    })
    .reverse();
}

/**
 * Smallest factor that makes all scores whole numbers: 1 for ordinary dice, 2 if there are halves. Throws a DiceFault
 * if it would exceed 1,000.
 */
function scaleOf(steps: readonly Step[]): number {
  for (let scale = 1; scale <= 1_000; scale++) {
    if (steps.every(({ score }) => Math.abs(score * scale - Math.round(score * scale)) < 1e-9)) return scale;
  }
  throw new DiceFault('limit', 'braces rank only totals that are fractions of up to a thousandth');
}

/**
 * Spends the cost of `sumOfRanks` from the budget: values × reachable states × numbers of dice that may show the value.
 */
function spendCost(
  kinds: readonly DiceKind[],
  steps: readonly Step[],
  size: number,
  last: number,
  length: number,
  work: WorkBudget,
): void {
  work.spendTotals(length);
  work.spendTotals(size);
  const states = kinds.length === 1 ? Math.min(size, last + 1) : size;
  work.spendTotals(Math.min(states * length, Number.MAX_SAFE_INTEGER) / 8);
  for (const { kind } of steps) work.spend(states * (Math.min(kinds[kind]!.count, last) / 2 + 1) * (length + 8));
}

const openDice = (state: number, kinds: readonly DiceKind[], radix: readonly number[]): number =>
  kinds.reduce((sum, { count }, k) => sum + (Math.floor(state / radix[k]!) % (count + 1)), 0);

const overlap = (a: number, b: number, from: number, to: number): number =>
  Math.max(0, Math.min(b, to) - Math.max(a, from));

/** Number of outcomes of the other dice that are still open, once all ranks that count are taken. */
function waysOfOthers(
  state: number,
  { kind, beyond }: Step,
  kinds: readonly DiceKind[],
  radix: readonly number[],
): number {
  let product = 1;
  for (let k = 0; k < kinds.length; k++) {
    if (k !== kind) product *= beyond[k]! ** (Math.floor(state / radix[k]!) % (kinds[k]!.count + 1));
  }
  return product;
}

function addShifted(into: Float64Array, from: Float64Array, shift: number, factor: number): void {
  if (factor === 0) return;
  for (let i = 0; i + shift < into.length; i++) into[i + shift]! += from[i]! * factor;
}

function placementWeights(rest: number, { kind, weight, beyond }: Step, exact: boolean): Placements {
  const others = beyond[kind]!;
  // Outcomes of more dice can only be counted if each has one face, and then probabilities are exact, too.
  return exact && rest <= MAX_COUNTED
    ? placementCounts(rest, weight, others)
    : placementChances(rest, weight / (weight + others));
}

/** Weights of the numbers of open dice of one kind that show a value. */
interface Placements {
  /** `exactly[c]` is the weight of c dice showing the value while the others stay open. */
  exactly: ArrayLike<number>;
  /** `atLeast[c]` is the weight of at least c dice showing the value, while the others show this or any later value. */
  atLeast: ArrayLike<number>;
}

/** Maximum number of two-sided dice whose outcomes can be counted exactly. */
const MAX_COUNTED = 53;

const PASCAL = [Float64Array.of(1)];

/** Binomial coefficients of n (at most 53). Uses Pascal's triangle, whose additions stay exact. */
function binomialRow(n: number): Float64Array {
  for (let row = PASCAL.length; row <= n; row++) {
    const above = PASCAL[row - 1]!;
    PASCAL.push(Float64Array.from({ length: row + 1 }, (_, c) => (above[c - 1] ?? 0) + (above[c] ?? 0)));
  }
  return PASCAL[n]!;
}

/** For each c, the number of ways in which c of n open dice show a value. */
function placementCounts(n: number, weight: number, beyond: number): Placements {
  const exactly = binomialRow(n).map((choices, c) => choices * weight ** c);
  const atLeast = new Float64Array(n + 1);
  for (let c = n, sum = 0; c >= 0; c--) {
    sum += exactly[c]! * beyond ** (n - c);
    atLeast[c] = sum;
  }
  return { exactly, atLeast };
}

/**
 * For each c, the probability that c of n open dice show a value, which each die shows with probability p. Uses
 * logarithms, since n may be thousands.
 */
function placementChances(n: number, p: number): Placements {
  const exactly = new Float64Array(n + 1);
  const atLeast = new Float64Array(n + 1);
  if (p >= 1) exactly[n] = 1;
  else if (p <= 0) exactly[0] = 1;
  else {
    for (let c = 0, choices = 0; c <= n; c++) {
      exactly[c] = Math.exp(choices + c * Math.log(p) + (n - c) * Math.log1p(-p));
      choices += Math.log((n - c) / (c + 1));
    }
  }
  for (let c = n, sum = 0; c >= 0; c--) {
    sum += exactly[c]!;
    atLeast[c] = sum;
  }
  return { exactly, atLeast };
}
