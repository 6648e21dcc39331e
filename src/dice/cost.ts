import { DiceFault, meetsTest } from './arithmetic.ts';
import { checkedDiceCount, type Die, dieWithSides, explosionTest, keptRankRange } from './dice.ts';
import { formatNode } from './format.ts';
import {
  type BinaryNode,
  type CallNode,
  countsSuccesses,
  type DiceNode,
  type GroupNode,
  isUnmodified,
  type NotationNode,
  type Selection,
} from './notation.ts';
import { diceOfSum } from './parse.ts';

/** Maximum number of additions and multiplications for one answer, which take about half a second. */
export const MAX_WORK_STEPS = 250_000_000;

/** Maximum number of different totals in one distribution, which take 32 MB. */
export const MAX_TOTALS = 2_000_000;

/** Cost of looking up one total in a map, as a multiple of the cost of one array access. */
export const MAP_LOOKUP_COST = 100;

/** Estimated range and number of the totals that a part of the notation can have. */
interface Extent {
  low: number;
  high: number;
  size: number;
  /** Whether all totals are whole numbers. Whole totals are added as arrays; others need a map, which is slower. */
  isWhole: boolean;
}

/**
 * Throws a DiceFault if the odds of a notation would exceed the work budget. Estimates the cost from the syntax tree
 * only, so that refusals are fast. The estimate may be too low, so `WorkBudget` counts again during the computation.
 */
export function checkWorkCost(root: NotationNode, maxSteps: number): void {
  const cost = { steps: 0 };
  measure(root, cost);
  if (cost.steps > maxSteps) throw tooCostlyFault(cost.steps, maxSteps);
}

/** Creates the error for odds that need this many steps, more than the work budget. */
export const tooCostlyFault = (steps: number, maxSteps: number): DiceFault =>
  new DiceFault(
    'limit',
    `these odds take about ${steps.toExponential(1)} steps, at most ${maxSteps} are made for an answer`,
  );

interface CostEstimate {
  steps: number;
}

function measure(node: NotationNode, cost: CostEstimate): Extent {
  switch (node.kind) {
    case 'number':
      return { low: node.value, high: node.value, size: 1, isWhole: Number.isInteger(node.value) };
    case 'dice':
      return measureDice(node, cost);
    case 'group':
      return measureGroup(node, cost);
    case 'negate': {
      const { low, high, ...rest } = measure(node.of, cost);
      return { low: -high, high: -low, ...rest };
    }
    case 'binary':
      return measureBinary(node, cost);
    case 'call':
      return measureCall(node, cost);
  }
}

function measureCall({ name, args }: CallNode, cost: CostEstimate): Extent {
  const all = args.map((arg) => measure(arg, cost)).reduce((a, b) => pairwiseExtent(a, b, true, cost));
  const rounds = name === 'floor' || name === 'ceil' || name === 'round' || name === 'trunc' || name === 'sign';
  return { ...all, isWhole: rounds || (all.isWhole && name !== 'sqrt') };
}

function measureBinary({ operator, left, right }: BinaryNode, cost: CostEstimate): Extent {
  const [a, b] = [measure(left, cost), measure(right, cost)];
  const isSum = operator === '+' || operator === '-';
  if (!isSum || !a.isWhole || !b.isWhole) return pairwiseExtent(a, b, operator !== '/', cost);
  const [low, high] = operator === '+' ? [a.low + b.low, a.high + b.high] : [a.low - b.high, a.high - b.low];
  cost.steps += a.size * b.size;
  return { low, high, size: a.size + b.size, isWhole: true };
}

/** Estimates the totals from combining every total of `a` with every total of `b`, whatever the operator. */
function pairwiseExtent(a: Extent, b: Extent, keepsWhole: boolean, cost: CostEstimate): Extent {
  cost.steps += MAP_LOOKUP_COST * a.size * b.size;
  const reach = Math.max(Math.abs(a.low), Math.abs(a.high)) * Math.max(1, Math.abs(b.low), Math.abs(b.high));
  const size = Math.min(a.size * b.size, MAX_TOTALS);
  return { low: -reach, high: reach, size, isWhole: keepsWhole && a.isWhole && b.isWhole };
}

function measureDice(node: DiceNode, cost: CostEstimate): Extent {
  const { sides, modifiers } = node;
  const count = measure(node.count, cost);
  const sidesExtent = sides.kind === 'faces' ? undefined : measure(sides, cost);
  // Before computing anything, find errors that occur whatever is rolled.
  if (count.low === count.high) checkedDiceCount(count.high);
  if (sidesExtent && sidesExtent.low === sidesExtent.high) dieWithSides(sidesExtent.high);
  const n = Math.max(0, count.high);
  const die: Die =
    sides.kind === 'faces'
      ? { sides: sides.values.length, faces: sides.values }
      : { sides: Math.max(1, sidesExtent!.high), faces: undefined };
  const [least, most] = die.faces ? [Math.min(...die.faces), Math.max(...die.faces)] : [1, die.sides];
  const chain = chainLength(node, die, n);
  const span = countsSuccesses(modifiers) ? 2 : (most - least) * chain;
  const combinations = count.size * (sidesExtent?.size ?? 1);
  const extraDice = Math.ceil(chain) - 1;
  const [from, to] = keptRankRange(n + extraDice, modifiers.selections);
  if (modifiers.selections.length) {
    cost.steps += combinations * stepsOfRanks(node, n, extraDice, (to - from) * (most - least) + 1) * die.sides;
  } else if (isUnmodified(modifiers) && !die.faces) cost.steps += (combinations * n * n * die.sides) / 2;
  else cost.steps += combinations * ((n * n * span * span) / 3 + die.sides) * (isWhole(node) ? 1 : MAP_LOOKUP_COST);
  const reach = Math.max(Math.abs(least), Math.abs(most)) * chain * n;
  return { low: -reach, high: reach, size: (to - from) * span + 1, isWhole: isWhole(node) };
}

const isWhole = ({ sides, modifiers: { min = 0, max = 0 } }: DiceNode): boolean =>
  Number.isInteger(min) && Number.isInteger(max) && (sides.kind !== 'faces' || sides.values.every(Number.isInteger));

/**
 * Estimates the computing steps per face for dice of which only some are kept: possible sets of dice × states of the
 * dynamic program in `kinds.ts` × dice that may show the face.
 */
function stepsOfRanks({ modifiers }: DiceNode, n: number, extraDice: number, length: number): number {
  const [from, to] = keptRankRange(n, modifiers.selections);
  if (!modifiers.explosion || modifiers.explosion.compound) {
    const ranked = Math.min(to, n - from);
    return (ranked + 1) * (ranked / 2 + 1) * length;
  }
  if (!modifiers.explosion.penetrate && !modifiers.explosion.once) {
    return (extraDice + 1) * 2 * (n + 1) * (extraDice / 2 + 1) * (n / 2 + 1) * length;
  }
  return (n + 1) * (extraDice + 1) * 2 * (n / 2 + 1) ** 3 * (extraDice / 2 + 1) * ((n + extraDice) / 4 + 1) * length;
}

/** Number of explosions in a row after which the remaining probability is negligible; 1 without explosions. */
function chainLength({ modifiers: { explosion } }: DiceNode, die: Die, n: number): number {
  if (!explosion || explosion.once) return 1;
  const test = explosionTest(die, explosion);
  const sample = Math.min(die.sides, 1_000);
  let exploding = 0;
  for (let i = 0; i < sample; i++) {
    const index = Math.floor((i * die.sides) / sample);
    if (meetsTest(die.faces ? die.faces[index]! : index + 1, test)) exploding++;
  }
  const chance = Math.min(0.97, Math.max(1 / die.sides, exploding / sample));
  return chance >= 1 ? 1_000 : 1 + Math.log(1e-16 / Math.max(1, n)) / Math.log(chance);
}

function measureGroup({ items, modifiers }: GroupNode, cost: CostEstimate): Extent {
  const nodes = items.length === 1 ? diceOfSum(items[0]!) : undefined;
  if (nodes?.length && modifiers.selections.length) return measureRanked(nodes, modifiers.selections, cost);
  const extents = items.map((item) => measure(item, cost));
  const low = extents.reduce((sum, extent) => sum + Math.min(0, extent.low), 0);
  const high = extents.reduce((sum, extent) => sum + Math.max(0, extent.high), 0);
  const size = extents.reduce((sum, extent) => sum + extent.size, 0);
  if (modifiers.selections.length && items.length > 1) {
    const reach = Math.max(...extents.map((extent) => extent.high)) - Math.min(...extents.map((extent) => extent.low));
    cost.steps += size * rankingStates(items) * (reach + 1);
  } else if (items.length > 1) for (const extent of extents) cost.steps += extent.size * size;
  return { low, high, size, isWhole: extents.every((extent) => extent.isWhole) };
}

/** Estimates the totals of a group whose terms are ranked together. The numbers of states of all terms multiply. */
function measureRanked(nodes: readonly DiceNode[], selections: readonly Selection[], cost: CostEstimate): Extent {
  const own = { steps: 0 };
  const extents = nodes.map((node) => {
    const all = [...node.modifiers.selections, ...selections];
    return measureDice({ ...node, modifiers: { ...node.modifiers, selections: all } }, own);
  });
  const others = extents.slice(1).reduce((product, { size }) => product * Math.sqrt(size), 1);
  cost.steps += own.steps * others;
  return extents.reduce((sum, { low, high, size, isWhole }) => ({
    low: sum.low + low,
    high: sum.high + high,
    size: sum.size + size,
    isWhole: sum.isWhole && isWhole,
  }));
}

/**
 * Number of states when ranking the items of a group. Items of equal notation count as one kind, whose state is only
 * how many of them are not yet ranked.
 */
function rankingStates(items: readonly NotationNode[]): number {
  const kinds = new Map<string, number>();
  for (const item of items) kinds.set(formatNode(item), (kinds.get(formatNode(item)) ?? 0) + 1);
  return [...kinds.values()].reduce((states, count) => states * (count + 1), 1);
}
