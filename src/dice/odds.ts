import { fail, ok, type Result } from '../lib/result.ts';
import { Rng } from '../lib/rng.ts';
import { CALLS, DiceFault, meetsAny, OPERATORS, tidy } from './arithmetic.ts';
import { foresee } from './cost.ts';
import { checkEnds, type Die, diceCount, dieOf, keptRanks } from './dice.ts';
import { chain, split, thrown } from './die-odds.ts';
import {
  add,
  combine,
  constant,
  type Distribution,
  map,
  mixture,
  negate,
  sumOfDice,
  times,
  Work,
} from './distribution.ts';
import { formatNode } from './format.ts';
import { type Kind, type Score, sumOfRanks } from './kinds.ts';
import {
  type BinaryNode,
  type CallNode,
  counts,
  type DiceNode,
  type GroupNode,
  isPlain,
  type Modifiers,
  type Node,
  type Pool,
  type Test,
  termsOf,
} from './notation.ts';
import { diceOfSum } from './parse.ts';
import { rollPools } from './roll.ts';

/** How likely each total of a pool is. */
export function distributionOf(pool: Pool): Result<Distribution, DiceFault> {
  const { root } = pool;
  try {
    foresee(root);
    tryOut(pool);
    const work = new Work();
    // dice that may be impossible are found before any are worked out
    for (const term of termsOf(root)) if (term.kind === 'dice' && isComputed(term)) settings(term, work);
    return ok(evaluate(root, work));
  } catch (error) {
    if (error instanceof DiceFault) return fail(error);
    throw error;
  }
}

const TRIALS = 10;
const TRIAL_DICE = 2_000;

/** What can't be rolled has no odds, and a few rolls mostly show it before any work is done. */
function tryOut(pool: Pool): void {
  const rng = Rng.fromSeed('trials');
  for (let trial = 0, dice = 0; trial < TRIALS && dice < TRIAL_DICE; trial++) {
    const rolls = rollPools([pool], 1, rng);
    if (!rolls.ok) throw rolls.error;
    for (const term of rolls.value[0]!.terms) dice += term.dice?.length ?? TRIAL_DICE;
  }
}

const isComputed = ({ count, sides }: DiceNode): boolean =>
  count.kind !== 'number' || (sides.kind !== 'faces' && sides.kind !== 'number');

function evaluate(node: Node, work: Work): Distribution {
  switch (node.kind) {
    case 'number':
      return constant(node.value);
    case 'dice':
      return diceOdds(node, work);
    case 'group':
      return groupOdds(node, work);
    case 'negate':
      return negate(evaluate(node.of, work));
    case 'binary':
      return binaryOdds(node, work);
    case 'call':
      return callOdds(node, work);
  }
}

function binaryOdds({ operator, left, right }: BinaryNode, work: Work): Distribution {
  const [a, b] = [evaluate(left, work), evaluate(right, work)];
  if (operator === '+') return add(a, b, work);
  if (operator === '-') return add(a, negate(b), work);
  const made = combine(a, b, OPERATORS[operator], work);
  const open = a.openAbove || a.openBelow || b.openAbove || b.openBelow;
  if (!open) return made;
  // tails keep their direction where nothing is negative and the divisor has an end
  const upwards = a.values[0]! >= 0 && b.values[0]! >= 0 && (operator === '*' || (operator === '/' && !b.openAbove));
  return { ...made, openAbove: true, openBelow: !upwards };
}

function callOdds({ name, args }: CallNode, work: Work): Distribution {
  const values = args.map((arg) => evaluate(arg, work));
  const [first, ...others] = values as [Distribution, ...Distribution[]];
  if (name !== 'min' && name !== 'max') {
    const made = map(first, CALLS[name]);
    if (name === 'sign') return { ...made, openAbove: false, openBelow: false };
    return name === 'abs' ? { ...made, openAbove: first.openAbove || first.openBelow, openBelow: false } : made;
  }
  const made = others.reduce((sum, other) => combine(sum, other, CALLS[name], work), first);
  const [all, any] = [(flags: boolean[]) => flags.every(Boolean), (flags: boolean[]) => flags.some(Boolean)];
  return {
    ...made,
    openAbove: (name === 'max' ? any : all)(values.map(({ openAbove }) => openAbove)),
    openBelow: (name === 'max' ? all : any)(values.map(({ openBelow }) => openBelow)),
  };
}

/** Dice with a number or sides that may be thrown themselves. */
function diceOdds(node: DiceNode, work: Work): Distribution {
  const parts = settings(node, work);
  if (parts.length === 1) return fixedOdds(node, parts[0]!.die, parts[0]!.count, work);
  work.foresee(parts.reduce((steps, { die, count }) => steps + (count * count * die.sides) / 2 + count * die.sides, 0));
  const whole = parts[0]!.whole;
  const exact = parts.every((part) => part.exact);
  return mixture(
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

/** Every number and kind of dice that a term may throw, with its weight. */
function settings({ count, sides }: DiceNode, work: Work): Setting[] {
  const numbers = evaluate(count, work);
  const dice = sides.kind === 'faces' ? constant(0) : evaluate(sides, work);
  if (numbers.missing || dice.missing) {
    throw new DiceFault('impossible', 'the odds of dice whose number or sides have no end can not be told');
  }
  const made: Setting[] = [];
  for (let i = 0; i < numbers.values.length; i++) {
    for (let j = 0; j < dice.values.length; j++) {
      const weight = numbers.weights[i]! * dice.weights[j]!;
      if (weight === 0) continue;
      const die = sides.kind === 'faces' ? { sides: sides.values.length, faces: sides.values } : dieOf(dice.values[j]!);
      const exact = numbers.exact && dice.exact;
      made.push({ die, count: diceCount(numbers.values[i]!), weight, whole: numbers.whole * dice.whole, exact });
    }
  }
  return made;
}

function fixedOdds(node: DiceNode, die: Die, count: number, work: Work): Distribution {
  const { modifiers } = node;
  checkEnds(die, count, node);
  if (isPlain(modifiers) && !die.faces) return die.sides === 1 ? constant(count) : sumOfDice(count, die.sides, work);
  if (modifiers.selections.length) {
    const ranks = (n: number) => keptRanks(n, modifiers.selections);
    const isBounded = modifiers.selections.some(({ action }) => action === 'keep');
    return closed(ranked(alternatives(node, die, count, work), ranks, scoreOf(modifiers), work), isBounded);
  }
  return times(dieOdds(node, die, count, work), count, work);
}

/** A selection that keeps a number of dice has no tails without an end, however many dice there are. */
const closed = (d: Distribution, isBounded: boolean): Distribution =>
  isBounded ? { ...d, openAbove: false, openBelow: false } : d;

const scoreOf = (modifiers: Modifiers): Score =>
  counts(modifiers)
    ? (value) => Number(meetsAny(tidy(value), modifiers.successes)) - Number(meetsAny(tidy(value), modifiers.failures))
    : (value) => value;

const clampOf =
  ({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Modifiers): Score =>
  (value) =>
    Math.min(max, Math.max(min, value));

/** What one die with all that it brings scores. */
function dieOdds({ modifiers }: DiceNode, die: Die, count: number, work: Work): Distribution {
  const score = scoreOf(modifiers);
  const face = thrown(die, modifiers, work);
  const clamp = clampOf(modifiers);
  const { explosion } = modifiers;
  if (!explosion) return map(face, (value) => score(clamp(value)));
  const less = explosion.penetrate ? 1 : 0;
  const parts = split(die, face, explosion);
  if (!explosion.compound) {
    return chain(
      parts,
      explosion,
      [(value) => score(clamp(value)), (value) => score(clamp(value - less))],
      count,
      work,
    );
  }
  const sum = chain(parts, explosion, [(value) => value, (value) => value - less], count, work);
  const isCounted = counts(modifiers);
  return {
    ...map(sum, (value) => score(clamp(value))),
    openAbove: sum.openAbove && modifiers.max === undefined && !isCounted,
    openBelow: sum.openBelow && modifiers.min === undefined && !isCounted,
  };
}

/** A way in which a throw may go: which kinds of dice lie there in the end. */
interface Alternative {
  chance: number;
  kinds: Kind[];
  missing: number;
  openAbove: boolean;
  openBelow: boolean;
}

const kindOf = (count: number, d: Distribution): Kind => ({
  count,
  values: [...d.values],
  weights: [...d.weights],
  whole: d.exact ? d.whole : d.weights.reduce((sum, weight) => sum + weight, 0),
  exact: d.exact,
});

/** The dice of a term before any are selected: alike, but where explosions have brought others. */
function alternatives(node: DiceNode, die: Die, count: number, work: Work): Alternative[] {
  const { modifiers } = node;
  const { explosion } = modifiers;
  if (!explosion || explosion.compound) {
    // tests come later: here dice keep their values
    const uncounted = { ...node, modifiers: { ...modifiers, successes: [], failures: [] } };
    const plain = dieOdds(uncounted, die, count, work);
    const { openAbove, openBelow } = plain;
    return [{ chance: 1, kinds: [kindOf(count, plain)], missing: count * plain.missing, openAbove, openBelow }];
  }
  const clamp = clampOf(modifiers);
  const less = explosion.penetrate ? 1 : 0;
  const any = thrown(die, modifiers, work);
  const { exploding, ending, chance } = split(die, any, explosion);
  if (chance === 0) return [wayOf(1, [kindOf(count, map(any, clamp))], 0)];
  const own = (d: Distribution) => conditional(map(d, clamp));
  const later = (d: Distribution) => conditional(map(d, (value) => clamp(value - less)));
  if (explosion.once) {
    const began = successes(count, chance);
    const missing = began.length === count + 1 || chance === 1 ? 0 : TAIL;
    return began.map(([first, odds]) =>
      wayOf(
        odds,
        [kindOf(first, own(exploding)), kindOf(count - first, own(ending)), kindOf(first, later(any))],
        missing,
      ),
    );
  }
  // as many chains end as dice were thrown; without a penalty it does not matter which die of a chain is which
  if (!less) {
    return explosionsAfter(count, chance).map(([more, odds]) =>
      wayOf(odds, [kindOf(more, own(exploding)), kindOf(count, own(ending))], TAIL, true),
    );
  }
  return successes(count, chance).flatMap(([began, odds]) =>
    explosionsAfter(began, chance).map(([more, further]) => {
      const first = [kindOf(began, own(exploding)), kindOf(count - began, own(ending))];
      return wayOf(
        odds * further,
        [...first, kindOf(more, later(exploding)), kindOf(began, later(ending))],
        TAIL,
        true,
      );
    }),
  );
}

/** What the ways that are left out below have together, at most. */
const TAIL = 1e-16;
const UNLIKELY = 1e-20;

const wayOf = (chance: number, kinds: Kind[], missing: number, isOpen = false): Alternative => ({
  chance,
  kinds: kinds.filter(({ count }) => count > 0),
  missing,
  openAbove: isOpen,
  openBelow: isOpen,
});

/** Weights as shares of what there is. */
function conditional(d: Distribution): Distribution {
  const whole = d.weights.reduce((sum, weight) => sum + weight, 0);
  return { ...d, weights: d.weights.map((weight) => weight / whole), whole: 1, exact: false };
}

/** Binomial: how many of n dice explode at once. */
function successes(n: number, p: number): [number, number][] {
  const odds: [number, number][] = [];
  for (let k = 0, choices = 0; k <= n; k++) {
    const logged = choices + (k ? k * Math.log(p) : 0) + (n - k ? (n - k) * Math.log1p(-p) : 0);
    const chance = Math.exp(logged);
    if (chance > UNLIKELY) odds.push([k, chance]);
    choices += Math.log((n - k) / (k + 1));
  }
  return odds;
}

/** Negative binomial: how many further explosions n chains see before each has ended. */
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

type Ranks = (n: number) => readonly [number, number];

function ranked(ways: readonly Alternative[], ranks: Ranks, score: Score, work: Work): Distribution {
  const parts = ways.map(({ chance, kinds }) => {
    const n = kinds.reduce((sum, { count }) => sum + count, 0);
    return { weight: chance, of: sumOfRanks(kinds, ranks(n), score, work) };
  });
  const sum = parts.length === 1 ? parts[0]!.of : mixture(parts, 1, false, work);
  return {
    ...sum,
    missing: Math.max(...ways.map(({ missing }) => missing)),
    openAbove: ways.some(({ openAbove }) => openAbove),
    openBelow: ways.some(({ openBelow }) => openBelow),
  };
}

function groupOdds({ items, modifiers }: GroupNode, work: Work): Distribution {
  const acts = modifiers.selections.length > 0 || counts(modifiers);
  const nodes = items.length === 1 ? diceOfSum(items[0]!) : undefined;
  if (nodes?.length) return acts ? overDice(items[0]!, nodes, modifiers, work) : evaluate(items[0]!, work);
  const totals = items.map((item) => evaluate(item, work));
  const score = scoreOf(modifiers);
  if (!modifiers.selections.length) {
    const scored = counts(modifiers) ? totals.map((total) => shut(map(total, score))) : totals;
    return scored.reduce((sum, total) => add(sum, total, work));
  }
  const sum = sumOfRanks(kindsOfItems(items, totals), keptRanks(items.length, modifiers.selections), score, work);
  const open = !counts(modifiers);
  return {
    ...sum,
    missing: totals.reduce((missing, total) => missing + total.missing, 0),
    openAbove: open && totals.some(({ openAbove }) => openAbove),
    openBelow: open && totals.some(({ openBelow }) => openBelow),
  };
}

const shut = (d: Distribution): Distribution => ({ ...d, openAbove: false, openBelow: false });

/** Items that read alike are dice of one kind, which keeps the states few. */
function kindsOfItems(items: readonly Node[], totals: readonly Distribution[]): Kind[] {
  const kinds = new Map<string, Kind>();
  items.forEach((item, index) => {
    const text = formatNode(item);
    const known = kinds.get(text);
    kinds.set(text, known ? { ...known, count: known.count + 1 } : kindOf(1, totals[index]!));
  });
  return [...kinds.values()];
}

/** A group of one: its dice are ranked and judged themselves, a number beside them is added (see `roll.ts`). */
function overDice(item: Node, nodes: readonly DiceNode[], modifiers: Modifiers, work: Work): Distribution {
  const beside = numberOf(item);
  const inner = nodes.length === 1 ? nodes[0]!.modifiers.selections : [];
  const ranks: Ranks = (n) => {
    const [first, last] = keptRanks(n, inner);
    const [from, to] = keptRanks(last - first, modifiers.selections);
    return [first + from, first + to];
  };
  const judged = counts(modifiers);
  if (judged && !inner.length && !modifiers.selections.length) return judgedOneByOne(nodes, modifiers, beside, work);
  const test = scoreOf(modifiers);
  const score: Score = judged ? (value) => test(value + beside) : scoreOf(nodes[0]!.modifiers);
  const isBounded = [...inner, ...modifiers.selections].some(({ action }) => action === 'keep');
  const sum = closed(ranked(together(nodes, work), ranks, score, work), isBounded);
  return judged ? sum : add(sum, constant(beside), work);
}

/** Dice of which all are judged need no ranks: each node counts for itself, against tests without what stands beside. */
function judgedOneByOne(nodes: readonly DiceNode[], modifiers: Modifiers, beside: number, work: Work): Distribution {
  const shifted = (tests: readonly Test[]) => tests.map((test) => ({ ...test, value: tidy(test.value - beside) }));
  const [successes, failures] = [shifted(modifiers.successes), shifted(modifiers.failures)];
  return nodes
    .map((node) => diceOdds({ ...node, modifiers: { ...node.modifiers, successes, failures } }, work))
    .reduce((sum, one) => add(sum, one, work));
}

/** Every way in which the dice of several terms may lie together. */
function together(nodes: readonly DiceNode[], work: Work): Alternative[] {
  let all: Alternative[] = [{ chance: 1, kinds: [], missing: 0, openAbove: false, openBelow: false }];
  for (const node of nodes) {
    const own = settings(node, work).flatMap(({ die, count, weight, whole }) => {
      checkEnds(die, count, node);
      return alternatives(node, die, count, work).map((way) => ({ ...way, chance: (way.chance * weight) / whole }));
    });
    work.spend(all.length * own.length);
    all = all.flatMap((way) =>
      own.map((other) => ({
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

/** The numbers of a sum of dice and numbers. */
function numberOf(node: Node): number {
  if (node.kind === 'number') return node.value;
  if (node.kind === 'negate') return -numberOf(node.of);
  if (node.kind !== 'binary') return 0;
  return OPERATORS[node.operator](numberOf(node.left), numberOf(node.right));
}
