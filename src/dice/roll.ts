import { fail, ok, type Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import { CALLS, DiceFault, meets, meetsAny, OPERATORS, tidy } from './arithmetic.ts';
import { checkEnds, type Die, diceCount, dieOf, explosionTest, faceOf, keptRanks, rerollTests } from './dice.ts';
import { formatDice, formatGroup } from './format.ts';
import { counts, type DiceNode, type GroupNode, type Modifiers, type Node, type Pool, type Test } from './notation.ts';
import { diceOfSum } from './parse.ts';

/** Above this many dice in one term only what they come to is told. */
const SHOWN_DICE = 1_000;

/** One die as it fell. */
export interface RolledDie {
  /** What it counts: the face, after explosions added to it, penetration, min and max. */
  value: number;
  /** The face, where the value is another. */
  face?: number;
  /** Does not count: left out by keep or drop. */
  dropped?: true;
  /** Does not count: thrown again, as the next die. */
  rerolled?: true;
  /** Brought another die, which follows it or is added to it. */
  exploded?: true;
  /** Counted by a test. */
  success?: true;
  failure?: true;
}

/** A term or group of the notation and what became of it. */
export interface RolledTerm {
  /** As written, normalised: `4d6kh3`. */
  term: string;
  /** What it comes to, before signs and arithmetic around it. */
  subtotal: number;
  label?: string;
  /** In the order thrown, or as sorted; left out above 1,000. */
  dice?: RolledDie[];
  /** Left out by the group around it. */
  dropped?: true;
  /** On a d20 of which one die counts: the natural 20 or 1. */
  natural?: 'high' | 'low';
}

export interface Roll {
  notation: string;
  total: number;
  terms: RolledTerm[];
  comment?: string;
}

/** Dice of one call, all pools and repetitions together. */
const MAX_DICE = 100_000;

/** Rolls all pools, `times` times over. Dice come from the generator in the order of the notation. */
export function rollPools(pools: readonly Pool[], times: number, rng: Rng): Result<Roll[], DiceFault> {
  const rolls: Roll[] = [];
  const tray: Tray = { rng, terms: [], nodes: [], dice: 0 };
  try {
    for (let i = 0; i < times; i++) for (const pool of pools) rolls.push(rollPool(pool, tray));
    return ok(rolls);
  } catch (error) {
    if (error instanceof DiceFault) return fail(error);
    throw error;
  }
}

function rollPool({ root, notation, comment }: Pool, tray: Tray): Roll {
  tray.terms = [];
  tray.nodes = [];
  const total = tidy(evaluate(root, tray));
  const roll: Roll = { notation, total, terms: tray.terms };
  if (comment !== undefined) roll.comment = comment;
  return roll;
}

/** Where dice fall: each term beside the node that it came from. */
interface Tray {
  rng: Rng;
  terms: RolledTerm[];
  nodes: Node[];
  /** How many were thrown so far, in all pools. */
  dice: number;
}

function evaluate(node: Node, tray: Tray): number {
  switch (node.kind) {
    case 'number':
      return node.value;
    case 'dice':
      return rollDice(node, tray);
    case 'group':
      return rollGroup(node, tray);
    case 'negate':
      return -evaluate(node.of, tray);
    case 'binary':
      return OPERATORS[node.operator](evaluate(node.left, tray), evaluate(node.right, tray));
    case 'call':
      return CALLS[node.name](...node.args.map((arg) => evaluate(arg, tray)));
  }
}

function rollDice(node: DiceNode, tray: Tray): number {
  const { modifiers, label } = node;
  const count = diceCount(evaluate(node.count, tray));
  const die =
    node.sides.kind === 'faces'
      ? { sides: node.sides.values.length, faces: node.sides.values }
      : dieOf(evaluate(node.sides, tray));
  tray.dice += count;
  if (tray.dice > MAX_DICE) throw new DiceFault('limit', `more than ${MAX_DICE} dice in one call are not rolled`);
  const dice = throwDice(node, die, count, tray.rng);
  tray.dice += dice.length - count;
  if (modifiers.selections.length) select(dice.filter(isIn), modifiers);
  const subtotal = worth(dice, modifiers);
  if (modifiers.sort) sortDice(dice, modifiers);
  const term: RolledTerm = { term: termText(node), subtotal };
  if (label !== undefined) term.label = label;
  if (dice.length <= SHOWN_DICE) term.dice = dice;
  const natural = naturalOf(die, dice);
  if (natural) term.natural = natural;
  tray.terms.push(term);
  tray.nodes.push(node);
  return subtotal;
}

const isIn = ({ dropped, rerolled }: RolledDie): boolean => !dropped && !rerolled;

/** Texts of terms: nodes are kept by the parser's cache, so each is written once. */
const TEXTS = new WeakMap<Node, string>();

function termText(node: DiceNode | GroupNode): string {
  let text = TEXTS.get(node);
  if (text === undefined) {
    text = node.kind === 'dice' ? formatDice(node) : formatGroup(node);
    TEXTS.set(node, text);
  }
  return text;
}

function throwDice(node: DiceNode, die: Die, count: number, rng: Rng): RolledDie[] {
  const dice: RolledDie[] = [];
  if (!node.modifiers.rerolls.length && !node.modifiers.explosion) {
    for (let i = 0; i < count; i++) dice.push({ value: faceOf(die, rng.below(die.sides)) });
  } else {
    checkEnds(die, count, node);
    for (let i = 0; i < count; i++) throwChain(node.modifiers, die, rng, dice);
  }
  clamp(dice, node.modifiers);
  return dice;
}

/** One die with all that it brings: rerolled ones before it, exploded ones after it. */
function throwChain(modifiers: Modifiers, die: Die, rng: Rng, dice: RolledDie[]): void {
  const { explosion } = modifiers;
  const { once, until } = rerollTests(die, modifiers);
  const again = (face: number, tests: readonly Test[]): boolean => {
    if (!meetsAny(face, tests)) return false;
    dice.push({ value: face, rerolled: true });
    return true;
  };
  const throwOne = (): number => {
    let face = faceOf(die, rng.below(die.sides));
    if (again(face, once)) face = faceOf(die, rng.below(die.sides));
    while (again(face, until)) face = faceOf(die, rng.below(die.sides));
    return face;
  };
  const first = throwOne();
  const head: RolledDie = { value: first };
  dice.push(head);
  if (!explosion) return;
  const test = explosionTest(die, explosion);
  let last = head;
  for (let face = first; meets(face, test); ) {
    face = throwOne();
    const value = explosion.penetrate ? face - 1 : face;
    last.exploded = true;
    if (explosion.compound) {
      head.face ??= first;
      head.value += value;
    } else {
      last = value === face ? { value } : { value, face };
      dice.push(last);
    }
    if (explosion.once) return;
  }
}

function clamp(dice: RolledDie[], { min, max }: Modifiers): void {
  if (min === undefined && max === undefined) return;
  for (const die of dice) {
    if (die.rerolled) continue;
    const value = Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, die.value));
    if (value === die.value) continue;
    die.face ??= die.value;
    die.value = value;
  }
}

/** Marks what is left out; of equal dice the later ones are the lower. */
function select(dice: readonly RolledDie[], { selections }: Modifiers): void {
  const [from, to] = keptRanks(dice.length, selections);
  const ranked = [...dice].sort((a, b) => b.value - a.value);
  for (let rank = 0; rank < ranked.length; rank++) if (rank < from || rank >= to) ranked[rank]!.dropped = true;
}

/** What dice come to: their sum, or how many succeed less how many fail. */
function worth(dice: RolledDie[], modifiers: Modifiers): number {
  const counted = counts(modifiers);
  let sum = 0;
  for (const die of dice) {
    if (die.dropped || die.rerolled) continue;
    sum += counted ? judge(die, die.value, modifiers) : die.value;
  }
  return sum;
}

function judge(die: RolledDie, value: number, { successes, failures }: Modifiers): number {
  let points = 0;
  if (meetsAny(value, successes)) {
    die.success = true;
    points++;
  }
  if (meetsAny(value, failures)) {
    die.failure = true;
    points--;
  }
  return points;
}

function sortDice(dice: RolledDie[], { sort }: Modifiers): void {
  const upwards = sort === 'ascending' ? 1 : -1;
  dice.sort((a, b) => upwards * (a.value - b.value));
}

function naturalOf(die: Die, dice: readonly RolledDie[]): RolledTerm['natural'] {
  if (die.sides !== 20 || die.faces) return undefined;
  let only: RolledDie | undefined;
  for (const one of dice) {
    if (!isIn(one)) continue;
    if (only) return undefined;
    only = one;
  }
  const face = only?.face ?? only?.value;
  if (face === 20) return 'high';
  return face === 1 ? 'low' : undefined;
}

function rollGroup(group: GroupNode, tray: Tray): number {
  const { items, modifiers, label } = group;
  const marks = [tray.terms.length];
  const totals = items.map((item) => {
    const total = evaluate(item, tray);
    marks.push(tray.terms.length);
    return total;
  });
  const nodes = items.length === 1 ? diceOfSum(items[0]!) : undefined;
  const subtotal = nodes?.length
    ? overDice(modifiers, nodes, totals[0]!, tray)
    : overTotals(modifiers, totals, marks, tray);
  const term: RolledTerm = { term: termText(group), subtotal };
  tray.terms.push(label === undefined ? term : { ...term, label });
  tray.nodes.push(group);
  return subtotal;
}

/** A group of several: each item's total is ranked and judged as if it were a die. */
function overTotals(modifiers: Modifiers, totals: number[], marks: number[], { terms }: Tray): number {
  const elements: RolledDie[] = totals.map((value) => ({ value: tidy(value) }));
  select(elements, modifiers);
  elements.forEach(({ dropped }, index) => {
    if (dropped) for (const term of terms.slice(marks[index], marks[index + 1])) term.dropped = true;
  });
  return worth(elements, modifiers);
}

/**
 * A group of one: its dice are ranked and judged themselves, whatever term they came from. A number beside them stays
 * in the sum, and is added to each die for a test: {3d20+5}>=21 asks each die.
 */
function overDice(modifiers: Modifiers, nodes: readonly DiceNode[], total: number, tray: Tray): number {
  const alone = counts(nodes[0]!.modifiers) ? nodes[0]!.modifiers : undefined;
  const own = tray.terms.filter((_, index) => (nodes as readonly Node[]).includes(tray.nodes[index]!));
  if (own.some((term) => !term.dice)) throw new DiceFault('limit', `braces rank at most ${SHOWN_DICE} dice a term`);
  const dice = own.flatMap((term) => term.dice!.filter(isIn));
  const value = (die: RolledDie): number => (alone ? Number(die.success ?? 0) - Number(die.failure ?? 0) : die.value);
  const beside = total - dice.reduce((sum, die) => sum + value(die), 0);
  select(dice, modifiers);
  const kept = dice.filter(isIn);
  if (!counts(modifiers)) return beside + kept.reduce((sum, die) => sum + value(die), 0);
  return kept.reduce((sum, die) => sum + judge(die, die.value + beside, modifiers), 0);
}

/** `4d6kh3+2 = 15 [6, 5, 2, (1)]`: dice that do not count in brackets. */
export function rollText({ notation, total, terms, comment }: Roll): string {
  const shown = terms.flatMap(({ dice, label }) =>
    dice ? [`[${dice.map(dieText).join(', ')}]${label ? ` ${label}` : ''}`] : [],
  );
  return [`${notation} = ${total}`, ...shown, ...(comment ? [`# ${comment}`] : [])].join(' ');
}

function dieText({ value, dropped, rerolled, exploded }: RolledDie): string {
  const text = `${value}${exploded ? '!' : ''}`;
  return dropped || rerolled ? `(${text})` : text;
}
