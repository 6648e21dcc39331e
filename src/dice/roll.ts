import { fail, ok, type Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import { DiceFault, FUNCTIONS_BY_NAME, meetsAnyTest, meetsTest, OPERATORS, roundResult } from './arithmetic.ts';
import {
  checkedDiceCount,
  checkTerminates,
  type Die,
  dieWithSides,
  explosionTest,
  faceOf,
  keptRanks,
  rerollTests,
} from './dice.ts';
import { formatDice, formatGroup } from './format.ts';
import {
  countsSuccesses,
  type DiceNode,
  type Explosion,
  type GroupNode,
  type Modifiers,
  type Node,
  type Pool,
  type Selection,
  type Test,
  termsOf,
} from './notation.ts';
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
  const rolls: Roll[] = new Array(times * pools.length);
  const tray: Tray = { rng, terms: [], nodes: [], at: 0, dice: 0 };
  try {
    for (let i = 0; i < rolls.length; i++) rolls[i] = rollPool(pools[i % pools.length]!, tray);
    return ok(rolls);
  } catch (error) {
    if (error instanceof DiceFault) return fail(error);
    throw error;
  }
}

function rollPool(pool: Pool, tray: Tray): Roll {
  let ready = READY.get(pool);
  if (!ready) {
    ready = { nodes: termsOf(pool.root), throwAll: compile(pool.root) };
    READY.set(pool, ready);
  }
  // every dice term and group puts itself down once, so the place that they need is known
  tray.terms = new Array(ready.nodes.length);
  tray.nodes = ready.nodes;
  tray.at = 0;
  const total = roundResult(ready.throwAll(tray));
  const roll: Roll = { notation: pool.notation, total, terms: tray.terms };
  if (pool.comment !== undefined) roll.comment = pool.comment;
  return roll;
}

/** Where dice fall: a place for each term, in the order of the nodes that they come from. */
interface Tray {
  rng: Rng;
  terms: RolledTerm[];
  nodes: readonly Node[];
  /** The next free place. */
  at: number;
  /** How many were thrown so far, in all pools. */
  dice: number;
}

/** A part of a notation made ready to be rolled again and again: puts its terms on the tray and says what they come to. */
type Thrower = (tray: Tray) => number;

/** Kept as long as the parser keeps the pool. */
const READY = new WeakMap<Pool, { nodes: Node[]; throwAll: Thrower }>();

function compile(node: Node): Thrower {
  switch (node.kind) {
    case 'number': {
      const { value } = node;
      return () => value;
    }
    case 'dice':
      return compileDice(node);
    case 'group':
      return compileGroup(node);
    case 'negate': {
      const of = compile(node.of);
      return (tray) => -of(tray);
    }
    case 'binary': {
      const [left, right, operate] = [compile(node.left), compile(node.right), OPERATORS[node.operator]];
      return (tray) => {
        const first = left(tray);
        return operate(first, right(tray));
      };
    }
    case 'call': {
      const [args, call] = [node.args.map(compile), FUNCTIONS_BY_NAME[node.name]];
      return (tray) => call(...args.map((arg) => arg(tray)));
    }
  }
}

function compileDice(node: DiceNode): Thrower {
  const { label } = node;
  const count = compile(node.count);
  const die = compileDie(node);
  const fall = isAdded(node.modifiers) ? addUp(node) : workOut(node);
  return (tray) => {
    const n = checkedDiceCount(count(tray));
    const thrown = die(tray);
    spend(tray, n);
    const rolled = fall(thrown, n, tray);
    if (label !== undefined) rolled.label = label;
    if (thrown.sides === 20 && !thrown.faces) markNatural(rolled);
    if (n > SHOWN_DICE) delete rolled.dice;
    tray.terms[tray.at++] = rolled;
    return rolled.subtotal;
  };
}

function compileDie({ sides }: DiceNode): (tray: Tray) => Die {
  if (sides.kind === 'faces') {
    const die = { sides: sides.values.length, faces: sides.values };
    return () => die;
  }
  if (sides.kind === 'number') {
    const die = dieWithSides(sides.value);
    return () => die;
  }
  const many = compile(sides);
  return (tray) => dieWithSides(many(tray));
}

/** Dice that are added as they fall, or kept and dropped: nearly all that are ever thrown. */
const isAdded = ({ rerolls, explosion, min, max, sort, ...rest }: Modifiers): boolean =>
  !rerolls.length &&
  !explosion &&
  min === undefined &&
  max === undefined &&
  !sort &&
  !countsSuccesses(rest as Modifiers);

type Fall = (die: Die, n: number, tray: Tray) => RolledTerm;

function addUp(node: DiceNode): Fall {
  const { selections } = node.modifiers;
  const term = formatDice(node);
  let [known, from, to] = [-1, 0, 0];
  return (die, n, { rng }) => {
    if (n !== known) {
      [from, to] = keptRanks(n, selections);
      known = n;
    }
    const dice: RolledDie[] = new Array(n);
    let subtotal = 0;
    for (let i = 0; i < n; i++) {
      const value = faceOf(die, rng.below(die.sides));
      dice[i] = { value };
      subtotal += value;
    }
    if (to - from < n) subtotal -= leaveOut(dice, from, to);
    return { term, subtotal, dice };
  };
}

function workOut(node: DiceNode): Fall {
  const { modifiers } = node;
  const term = formatDice(node);
  return (die, n, tray) => {
    checkTerminates(die, n, node);
    const dice: RolledDie[] = [];
    const throwOne = thrower(modifiers, die, tray.rng, dice);
    for (let i = 0; i < n; i++) throwOne();
    spend(tray, dice.length - n);
    clamp(dice, modifiers);
    if (modifiers.selections.length) select(dice.filter(isIn), modifiers.selections);
    const subtotal = countsSuccesses(modifiers) ? judgeAll(dice, modifiers) : sumOf(dice);
    if (modifiers.sort) sortDice(dice, modifiers.sort);
    return { term, subtotal, dice };
  };
}

function spend(tray: Tray, dice: number): void {
  tray.dice += dice;
  if (tray.dice > MAX_DICE) throw new DiceFault('limit', `more than ${MAX_DICE} dice in one call are not rolled`);
}

const isIn = ({ dropped, rerolled }: RolledDie): boolean => !dropped && !rerolled;

/** Throws one die with all that it brings: rerolled ones before it, exploded ones after it. */
function thrower(modifiers: Modifiers, die: Die, rng: Rng, dice: RolledDie[]): () => void {
  const { once, until } = rerollTests(die, modifiers);
  const again = (face: number, tests: readonly Test[]): boolean => {
    if (!meetsAnyTest(face, tests)) return false;
    dice.push({ value: face, rerolled: true });
    return true;
  };
  const face = (): number => {
    let thrown = faceOf(die, rng.below(die.sides));
    if (once.length && again(thrown, once)) thrown = faceOf(die, rng.below(die.sides));
    while (until.length && again(thrown, until)) thrown = faceOf(die, rng.below(die.sides));
    return thrown;
  };
  const { explosion } = modifiers;
  if (!explosion) return () => dice.push({ value: face() });
  const test = explosionTest(die, explosion);
  return () => explode(explosion, test, face, dice);
}

function explode(
  { compound, penetrate, once }: Explosion,
  test: Test,
  throwFace: () => number,
  dice: RolledDie[],
): void {
  let face = throwFace();
  const head: RolledDie = { value: face };
  dice.push(head);
  for (let last = head; meetsTest(face, test); ) {
    last.exploded = true;
    if (compound) head.face ??= face;
    face = throwFace();
    const value = penetrate ? face - 1 : face;
    if (compound) head.value += value;
    else {
      last = value === face ? { value } : { value, face };
      dice.push(last);
    }
    if (once) return;
  }
}

function clamp(dice: RolledDie[], { min, max }: Modifiers): void {
  for (const die of dice) {
    if (die.rerolled) continue;
    const value = Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, die.value));
    if (value === die.value) continue;
    die.face ??= die.value;
    die.value = value;
  }
}

function select(dice: readonly RolledDie[], selections: readonly Selection[]): void {
  const [from, to] = keptRanks(dice.length, selections);
  keepRanks(dice, from, to);
}

/** Marks what is left out; of equal dice the later ones are the lower. */
function keepRanks(dice: readonly RolledDie[], from: number, to: number): void {
  const ranked = [...dice].sort((a, b) => b.value - a.value);
  for (let rank = 0; rank < ranked.length; rank++) if (rank < from || rank >= to) ranked[rank]!.dropped = true;
}

/** Few dice are left out one by one, which is quicker than ranking them all. */
const FEW = 4;

/** The same for dice that nothing else was done to, and what is left out together. */
function leaveOut(dice: RolledDie[], from: number, to: number): number {
  const low = dice.length - to;
  let left = 0;
  if (from > 0 || low > FEW) {
    keepRanks(dice, from, to);
    for (const { value, dropped } of dice) if (dropped) left += value;
    return left;
  }
  for (let i = 0; i < low; i++) {
    const place = lowestPlace(dice);
    const { value } = dice[place]!;
    // made anew: a property that is added later costs as much as the whole die
    dice[place] = { value, dropped: true };
    left += value;
  }
  return left;
}

function lowestPlace(dice: readonly RolledDie[]): number {
  let place = -1;
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i]!;
    if (!die.dropped && (place < 0 || die.value <= dice[place]!.value)) place = i;
  }
  return place;
}

const sumOf = (dice: readonly RolledDie[]): number => dice.reduce((sum, die) => (isIn(die) ? sum + die.value : sum), 0);

const judgeAll = (dice: readonly RolledDie[], modifiers: Modifiers): number =>
  dice.reduce((sum, die) => (isIn(die) ? sum + judge(die, die.value, modifiers) : sum), 0);

/** A point for a success, one off for a failure. */
function judge(die: RolledDie, value: number, { successes, failures }: Modifiers): number {
  let points = 0;
  if (meetsAnyTest(value, successes)) {
    die.success = true;
    points++;
  }
  if (meetsAnyTest(value, failures)) {
    die.failure = true;
    points--;
  }
  return points;
}

function sortDice(dice: RolledDie[], sort: NonNullable<Modifiers['sort']>): void {
  const upwards = sort === 'ascending' ? 1 : -1;
  dice.sort((a, b) => upwards * (a.value - b.value));
}

function markNatural(term: RolledTerm): void {
  const [only, ...others] = term.dice!.filter(isIn);
  if (!only || others.length) return;
  const face = only.face ?? only.value;
  if (face === 20) term.natural = 'high';
  if (face === 1) term.natural = 'low';
}

function compileGroup(group: GroupNode): Thrower {
  const { items, modifiers, label } = group;
  const throwers = items.map(compile);
  const nodes = items.length === 1 ? diceOfSum(items[0]!) : undefined;
  const term = formatGroup(group);
  return (tray) => {
    const marks = [tray.at];
    const totals = throwers.map((thrower) => {
      const total = thrower(tray);
      marks.push(tray.at);
      return total;
    });
    const subtotal = nodes?.length
      ? overDice(modifiers, nodes, totals[0]!, tray)
      : overTotals(modifiers, totals, marks, tray);
    tray.terms[tray.at++] = label === undefined ? { term, subtotal } : { term, subtotal, label };
    return subtotal;
  };
}

/** A group of several: each item's total is ranked and judged as if it were a die. */
function overTotals(modifiers: Modifiers, totals: number[], marks: number[], { terms }: Tray): number {
  const elements: RolledDie[] = totals.map((value) => ({ value: roundResult(value) }));
  if (modifiers.selections.length) select(elements, modifiers.selections);
  elements.forEach(({ dropped }, index) => {
    if (dropped) for (const term of terms.slice(marks[index], marks[index + 1])) term.dropped = true;
  });
  return countsSuccesses(modifiers) ? judgeAll(elements, modifiers) : sumOf(elements);
}

/**
 * A group of one: its dice are ranked and judged themselves, whatever term they came from. A number beside them stays
 * in the sum, and is added to each die for a test: {3d20+5}>=21 asks each die.
 */
function overDice(modifiers: Modifiers, nodes: readonly DiceNode[], total: number, tray: Tray): number {
  const alone = countsSuccesses(nodes[0]!.modifiers);
  const own = nodes.map((node) => tray.terms[tray.nodes.indexOf(node)]!);
  if (own.some((term) => !term.dice)) throw new DiceFault('limit', `braces rank at most ${SHOWN_DICE} dice a term`);
  const dice = own.flatMap((term) => term.dice!.filter(isIn));
  const value = (die: RolledDie): number => (alone ? Number(die.success ?? 0) - Number(die.failure ?? 0) : die.value);
  const beside = total - dice.reduce((sum, die) => sum + value(die), 0);
  if (modifiers.selections.length) select(dice, modifiers.selections);
  const kept = dice.filter(isIn);
  if (!countsSuccesses(modifiers)) return beside + kept.reduce((sum, die) => sum + value(die), 0);
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
