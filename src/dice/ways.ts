import type { Die } from './dice.ts';
import { clampFunction, dieOdds, faceOdds, splitByExplosion } from './die-odds.ts';
import { type Distribution, mapDistribution, type WorkBudget } from './distribution.ts';
import type { DiceKind } from './kinds.ts';
import type { DiceNode } from './notation.ts';

/** One possible set of dice after explosions: the kinds of dice in the set and the probability of this set. */
export interface Alternative {
  chance: number;
  kinds: DiceKind[];
  missing: number;
  openAbove: boolean;
  openBelow: boolean;
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
export function alternativesOf(node: DiceNode, die: Die, count: number, work: WorkBudget): Alternative[] {
  const { modifiers } = node;
  const { explosion } = modifiers;
  if (!explosion || explosion.compound) {
    // Success tests apply after selection, so dice keep their values here.
    const uncounted = { ...node, modifiers: { ...modifiers, successes: [], failures: [] } };
    const plain = dieOdds(uncounted, die, count, work);
    const { openAbove, openBelow } = plain;
    return [{ chance: 1, kinds: [toDiceKind(count, plain)], missing: count * plain.missing, openAbove, openBelow }];
  }
  const clamp = clampFunction(modifiers);
  const penalty = explosion.penetrate ? 1 : 0;
  const face = faceOdds(die, modifiers, work);
  const { exploding, ending, chance } = splitByExplosion(die, face, explosion);
  if (chance === 0) return [wayOf(1, [toDiceKind(count, mapDistribution(face, clamp))], 0)];
  const firstRoll = {
    exploding: conditional(mapDistribution(exploding, clamp)),
    ending: conditional(mapDistribution(ending, clamp)),
  };
  const later = (d: Distribution) => conditional(mapDistribution(d, (value) => clamp(value - penalty)));
  if (explosion.once) {
    const again = later(face);
    const ways = explosionCounts(count, chance);
    const missing = ways.length === count + 1 || chance === 1 ? 0 : TAIL;
    return ways.map(([first, odds]) =>
      wayOf(
        odds,
        [toDiceKind(first, firstRoll.exploding), toDiceKind(count - first, firstRoll.ending), toDiceKind(first, again)],
        missing,
      ),
    );
  }
  // Each of the `count` chains ends once. Without penetration the order within a chain does not matter.
  if (!penalty) {
    return explosionsAfter(count, chance).map(([more, odds]) =>
      wayOf(odds, [toDiceKind(more, firstRoll.exploding), toDiceKind(count, firstRoll.ending)], TAIL, true),
    );
  }
  const laterRolls = { exploding: later(exploding), ending: later(ending) };
  return explosionCounts(count, chance).flatMap(([first, odds]) =>
    explosionsAfter(first, chance).map(([more, furtherOdds]) => {
      const own = [toDiceKind(first, firstRoll.exploding), toDiceKind(count - first, firstRoll.ending)];
      const others = [toDiceKind(more, laterRolls.exploding), toDiceKind(first, laterRolls.ending)];
      return wayOf(odds * furtherOdds, [...own, ...others], TAIL, true);
    }),
  );
}

/** Upper limit of the total probability of the alternatives that are left out as too unlikely. */
const TAIL = 1e-16;
const UNLIKELY = 1e-20;

const wayOf = (chance: number, kinds: DiceKind[], missing: number, isOpen = false): Alternative => ({
  chance,
  kinds: kinds.filter(({ count }) => count > 0),
  missing,
  openAbove: isOpen,
  openBelow: isOpen,
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
