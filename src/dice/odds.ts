import { fail, ok, type Result } from '../lib/result.ts';
import { Rng } from '../lib/rng.ts';
import { DiceFault, FUNCTIONS_BY_NAME, OPERATOR_FUNCTIONS, roundResult } from './arithmetic.ts';
import { checkWorkCost, MAX_WORK_STEPS } from './cost.ts';
import { checkedDiceCount, checkTerminates, type Die, dieWithSides, keptRankRange } from './dice.ts';
import { dieOdds, scoreFunction } from './die-odds.ts';
import {
  addIndependent,
  combineIndependent,
  constantDistribution,
  type Distribution,
  joinTails,
  mapDistribution,
  mixDistributions,
  NO_TAILS,
  negateDistribution,
  sumOfCopies,
  sumOfDice,
  WorkBudget,
  withoutInfiniteTails,
} from './distribution.ts';
import { formatNode } from './format.ts';
import { type DiceKind, type ScoreFunction, sumOfRanks } from './kinds.ts';
import {
  type BinaryNode,
  type CallNode,
  type ComparisonTest,
  countsSuccesses,
  type DiceNode,
  type DicePool,
  dicePartsOf,
  type GroupNode,
  isUnmodified,
  type Modifiers,
  type NotationNode,
  type Selection,
} from './notation.ts';
import { diceOfSum } from './parse.ts';
import { type PossibleDice, possibleDice, toDiceKind } from './possible-dice.ts';
import { rollPools } from './roll.ts';

/** Computes the distribution of a pool's total. Fails if the dice are impossible or too costly. */
export function distributionOf(pool: DicePool, maxSteps = MAX_WORK_STEPS): Result<Distribution, DiceFault> {
  const { root } = pool;
  try {
    checkWorkCost(root, maxSteps);
    rollTrials(pool);
    const work = new WorkBudget(maxSteps);
    // First refuse dice whose rolled count or sides may be out of range, before any costly work.
    for (const term of dicePartsOf(root)) if (term.kind === 'dice' && isComputed(term)) diceSettings(term, work);
    return ok(evaluate(root, work));
  } catch (error) {
    if (error instanceof DiceFault) return fail(error);
    throw error;
  }
}

const TRIALS = 10;
const TRIAL_DICE = 2_000;

/** Rolls a pool a few times. Dice that cannot be rolled have no odds, and a few rolls usually reveal this quickly. */
function rollTrials(pool: DicePool): void {
  const rng = Rng.fromSeed('trials');
  for (let trial = 0, dice = 0; trial < TRIALS && dice < TRIAL_DICE; trial++) {
    const rolls = rollPools([pool], 1, rng);
    if (!rolls.ok) throw rolls.error;
    for (const term of rolls.value[0]!.terms) dice += term.dice?.length ?? TRIAL_DICE;
  }
}

const isComputed = ({ count, sides }: DiceNode): boolean =>
  count.kind !== 'number' || (sides.kind !== 'faces' && sides.kind !== 'number');

function evaluate(node: NotationNode, work: WorkBudget): Distribution {
  switch (node.kind) {
    case 'number':
      return constantDistribution(node.value);
    case 'dice':
      return diceOdds(node, work);
    case 'group':
      return groupOdds(node, work);
    case 'negate':
      return negateDistribution(evaluate(node.of, work));
    case 'binary':
      return binaryOdds(node, work);
    case 'call':
      return callOdds(node, work);
  }
}

function binaryOdds({ operator, left, right }: BinaryNode, work: WorkBudget): Distribution {
  const [a, b] = [evaluate(left, work), evaluate(right, work)];
  if (operator === '+') return addIndependent(a, b, work);
  if (operator === '-') return addIndependent(a, negateDistribution(b), work);
  const result = combineIndependent(a, b, OPERATOR_FUNCTIONS[operator], work);
  const { above, below } = joinTails([a.tails, b.tails]);
  if (!above && !below) return result;
  // Only the upper tail is infinite if no value is negative and the divisor is bounded.
  const upwards = a.values[0]! >= 0 && b.values[0]! >= 0 && (operator === '*' || (operator === '/' && !b.tails.above));
  return { ...result, tails: { ...result.tails, above: true, below: !upwards } };
}

function callOdds({ name, args }: CallNode, work: WorkBudget): Distribution {
  const values = args.map((arg) => evaluate(arg, work));
  const [first, ...others] = values as [Distribution, ...Distribution[]];
  if (name !== 'min' && name !== 'max') {
    const made = mapDistribution(first, FUNCTIONS_BY_NAME[name]);
    if (name === 'sign') return withoutInfiniteTails(made);
    const { missing, above, below } = first.tails;
    return name === 'abs' ? { ...made, tails: { missing, above: above || below, below: false } } : made;
  }
  const made = others.reduce((sum, other) => combineIndependent(sum, other, FUNCTIONS_BY_NAME[name], work), first);
  const [all, any] = [(flags: boolean[]) => flags.every(Boolean), (flags: boolean[]) => flags.some(Boolean)];
  return {
    ...made,
    tails: {
      missing: made.tails.missing,
      above: (name === 'max' ? any : all)(values.map(({ tails }) => tails.above)),
      below: (name === 'max' ? all : any)(values.map(({ tails }) => tails.below)),
    },
  };
}

/** Distribution of a dice term. Its number of dice and sides may be rolled as well. */
function diceOdds(node: DiceNode, work: WorkBudget): Distribution {
  const parts = diceSettings(node, work);
  if (parts.length === 1) return fixedOdds(node, parts[0]!.die, parts[0]!.count, work);
  work.check(parts.reduce((steps, { die, count }) => steps + (count * count * die.sides) / 2 + count * die.sides, 0));
  const whole = parts[0]!.whole;
  const exact = parts.every((part) => part.exact);
  return mixDistributions(
    parts.map(({ weight, die, count }) => ({ weight, of: fixedOdds(node, die, count, work) })),
    whole,
    exact,
    work,
  );
}

interface Setting {
  die: Die;
  count: number;
  weight: number;
  whole: number;
  exact: boolean;
}

/** All combinations of dice count and die that a term may roll, with their weights. */
function diceSettings({ count, sides }: DiceNode, work: WorkBudget): Setting[] {
  const numbers = evaluate(count, work);
  const dice = sides.kind === 'faces' ? constantDistribution(0) : evaluate(sides, work);
  if (numbers.tails.missing || dice.tails.missing) {
    throw new DiceFault('impossible', 'dice of unlimited number or sides have no computable odds');
  }
  const result: Setting[] = [];
  for (let i = 0; i < numbers.values.length; i++) {
    for (let j = 0; j < dice.values.length; j++) {
      const weight = numbers.weights[i]! * dice.weights[j]!;
      if (weight === 0) continue;
      const die =
        sides.kind === 'faces' ? { sides: sides.values.length, faces: sides.values } : dieWithSides(dice.values[j]!);
      const exact = numbers.exact && dice.exact;
      result.push({
        die,
        count: checkedDiceCount(numbers.values[i]!),
        weight,
        whole: numbers.whole * dice.whole,
        exact,
      });
    }
  }
  return result;
}

function fixedOdds(node: DiceNode, die: Die, count: number, work: WorkBudget): Distribution {
  const { modifiers } = node;
  checkTerminates(die, count, node);
  const { selections } = modifiers;
  if (selections.length)
    return rankedSum(possibleDice(node, die, count, work), [selections], scoreFunction(modifiers), work);
  return isUnmodified(modifiers) && !die.faces
    ? sumOfDice(count, die.sides, work)
    : sumOfCopies(dieOdds(node, die, count, work), count, work);
}

/** Stages of selections: each stage applies to the dice that the stage before kept. */
type Stages = readonly (readonly Selection[])[];

/** Ranks of the dice that remain of `n`, rank 0 being the highest value. */
const remainingRanks = (n: number, stages: Stages): [from: number, to: number] =>
  stages.reduce<[number, number]>(
    ([first, last], selections) => {
      const [from, to] = keptRankRange(last - first, selections);
      return [first + from, first + to];
    },
    [0, n],
  );

/** Distribution of the total score of the selected dice, over all possible sets of dice. */
function rankedSum(
  sets: readonly PossibleDice[],
  stages: Stages,
  score: ScoreFunction,
  work: WorkBudget,
): Distribution {
  const parts = sets.map(({ chance, kinds }) => {
    const n = kinds.reduce((sum, { count }) => sum + count, 0);
    return { weight: chance, of: sumOfRanks(kinds, remainingRanks(n, stages), score, work) };
  });
  const sum = parts.length === 1 ? parts[0]!.of : mixDistributions(parts, 1, false, work);
  const tails = {
    ...joinTails(sets.map((set) => set.tails)),
    missing: Math.max(...sets.map((set) => set.tails.missing)),
  };
  // If a fixed number of dice is kept, explosions cannot raise the total without limit.
  const keepsSome = stages.flat().some(({ action }) => action === 'keep');
  return keepsSome ? withoutInfiniteTails({ ...sum, tails }) : { ...sum, tails };
}

function groupOdds({ items, modifiers }: GroupNode, work: WorkBudget): Distribution {
  const selectsOrCounts = modifiers.selections.length > 0 || countsSuccesses(modifiers);
  const nodes = items.length === 1 ? diceOfSum(items[0]!) : undefined;
  if (nodes?.length)
    return selectsOrCounts ? singleDiceOdds(items[0]!, nodes, modifiers, work) : evaluate(items[0]!, work);
  const totals = items.map((item) => evaluate(item, work));
  const score = scoreFunction(modifiers);
  if (!modifiers.selections.length) {
    const scored = countsSuccesses(modifiers)
      ? totals.map((total) => withoutInfiniteTails(mapDistribution(total, score)))
      : totals;
    return scored.reduce((sum, total) => addIndependent(sum, total, work));
  }
  const sum = sumOfRanks(kindsOfItems(items, totals), keptRankRange(items.length, modifiers.selections), score, work);
  const ranked = { ...sum, tails: joinTails(totals.map(({ tails }) => tails)) };
  return countsSuccesses(modifiers) ? withoutInfiniteTails(ranked) : ranked;
}

/** Merges items of equal notation into one kind of dice, which keeps the number of states small. */
function kindsOfItems(items: readonly NotationNode[], totals: readonly Distribution[]): DiceKind[] {
  const kinds = new Map<string, DiceKind>();
  items.forEach((item, index) => {
    const text = formatNode(item);
    const known = kinds.get(text);
    kinds.set(text, known ? { ...known, count: known.count + 1 } : toDiceKind(1, totals[index]!));
  });
  return [...kinds.values()];
}

/**
 * Distribution of a group with one item: its single dice are ranked and tested, and a constant in the item is added
 * (see `roll.ts`).
 */
function singleDiceOdds(
  item: NotationNode,
  nodes: readonly DiceNode[],
  modifiers: Modifiers,
  work: WorkBudget,
): Distribution {
  const offset = constantPart(item);
  const inner = nodes.length === 1 ? nodes[0]!.modifiers.selections : [];
  const isCounted = countsSuccesses(modifiers);
  if (isCounted && !inner.length && !modifiers.selections.length)
    return countedSeparately(nodes, modifiers, offset, work);
  const test = scoreFunction(modifiers);
  const score: ScoreFunction = isCounted ? (value) => test(value + offset) : scoreFunction(nodes[0]!.modifiers);
  const sum = rankedSum(combineDice(nodes, work), [inner, modifiers.selections], score, work);
  return isCounted ? sum : addIndependent(sum, constantDistribution(offset), work);
}

/**
 * Distribution of the successes when all dice of a group are tested. No ranks are needed, so each term counts on its
 * own. A constant added to the dice shifts the targets of the tests instead.
 */
function countedSeparately(
  nodes: readonly DiceNode[],
  modifiers: Modifiers,
  offset: number,
  work: WorkBudget,
): Distribution {
  const shifted = (tests: readonly ComparisonTest[]) =>
    tests.map((test) => ({ ...test, value: roundResult(test.value - offset) }));
  const [successes, failures] = [shifted(modifiers.successes), shifted(modifiers.failures)];
  return nodes
    .map((node) => diceOdds({ ...node, modifiers: { ...node.modifiers, successes, failures } }, work))
    .reduce((sum, one) => addIndependent(sum, one, work));
}

/** Lists every combination of the dice that several terms may roll, taking one possible set of dice from each term. */
function combineDice(nodes: readonly DiceNode[], work: WorkBudget): PossibleDice[] {
  let all: PossibleDice[] = [{ chance: 1, kinds: [], tails: NO_TAILS }];
  for (const node of nodes) {
    const setsOfTerm = diceSettings(node, work).flatMap(({ die, count, weight, whole }) => {
      checkTerminates(die, count, node);
      return possibleDice(node, die, count, work).map((set) => ({ ...set, chance: (set.chance * weight) / whole }));
    });
    work.spend(all.length * setsOfTerm.length);
    all = all.flatMap((set) =>
      setsOfTerm.map((other) => ({
        chance: set.chance * other.chance,
        kinds: [...set.kinds, ...other.kinds],
        tails: joinTails([set.tails, other.tails]),
      })),
    );
  }
  return all;
}

/** The constant part of a sum of dice and numbers. */
function constantPart(node: NotationNode): number {
  if (node.kind === 'number') return node.value;
  if (node.kind === 'negate') return -constantPart(node.of);
  if (node.kind !== 'binary') return 0;
  return OPERATOR_FUNCTIONS[node.operator](constantPart(node.left), constantPart(node.right));
}
