import { greatestCommonDivisor } from '../lib/divisor.ts';
import { meetsAnyTest, meetsTest, roundResult } from './arithmetic.ts';
import { type Die, explosionTest, rerollTests } from './dice.ts';
import {
  addIndependent,
  addWeighted,
  type Distribution,
  distributionFromArray,
  distributionFromPairs,
  hasCountableOutcomes,
  mapDistribution,
  toProbabilities,
  type WorkBudget,
} from './distribution.ts';
import type { ScoreFunction } from './kinds.ts';
import { type ComparisonTest, countsSuccesses, type DiceNode, type Explosion, type Modifiers } from './notation.ts';

/** A chain of explosions is cut off when the probability that any die of the term continues is at most this. */
const CHAIN_CUTOFF = 1e-16;

/** Distribution of the face of one die after rerolls, before explosions. */
export function faceOdds(die: Die, modifiers: Modifiers, work: WorkBudget): Distribution {
  work.spendTotals(die.sides);
  const plain = die.faces
    ? distributionFromPairs(
        die.faces.map((face) => [face, 1] as const),
        die.sides,
        true,
      )
    : distributionFromArray(1, new Float64Array(die.sides).fill(1), die.sides, true);
  const { once, until } = rerollTests(die, modifiers);
  return withRerolls(withRerolls(plain, plain, once, false), plain, until, true);
}

/**
 * Applies rerolls to the distribution `first`: faces that meet a test are replaced by another roll of `plain`. If
 * `until` is true, the die is rerolled until its face meets none of the tests.
 */
function withRerolls(
  first: Distribution,
  plain: Distribution,
  tests: readonly ComparisonTest[],
  until: boolean,
): Distribution {
  if (!tests.length) return first;
  const isRerolled = (i: number): boolean => meetsAnyTest(plain.values[i]!, tests);
  const weightWhere = (weights: Float64Array, wanted: boolean): number =>
    weights.reduce((sum, weight, i) => (isRerolled(i) === wanted ? sum + weight : sum), 0);
  const rerolledWeight = weightWhere(first.weights, true);
  const base = until ? weightWhere(plain.weights, false) : plain.whole;
  const weights = first.weights.map((weight, i) => {
    const kept = isRerolled(i) ? 0 : weight * base;
    return until && isRerolled(i) ? 0 : kept + rerolledWeight * plain.weights[i]!;
  });
  return reduceWeights({ ...first, weights, whole: first.whole * base });
}

/** Divides the weights by their greatest common divisor, which leaves room for more exact multiplications. */
function reduceWeights(d: Distribution): Distribution {
  if (!hasCountableOutcomes(d.whole)) return toProbabilities(d);
  const divisor = d.weights.reduce(greatestCommonDivisor, d.whole);
  return { ...d, weights: d.weights.map((weight) => weight / divisor), whole: d.whole / divisor };
}

/** The faces of a die that explode, those that do not, and the probability of exploding. */
export interface ExplosionSplit {
  exploding: Distribution;
  ending: Distribution;
  chance: number;
}

/** Splits the faces of a die into those that explode and those that do not. */
export function splitByExplosion(die: Die, face: Distribution, explosion: Explosion): ExplosionSplit {
  const test = explosionTest(die, explosion);
  const part = (wanted: boolean): Distribution => {
    const weights = face.weights.map((weight, i) => (meetsTest(face.values[i]!, test) === wanted ? weight : 0));
    const some = distributionFromPairs(
      Array.from(weights, (weight, i) => [face.values[i]!, weight] as const).filter(([, weight]) => weight > 0),
      face.whole,
      face.exact,
    );
    return some;
  };
  const exploding = part(true);
  return {
    exploding,
    ending: part(false),
    chance: exploding.weights.reduce((sum, weight) => sum + weight, 0) / face.whole,
  };
}

/**
 * Distribution of the total of a die with its explosions. `first` gives the score of a face of the first die, `extra`
 * that of a die added by an explosion. An infinite chain is cut off where the remaining probability is negligible for
 * `count` dice, and reported as missing.
 */
function chainOdds(
  { exploding, ending, chance }: ExplosionSplit,
  { once }: Explosion,
  [first, extra]: readonly [(face: number) => number, (face: number) => number],
  count: number,
  work: WorkBudget,
): Distribution {
  const firstEndings = mapDistribution(ending, first);
  const firstExplosions = mapDistribution(exploding, first);
  const endings = mapDistribution(ending, extra);
  const extras = mapDistribution(exploding, extra);
  if (chance === 0) return firstEndings;
  if (once)
    return mergeParts([firstEndings, addIndependent(firstExplosions, mergeParts([endings, extras], work), work)], work);
  const links = Math.ceil(Math.log(CHAIN_CUTOFF / Math.max(1, count)) / Math.log(chance));
  const reach = extras.values[extras.values.length - 1]! - extras.values[0]! + 1;
  work.check(((links * links) / 2) * reach * (extras.values.length + endings.values.length));
  const parts = [toProbabilities(firstEndings)];
  let rest = toProbabilities(firstExplosions);
  let left = chance;
  const [nextEnding, nextExtra] = [toProbabilities(endings), toProbabilities(extras)];
  while (left * Math.max(1, count) > CHAIN_CUTOFF) {
    parts.push(addIndependent(rest, nextEnding, work));
    rest = addIndependent(rest, nextExtra, work);
    left *= chance;
  }
  return {
    ...mergeParts(parts, work),
    tails: {
      missing: left,
      above: extras.values.some((value) => value > 0),
      below: extras.values.some((value) => value < 0),
    },
  };
}

/**
 * Merges disjoint parts of one distribution. Scales their weights to the same whole or, where that is not exact, to
 * probabilities.
 */
function mergeParts(all: readonly Distribution[], work: WorkBudget): Distribution {
  // Skip empty parts: if every face explodes, no chain ends here.
  const parts = all.filter(({ values }) => values.length > 0);
  const whole = Math.max(...parts.map((part) => part.whole));
  const exact = parts.every((part) => part.exact && hasCountableOutcomes(whole) && whole % part.whole === 0);
  const scaled = parts.map((of) => ({ of, factor: exact ? whole / of.whole : 1 / of.whole }));
  return addWeighted(scaled, exact ? whole : 1, exact, work);
}

/**
 * Returns the function that scores a die. The score is the die's value or, with success tests, 1 for a success and -1
 * for a failure.
 */
export const scoreFunction = (modifiers: Modifiers): ScoreFunction =>
  countsSuccesses(modifiers)
    ? (value) =>
        Number(meetsAnyTest(roundResult(value), modifiers.successes)) -
        Number(meetsAnyTest(roundResult(value), modifiers.failures))
    : (value) => value;

/** Returns the function that applies the modifiers min and max to a value. */
export const clampFunction =
  ({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Modifiers): ScoreFunction =>
  (value) =>
    Math.min(max, Math.max(min, value));

/** Distribution of the score of one die with its rerolls and explosions. `count` is the number of dice in the term. */
export function dieOdds({ modifiers }: DiceNode, die: Die, count: number, work: WorkBudget): Distribution {
  const score = scoreFunction(modifiers);
  const face = faceOdds(die, modifiers, work);
  const clamp = clampFunction(modifiers);
  const { explosion } = modifiers;
  if (!explosion) return mapDistribution(face, (value) => score(clamp(value)));
  const penalty = explosion.penetrate ? 1 : 0;
  const parts = splitByExplosion(die, face, explosion);
  if (!explosion.compound) {
    return chainOdds(
      parts,
      explosion,
      [(value) => score(clamp(value)), (value) => score(clamp(value - penalty))],
      count,
      work,
    );
  }
  const sum = chainOdds(parts, explosion, [(value) => value, (value) => value - penalty], count, work);
  const isCounted = countsSuccesses(modifiers);
  return {
    ...mapDistribution(sum, (value) => score(clamp(value))),
    tails: {
      missing: sum.tails.missing,
      above: sum.tails.above && modifiers.max === undefined && !isCounted,
      below: sum.tails.below && modifiers.min === undefined && !isCounted,
    },
  };
}
