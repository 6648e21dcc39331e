import { fail, ok, type Result } from '../lib/result.ts';
import { Rng } from '../lib/rng.ts';
import { DiceFault, FUNCTIONS_BY_NAME, OPERATORS, roundResult } from './arithmetic.ts';
import { checkCost } from './cost.ts';
import { checkedDiceCount, checkTerminates, type Die, dieWithSides, keptRankRange } from './dice.ts';
import { dieOdds, scoreFunction } from './die-odds.ts';
import {
  addIndependent,
  combineIndependent,
  constantDistribution,
  type Distribution,
  mapDistribution,
  mixDistributions,
  negateDistribution,
  sumOfCopies,
  sumOfDice,
  WorkBudget,
} from './distribution.ts';
import { formatNode } from './format.ts';
import { type DiceKind, type ScoreFunction, sumOfRanks } from './kinds.ts';
import {
  type BinaryNode,
  type CallNode,
  type ComparisonTest,
  countsSuccesses,
  type DiceNode,
  dicePartsOf,
  type GroupNode,
  isUnmodified,
  type Modifiers,
  type NotationNode,
  type Pool,
} from './notation.ts';
import { diceOfSum } from './parse.ts';
import { rollPools } from './roll.ts';
import { type Alternative, alternativesOf, toDiceKind } from './ways.ts';

/** Computes the distribution of a pool's total. Fails if the dice are impossible or too costly. */
export function distributionOf(pool: Pool): Result<Distribution, DiceFault> {
  const { root } = pool;
  try {
    checkCost(root);
    rollTrials(pool);
    const work = new WorkBudget();
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
function rollTrials(pool: Pool): void {
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
  const result = combineIndependent(a, b, OPERATORS[operator], work);
  const open = a.openAbove || a.openBelow || b.openAbove || b.openBelow;
  if (!open) return result;
  // Only the upper tail is infinite if no value is negative and the divisor is bounded.
  const upwards = a.values[0]! >= 0 && b.values[0]! >= 0 && (operator === '*' || (operator === '/' && !b.openAbove));
  return { ...result, openAbove: true, openBelow: !upwards };
}

function callOdds({ name, args }: CallNode, work: WorkBudget): Distribution {
  const values = args.map((arg) => evaluate(arg, work));
  const [first, ...others] = values as [Distribution, ...Distribution[]];
  if (name !== 'min' && name !== 'max') {
    const made = mapDistribution(first, FUNCTIONS_BY_NAME[name]);
    if (name === 'sign') return { ...made, openAbove: false, openBelow: false };
    return name === 'abs' ? { ...made, openAbove: first.openAbove || first.openBelow, openBelow: false } : made;
  }
  const made = others.reduce((sum, other) => combineIndependent(sum, other, FUNCTIONS_BY_NAME[name], work), first);
  const [all, any] = [(flags: boolean[]) => flags.every(Boolean), (flags: boolean[]) => flags.some(Boolean)];
  return {
    ...made,
    openAbove: (name === 'max' ? any : all)(values.map(({ openAbove }) => openAbove)),
    openBelow: (name === 'max' ? all : any)(values.map(({ openBelow }) => openBelow)),
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
  if (numbers.missing || dice.missing) {
    throw new DiceFault('impossible', 'the odds of dice whose number or sides have no end cannot be told');
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
  if (isUnmodified(modifiers) && !die.faces)
    return die.sides === 1 ? constantDistribution(count) : sumOfDice(count, die.sides, work);
  if (modifiers.selections.length) {
    const ranks = (n: number) => keptRankRange(n, modifiers.selections);
    const isBounded = modifiers.selections.some(({ action }) => action === 'keep');
    return boundedIf(
      rankedSum(alternativesOf(node, die, count, work), ranks, scoreFunction(modifiers), work),
      isBounded,
    );
  }
  return sumOfCopies(dieOdds(node, die, count, work), count, work);
}

/**
 * Marks a distribution as bounded if a selection keeps a fixed number of dice, because then explosions cannot raise the
 * total without limit.
 */
const boundedIf = (d: Distribution, isBounded: boolean): Distribution =>
  isBounded ? { ...d, openAbove: false, openBelow: false } : d;

type Ranks = (n: number) => readonly [number, number];

function rankedSum(ways: readonly Alternative[], ranks: Ranks, score: ScoreFunction, work: WorkBudget): Distribution {
  const parts = ways.map(({ chance, kinds }) => {
    const n = kinds.reduce((sum, { count }) => sum + count, 0);
    return { weight: chance, of: sumOfRanks(kinds, ranks(n), score, work) };
  });
  const sum = parts.length === 1 ? parts[0]!.of : mixDistributions(parts, 1, false, work);
  return {
    ...sum,
    missing: Math.max(...ways.map(({ missing }) => missing)),
    openAbove: ways.some(({ openAbove }) => openAbove),
    openBelow: ways.some(({ openBelow }) => openBelow),
  };
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
      ? totals.map((total) => markBounded(mapDistribution(total, score)))
      : totals;
    return scored.reduce((sum, total) => addIndependent(sum, total, work));
  }
  const sum = sumOfRanks(kindsOfItems(items, totals), keptRankRange(items.length, modifiers.selections), score, work);
  const open = !countsSuccesses(modifiers);
  return {
    ...sum,
    missing: totals.reduce((missing, total) => missing + total.missing, 0),
    openAbove: open && totals.some(({ openAbove }) => openAbove),
    openBelow: open && totals.some(({ openBelow }) => openBelow),
  };
}

const markBounded = (d: Distribution): Distribution => ({ ...d, openAbove: false, openBelow: false });

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
  const ranks: Ranks = (n) => {
    const [first, last] = keptRankRange(n, inner);
    const [from, to] = keptRankRange(last - first, modifiers.selections);
    return [first + from, first + to];
  };
  const isCounted = countsSuccesses(modifiers);
  if (isCounted && !inner.length && !modifiers.selections.length)
    return countedSeparately(nodes, modifiers, offset, work);
  const test = scoreFunction(modifiers);
  const score: ScoreFunction = isCounted ? (value) => test(value + offset) : scoreFunction(nodes[0]!.modifiers);
  const isBounded = [...inner, ...modifiers.selections].some(({ action }) => action === 'keep');
  const sum = boundedIf(rankedSum(combineAlternatives(nodes, work), ranks, score, work), isBounded);
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

/** All combinations of the possible sets of dice of several terms. */
function combineAlternatives(nodes: readonly DiceNode[], work: WorkBudget): Alternative[] {
  let all: Alternative[] = [{ chance: 1, kinds: [], missing: 0, openAbove: false, openBelow: false }];
  for (const node of nodes) {
    const termAlternatives = diceSettings(node, work).flatMap(({ die, count, weight, whole }) => {
      checkTerminates(die, count, node);
      return alternativesOf(node, die, count, work).map((way) => ({ ...way, chance: (way.chance * weight) / whole }));
    });
    work.spend(all.length * termAlternatives.length);
    all = all.flatMap((way) =>
      termAlternatives.map((other) => ({
        chance: way.chance * other.chance,
        kinds: [...way.kinds, ...other.kinds],
        missing: way.missing + other.missing,
        openAbove: way.openAbove || other.openAbove,
        openBelow: way.openBelow || other.openBelow,
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
  return OPERATORS[node.operator](constantPart(node.left), constantPart(node.right));
}
