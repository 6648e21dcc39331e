import { spend } from '../lib/meter.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import {
  DiceFault,
  FUNCTIONS_BY_NAME,
  meetsAnyTest,
  meetsTest,
  OPERATOR_FUNCTIONS,
  roundResult,
} from './arithmetic.ts';
import {
  checkedDiceCount,
  checkTerminates,
  type Die,
  dieWithSides,
  explosionTest,
  faceValue,
  keptRankRange,
  rerollTests,
} from './dice.ts';
import { formatDice, formatGroup } from './format.ts';
import {
  type ComparisonTest,
  countsSuccesses,
  DICE_LIMITS,
  type DiceNode,
  type DicePool,
  dicePartsOf,
  type Explosion,
  type GroupNode,
  type Modifiers,
  type NotationNode,
  type Selection,
} from './notation.ts';
import { diceOfSum } from './parse.ts';

/** Maximum number of dice of a term that are listed. A term with more dice has only its subtotal in the answer. */
const MAX_LISTED_DICE = 1_000;

/** One rolled die. */
export interface RolledDie {
  /** The value that counts: the face after min, max, penetration and compounding explosions. */
  value: number;
  /** The face that was rolled, if it differs from `value`. */
  face?: number;
  /** Whether a selection dropped the die, so that it does not count. */
  dropped?: true;
  /** Whether the die was rerolled, so that it does not count. The next die in the list replaces it. */
  rerolled?: true;
  /** Whether the die exploded. The extra die follows in the list or was added to `value`. */
  exploded?: true;
  /** Whether the die met a success test. */
  success?: true;
  /** Whether the die met a failure test. */
  failure?: true;
}

/** A term or group of the notation with its result. */
export interface RolledTerm {
  /** Normalised notation: `4d6kh3`. */
  term: string;
  /** Result of the term itself, before the signs and arithmetic around it. */
  subtotal: number;
  label?: string;
  /** The dice in the order of the roll, or sorted if requested; absent if there are more than 1,000. */
  dice?: RolledDie[];
  /** Whether the group around the term dropped it. */
  dropped?: true;
  /**
   * `high` for a natural 20 and `low` for a natural 1: the only die of the term that counts is a d20 that shows this
   * number.
   */
  natural?: 'high' | 'low';
}

/** The result of rolling one pool. */
export interface Roll {
  notation: string;
  total: number;
  terms: RolledTerm[];
  /** The comparison with a target that `vs` asks for; `total` is then 1 or 0. */
  versus?: { sum: number; target: number; success: boolean };
  comment?: string;
}

/** Rolls all pools `times` times. Dice are drawn in the order of the notation. */
export function rollPools(pools: readonly DicePool[], times: number, rng: Rng): Result<Roll[], DiceFault> {
  const rolls: Roll[] = new Array(times * pools.length);
  const tray: Tray = { rng, terms: [], nodes: [], at: 0, dice: 0, groupSum: 0 };
  try {
    for (let i = 0; i < rolls.length; i++) rolls[i] = rollPool(pools[i % pools.length]!, tray);
    return ok(rolls);
  } catch (error) {
    if (error instanceof DiceFault) return fail(error);
    throw error;
  }
}

function rollPool(pool: DicePool, tray: Tray): Roll {
  let compiled = COMPILED.get(pool);
  if (!compiled) {
    compiled = { nodes: dicePartsOf(pool.root), rollAll: compile(pool.root) };
    COMPILED.set(pool, compiled);
  }
  // Every dice term and group adds exactly one result, so the length is known.
  tray.terms = new Array(compiled.nodes.length);
  tray.nodes = compiled.nodes;
  tray.at = 0;
  const total = roundResult(compiled.rollAll(tray));
  const roll: Roll = { notation: pool.notation, total, terms: tray.terms };
  if (pool.versus !== undefined) {
    roll.versus = { sum: roundResult(tray.groupSum), target: pool.versus, success: total === 1 };
  }
  if (pool.comment !== undefined) roll.comment = pool.comment;
  return roll;
}

/** Results of the roll in progress. `terms[i]` is the result of `nodes[i]`. */
interface Tray {
  rng: Rng;
  terms: RolledTerm[];
  nodes: readonly NotationNode[];
  /** Index of the next result to fill in. */
  at: number;
  /** Number of dice rolled so far, in all pools. */
  dice: number;
  /** Total of the first item of the last group: the sum that `vs` compares. */
  groupSum: number;
}

/**
 * A compiled part of a notation. Calling it rolls the dice, adds the results of its terms to the tray and returns the
 * total.
 */
type Roller = (tray: Tray) => number;

/** Cache of compiled pools. An entry lives as long as the parser's cache holds the pool. */
const COMPILED = new WeakMap<DicePool, { nodes: NotationNode[]; rollAll: Roller }>();

function compile(node: NotationNode): Roller {
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
      const [left, right, operate] = [compile(node.left), compile(node.right), OPERATOR_FUNCTIONS[node.operator]];
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

function compileDice(node: DiceNode): Roller {
  const { label } = node;
  const count = compile(node.count);
  const die = compileDie(node);
  const rollTerm = isSimple(node.modifiers) ? simpleRoller(node) : modifiedRoller(node);
  return (tray) => {
    const n = checkedDiceCount(count(tray));
    const rolledDie = die(tray);
    const rolled = rollTerm(rolledDie, n, tray);
    if (label !== undefined) rolled.label = label;
    if (rolledDie.sides === 20 && !rolledDie.faces) markNatural(rolled);
    if (n > MAX_LISTED_DICE) delete rolled.dice;
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
  const sideCount = compile(sides);
  return (tray) => dieWithSides(sideCount(tray));
}

/** Whether dice are only added, kept and dropped. Nearly all rolls are like this and take a fast path. */
const isSimple = ({ rerolls, explosion, min, max, sort, ...rest }: Modifiers): boolean =>
  !rerolls.length &&
  !explosion &&
  min === undefined &&
  max === undefined &&
  !sort &&
  !countsSuccesses(rest as Modifiers);

type TermRoller = (die: Die, n: number, tray: Tray) => RolledTerm;

function simpleRoller(node: DiceNode): TermRoller {
  const { selections } = node.modifiers;
  const term = formatDice(node);
  let [rankedCount, from, to] = [-1, 0, 0];
  return (die, n, tray) => {
    countDice(tray, n);
    if (n !== rankedCount) {
      [from, to] = keptRankRange(n, selections);
      rankedCount = n;
    }
    const dice: RolledDie[] = new Array(n);
    let subtotal = 0;
    for (let i = 0; i < n; i++) {
      const value = faceValue(die, tray.rng.below(die.sides));
      dice[i] = { value };
      subtotal += value;
    }
    if (to - from < n) subtotal -= dropFast(dice, from, to);
    return { term, subtotal, dice };
  };
}

function modifiedRoller(node: DiceNode): TermRoller {
  const { modifiers } = node;
  const term = formatDice(node);
  return (die, n, tray) => {
    checkTerminates(die, n, node);
    const dice: RolledDie[] = [];
    const rollOne = dieRoller(modifiers, die, tray, dice);
    for (let i = 0; i < n; i++) rollOne();
    clamp(dice, modifiers);
    if (modifiers.selections.length) select(dice.filter(isKept), modifiers.selections);
    const subtotal = countsSuccesses(modifiers) ? testAll(dice, modifiers) : sumOf(dice);
    if (modifiers.sort) sortDice(dice, modifiers.sort);
    return { term, subtotal, dice };
  };
}

function countDice(tray: Tray, dice: number): void {
  tray.dice += dice;
  spend(dice);
  if (tray.dice > DICE_LIMITS.dicePerCall)
    throw new DiceFault('limit', `more than ${DICE_LIMITS.dicePerCall} dice in one call are not rolled`);
}

const isKept = ({ dropped, rerolled }: RolledDie): boolean => !dropped && !rerolled;

/**
 * Returns a function that rolls one die and appends it to `dice`. The dice that it replaces by rerolling come before
 * it, the dice added by explosions after it.
 */
function dieRoller(modifiers: Modifiers, die: Die, tray: Tray, dice: RolledDie[]): () => void {
  const { once, until } = rerollTests(die, modifiers);
  const isRerolled = (rollFace: number, tests: readonly ComparisonTest[]): boolean => {
    if (!meetsAnyTest(rollFace, tests)) return false;
    dice.push({ value: rollFace, rerolled: true });
    return true;
  };
  const draw = (): number => {
    // Count one by one: rerolls and explosions decide how many dice there are.
    countDice(tray, 1);
    return faceValue(die, tray.rng.below(die.sides));
  };
  const face = (): number => {
    let face = draw();
    if (once.length && isRerolled(face, once)) face = draw();
    while (until.length && isRerolled(face, until)) face = draw();
    return face;
  };
  const { explosion } = modifiers;
  if (!explosion) return () => dice.push({ value: face() });
  const test = explosionTest(die, explosion);
  return () => explode(explosion, test, face, dice);
}

function explode(
  { compound, penetrate, once }: Explosion,
  test: ComparisonTest,
  rollFace: () => number,
  dice: RolledDie[],
): void {
  let face = rollFace();
  const head: RolledDie = { value: face };
  dice.push(head);
  for (let last = head; meetsTest(face, test); ) {
    last.exploded = true;
    if (compound) head.face ??= face;
    face = rollFace();
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
  const [from, to] = keptRankRange(dice.length, selections);
  dropOutside(dice, from, to);
}

/** Marks dice outside the kept ranks as dropped. Of equal dice, those rolled later rank lower. */
function dropOutside(dice: readonly RolledDie[], from: number, to: number): void {
  const ranked = [...dice].sort((a, b) => b.value - a.value);
  for (let rank = 0; rank < ranked.length; rank++) if (rank < from || rank >= to) ranked[rank]!.dropped = true;
}

/** Maximum number of lowest dice that are dropped one by one, which is faster for few dice than sorting all. */
const MAX_SINGLE_DROPS = 4;

/** Does the same as `dropOutside` for unmodified dice, but faster. Returns the sum of the dropped dice. */
function dropFast(dice: RolledDie[], from: number, to: number): number {
  const low = dice.length - to;
  let droppedSum = 0;
  if (from > 0 || low > MAX_SINGLE_DROPS) {
    dropOutside(dice, from, to);
    for (const { value, dropped } of dice) if (dropped) droppedSum += value;
    return droppedSum;
  }
  for (let i = 0; i < low; i++) {
    const place = lowestIndex(dice);
    const { value } = dice[place]!;
    // A new object: adding a property later would cost as much as the whole die.
    dice[place] = { value, dropped: true };
    droppedSum += value;
  }
  return droppedSum;
}

function lowestIndex(dice: readonly RolledDie[]): number {
  let place = -1;
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i]!;
    if (!die.dropped && (place < 0 || die.value <= dice[place]!.value)) place = i;
  }
  return place;
}

const sumOf = (dice: readonly RolledDie[]): number =>
  dice.reduce((sum, die) => (isKept(die) ? sum + die.value : sum), 0);

const testAll = (dice: readonly RolledDie[], modifiers: Modifiers): number =>
  dice.reduce((sum, die) => (isKept(die) ? sum + testDie(die, die.value, modifiers) : sum), 0);

/** Marks a die as success or failure and returns its points: 1, -1 or 0. */
function testDie(die: RolledDie, value: number, { successes, failures }: Modifiers): number {
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
  const [only, ...others] = term.dice!.filter(isKept);
  if (!only || others.length) return;
  const face = only.face ?? only.value;
  if (face === 20) term.natural = 'high';
  if (face === 1) term.natural = 'low';
}

function compileGroup(group: GroupNode): Roller {
  const { items, modifiers, label } = group;
  const rollers = items.map(compile);
  const nodes = items.length === 1 ? diceOfSum(items[0]!) : undefined;
  const term = formatGroup(group);
  return (tray) => {
    const marks = [tray.at];
    const totals = rollers.map((thrower) => {
      const total = thrower(tray);
      marks.push(tray.at);
      return total;
    });
    tray.groupSum = totals[0]!;
    const subtotal = nodes?.length
      ? groupDice(modifiers, nodes, totals[0]!, tray)
      : groupTotals(modifiers, totals, marks, tray);
    tray.terms[tray.at++] = label === undefined ? { term, subtotal } : { term, subtotal, label };
    return subtotal;
  };
}

/** Rolls a group with several items: the total of each item is ranked and tested like a die. */
function groupTotals(modifiers: Modifiers, totals: number[], marks: number[], { terms }: Tray): number {
  const elements: RolledDie[] = totals.map((value) => ({ value: roundResult(value) }));
  if (modifiers.selections.length) select(elements, modifiers.selections);
  elements.forEach(({ dropped }, index) => {
    if (dropped) for (const term of terms.slice(marks[index], marks[index + 1])) term.dropped = true;
  });
  return countsSuccesses(modifiers) ? testAll(elements, modifiers) : sumOf(elements);
}

/**
 * Rolls a group with one item: its single dice are ranked and tested, whichever term they come from. A number in the
 * item is added to the sum and, for tests, to each die: {3d20+5}>=21 tests each die plus 5.
 */
function groupDice(modifiers: Modifiers, nodes: readonly DiceNode[], total: number, tray: Tray): number {
  const areCounted = countsSuccesses(nodes[0]!.modifiers);
  const own = nodes.map((node) => tray.terms[tray.nodes.indexOf(node)]!);
  if (own.some((term) => !term.dice))
    throw new DiceFault('limit', `braces rank at most ${MAX_LISTED_DICE} dice a term`);
  const dice = own.flatMap((term) => term.dice!.filter(isKept));
  const value = (die: RolledDie): number =>
    areCounted ? Number(die.success ?? 0) - Number(die.failure ?? 0) : die.value;
  const offset = total - dice.reduce((sum, die) => sum + value(die), 0);
  if (modifiers.selections.length) select(dice, modifiers.selections);
  const kept = dice.filter(isKept);
  if (!countsSuccesses(modifiers)) return offset + kept.reduce((sum, die) => sum + value(die), 0);
  return kept.reduce((sum, die) => sum + testDie(die, die.value + offset, modifiers), 0);
}

/** Formats a roll: `4d6kh3+2 = 15 [6, 5, 2, (1)]`. Dice that do not count are in parentheses. */
export function rollText({ notation, total, terms, versus, comment }: Roll): string {
  const shown = terms.flatMap(({ dice, label }) =>
    dice ? [`[${dice.map(dieText).join(', ')}]${label ? ` ${label}` : ''}`] : [],
  );
  const outcome = versus ? [`${versus.sum} vs ${versus.target}: ${versus.success ? 'succeeded' : 'failed'}`] : [];
  return [`${notation} = ${total}`, ...shown, ...outcome, ...(comment ? [`# ${comment}`] : [])].join(' ');
}

function dieText({ value, dropped, rerolled, exploded }: RolledDie): string {
  const text = `${value}${exploded ? '!' : ''}`;
  return dropped || rerolled ? `(${text})` : text;
}
