import type { Die } from './dice.ts';
import { clampFunction, dieOdds, faceOdds, splitByExplosion } from './die-odds.ts';
import { type Distribution, type InfiniteTails, mapDistribution, NO_TAILS, type WorkBudget } from './distribution.ts';
import type { DiceKind } from './kinds.ts';
import type { DiceNode } from './notation.ts';

/** One possible set of dice after explosions: the kinds of dice in the set and the probability of this set. */
export interface PossibleDice {
  chance: number;
  kinds: DiceKind[];
  tails: InfiniteTails;
}

/** Makes a kind of dice from a count and the distribution of one die. */
export const toDiceKind = (count: number, d: Distribution): DiceKind => ({
  count,
  values: [...d.values],
  weights: [...d.weights],
  whole: d.exact ? d.whole : d.weights.reduce((sum, weight) => sum + weight, 0),
  exact: d.exact,
});

/**
 * Lists the possible sets of dice of a term before selection. There is only one set of identical dice unless explosions
 * add further dice.
 */
export function possibleDice(node: DiceNode, die: Die, count: number, work: WorkBudget): PossibleDice[] {
  const { modifiers } = node;
  const { explosion } = modifiers;
  if (!explosion || explosion.compound) return [identicalDice(node, die, count, work)];
  const face = faceOdds(die, modifiers, work);
  const split = splitByExplosion(die, face, explosion);
  const clamp = clampFunction(modifiers);
  if (split.chance === 0) return [possible(1, [toDiceKind(count, mapDistribution(face, clamp))])];
  const valuesOf = (d: Distribution, penalty: number) =>
    conditional(mapDistribution(d, (value) => clamp(value - penalty)));
  const penalty = explosion.penetrate ? 1 : 0;
  const odds: ExplosionOdds = {
    chance: split.chance,
    first: { exploding: valuesOf(split.exploding, 0), ending: valuesOf(split.ending, 0) },
    later: {
      exploding: valuesOf(split.exploding, penalty),
      ending: valuesOf(split.ending, penalty),
      any: valuesOf(face, penalty),
    },
  };
  if (explosion.once) return explodedOnce(odds, count);
  return explosion.penetrate ? explodedInOrder(odds, count) : explodedInAnyOrder(odds, count);
}

/** Dice without explosions, or whose explosions are added to the die that exploded. */
function identicalDice(node: DiceNode, die: Die, count: number, work: WorkBudget): PossibleDice {
  // Success tests apply after selection, so dice keep their values here.
  const uncounted = { ...node, modifiers: { ...node.modifiers, successes: [], failures: [] } };
  const plain = dieOdds(uncounted, die, count, work);
  const tails = { ...plain.tails, missing: count * plain.tails.missing };
  return { chance: 1, kinds: [toDiceKind(count, plain)], tails };
}

/** Values of a die that is known to explode or not, as probabilities. */
interface SplitValues {
  exploding: Distribution;
  ending: Distribution;
}

/** Chance that a die explodes, and the values of dice of the first roll and of those added by explosions. */
interface ExplosionOdds {
  chance: number;
  first: SplitValues;
  later: SplitValues & { any: Distribution };
}

/** Possible sets of dice if each explosion adds one die, which does not explode again. */
function explodedOnce({ chance, first, later }: ExplosionOdds, count: number): PossibleDice[] {
  const explosions = explosionCounts(count, chance);
  const isComplete = explosions.length === count + 1 || chance === 1;
  const tails = isComplete ? NO_TAILS : { ...NO_TAILS, missing: TAIL };
  return explosions.map(([more, odds]) =>
    possible(
      odds,
      [toDiceKind(more, first.exploding), toDiceKind(count - more, first.ending), toDiceKind(more, later.any)],
      tails,
    ),
  );
}

/**
 * Possible sets of dice from `count` chains of explosions, each ended by one die that does not explode. The order
 * within a chain does not matter, since all dice count alike.
 */
const explodedInAnyOrder = ({ chance, first }: ExplosionOdds, count: number): PossibleDice[] =>
  explosionsAfter(count, chance).map(([more, odds]) =>
    possible(odds, [toDiceKind(more, first.exploding), toDiceKind(count, first.ending)], ENDLESS),
  );

/**
 * Possible sets of dice from `count` chains of explosions in which the dice after the first have other values, as with
 * penetrating explosions.
 */
const explodedInOrder = ({ chance, first, later }: ExplosionOdds, count: number): PossibleDice[] =>
  explosionCounts(count, chance).flatMap(([chains, odds]) =>
    explosionsAfter(chains, chance).map(([more, furtherOdds]) => {
      const rolled = [toDiceKind(chains, first.exploding), toDiceKind(count - chains, first.ending)];
      const added = [toDiceKind(more, later.exploding), toDiceKind(chains, later.ending)];
      return possible(odds * furtherOdds, [...rolled, ...added], ENDLESS);
    }),
  );

/** Upper limit of the total probability of the sets that are left out as too unlikely. */
const TAIL = 1e-16;
const UNLIKELY = 1e-20;
const ENDLESS: InfiniteTails = { missing: TAIL, above: true, below: true };

const possible = (chance: number, kinds: DiceKind[], tails: InfiniteTails = NO_TAILS): PossibleDice => ({
  chance,
  kinds: kinds.filter(({ count }) => count > 0),
  tails,
});

/** Normalises the weights to probabilities that sum to 1. */
function conditional(d: Distribution): Distribution {
  const whole = d.weights.reduce((sum, weight) => sum + weight, 0);
  return { ...d, weights: d.weights.map((weight) => weight / whole), whole: 1, exact: false };
}

/** Binomial distribution: how many of n dice explode on the first roll, as pairs of number and probability. */
function explosionCounts(n: number, p: number): [number, number][] {
  const odds: [number, number][] = [];
  for (let k = 0, choices = 0; k <= n; k++) {
    const logged = choices + (k ? k * Math.log(p) : 0) + (n - k ? (n - k) * Math.log1p(-p) : 0);
    const chance = Math.exp(logged);
    if (chance > UNLIKELY) odds.push([k, chance]);
    choices += Math.log((n - k) / (k + 1));
  }
  return odds;
}

/** Negative binomial distribution: how many explosions n chains have in total before each of them ends. */
function explosionsAfter(n: number, p: number): [number, number][] {
  if (n === 0) return [[0, 1]];
  const odds: [number, number][] = [];
  let chance = (1 - p) ** n;
  for (let k = 0; k <= (n * p) / (1 - p) || chance > UNLIKELY; k++) {
    if (chance > UNLIKELY) odds.push([k, chance]);
    chance *= (p * (n + k)) / (k + 1);
  }
  return odds;
}
