/**
 * How likely each total is. `weights[i]` belongs to the total `min + i`; together they make `whole`.
 * While the number of outcomes is at most 2^53 the weights are whole numbers, counts of outcomes, and everything
 * computed from them is exact; beyond, they are probabilities as doubles and `whole` is 1.
 */
export interface Distribution {
  min: number;
  weights: Float64Array;
  whole: number;
  exact: boolean;
}

const MAX_EXACT = 2 ** 53;

export const constant = (value: number): Distribution => ({
  min: value,
  weights: Float64Array.of(1),
  whole: 1,
  exact: true,
});

/** Outcomes of `count` dice: whole while they can be counted. */
const outcomes = (count: number, sides: number): number => {
  const all = sides ** count;
  return all <= MAX_EXACT ? all : Number.POSITIVE_INFINITY;
};

/** The sum of `count` dice with faces 1 to `sides`: a sliding window over the sums of one die fewer. */
export function sumOfDice(count: number, sides: number): Distribution {
  const whole = outcomes(count, sides);
  const exact = whole !== Number.POSITIVE_INFINITY;
  const face = exact ? 1 : 1 / sides;
  const length = count * (sides - 1) + 1;
  let weights = new Float64Array(length);
  let next = new Float64Array(length);
  weights[0] = 1;
  for (let dice = 1; dice <= count; dice++) {
    const used = dice * (sides - 1) + 1;
    let window = 0;
    for (let i = 0; i < used; i++) {
      window += weights[i]!;
      if (i >= sides) window -= weights[i - sides]!;
      next[i] = Math.max(0, window * face); // doubles may leave a trace below 0
    }
    [weights, next] = [next, weights];
    next.fill(0);
  }
  return { min: count, weights, whole: exact ? whole : 1, exact };
}

/**
 * The sum of the `kept` highest of `count` dice (I. Liang's multiset dynamic program, AIIDE 2022, as in icepool).
 * Faces are walked from high to low; the state is how many dice were placed so far and what they add up to. As soon
 * as `kept` dice are placed the sum is known and the others may fall anywhere below, so only states with fewer are held.
 */
export function sumOfHighest(count: number, sides: number, kept: number): Distribution {
  const whole = outcomes(count, sides);
  const exact = whole !== Number.POSITIVE_INFINITY;
  const length = kept * (sides - 1) + 1;
  const done = new Float64Array(length);
  let open = Array.from({ length: kept }, () => new Float64Array(length));
  if (kept === 0) done[0] = 1;
  else open[0]![0] = 1;
  for (let face = sides; face >= 1 && kept > 0; face--) {
    const next = Array.from({ length: kept }, () => new Float64Array(length));
    for (let placed = 0; placed < kept; placed++) {
      const odds = exact ? counts(count - placed, face) : binomial(count - placed, 1 / face);
      for (let more = 0; more < kept - placed; more++) {
        addShifted(next[placed + more]!, open[placed]!, more * (face - 1), odds.exactly[more]!);
      }
      addShifted(done, open[placed]!, (kept - placed) * (face - 1), odds.atLeast[kept - placed]!);
    }
    open = next;
  }
  return { min: kept, weights: done, whole: kept === 0 || !exact ? 1 : whole, exact };
}

/** The sum of the `kept` lowest: the highest of the dice seen from below (x → sides + 1 - x). */
export function sumOfLowest(count: number, sides: number, kept: number): Distribution {
  const highest = sumOfHighest(count, sides, kept);
  return { ...highest, weights: highest.weights.reverse() };
}

function addShifted(into: Float64Array, from: Float64Array, shift: number, factor: number): void {
  if (factor === 0) return;
  for (let i = 0; i + shift < into.length; i++) into[i + shift]! += from[i]! * factor;
}

interface Placed {
  /** exactly[c]: weight of c of the dice on this face, the others still open */
  exactly: Float64Array;
  /** atLeast[c]: weight of c or more on this face, the others anywhere below it */
  atLeast: Float64Array;
}

/** Counts of ways in which c of n open dice show this face, when faces 1 to `face` are left to them. */
function counts(n: number, face: number): Placed {
  const exactly = binomialRow(n);
  const atLeast = new Float64Array(n + 1);
  for (let c = n, sum = 0; c >= 0; c--) {
    sum += exactly[c]! * (face - 1) ** (n - c);
    atLeast[c] = sum;
  }
  return { exactly, atLeast };
}

const PASCAL = [Float64Array.of(1)];

/** n choose 0 … n by Pascal's additions, which stay whole; n is at most 53 where outcomes are counted. */
function binomialRow(n: number): Float64Array {
  for (let row = PASCAL.length; row <= n; row++) {
    const above = PASCAL[row - 1]!;
    PASCAL.push(Float64Array.from({ length: row + 1 }, (_, c) => (above[c - 1] ?? 0) + (above[c] ?? 0)));
  }
  return PASCAL[n]!;
}

/** The same as probabilities, each die showing this face with probability p; by logarithms, since n may be thousands. */
function binomial(n: number, p: number): Placed {
  const exactly = new Float64Array(n + 1);
  const atLeast = new Float64Array(n + 1);
  if (p === 1) exactly[n] = 1;
  for (let c = 0, ways = 0; c <= n && p < 1; c++) {
    exactly[c] = Math.exp(ways + c * Math.log(p) + (n - c) * Math.log1p(-p));
    ways += Math.log((n - c) / (c + 1));
  }
  for (let c = n, sum = 0; c >= 0; c--) {
    sum += exactly[c]!;
    atLeast[c] = sum;
  }
  return { exactly, atLeast };
}

/** The sum of two independent totals. */
export function add(a: Distribution, b: Distribution): Distribution {
  const exact = a.exact && b.exact && a.whole * b.whole <= MAX_EXACT;
  const [left, right] = exact ? [a, b] : [asProbabilities(a), asProbabilities(b)];
  const weights = new Float64Array(left.weights.length + right.weights.length - 1);
  for (let i = 0; i < left.weights.length; i++) {
    const factor = left.weights[i]!;
    if (factor !== 0) for (let j = 0; j < right.weights.length; j++) weights[i + j]! += factor * right.weights[j]!;
  }
  return { min: a.min + b.min, weights, whole: left.whole * right.whole, exact };
}

const asProbabilities = (d: Distribution): Distribution => ({
  ...d,
  weights: d.weights.map((weight) => weight / d.whole),
  whole: 1,
  exact: false,
});

/** The total with its sign turned. */
export const negate = (d: Distribution): Distribution => ({
  ...d,
  min: -(d.min + d.weights.length - 1),
  weights: d.weights.slice().reverse(),
});

export const max = (d: Distribution): number => d.min + d.weights.length - 1;

export function mean(d: Distribution): number {
  let sum = 0;
  for (let i = 0; i < d.weights.length; i++) sum += i * d.weights[i]!;
  return d.min + sum / d.whole;
}

/** The standard deviation. */
export function deviation(d: Distribution): number {
  const centre = mean(d) - d.min;
  let sum = 0;
  for (let i = 0; i < d.weights.length; i++) sum += (i - centre) ** 2 * d.weights[i]!;
  return Math.sqrt(sum / d.whole);
}
