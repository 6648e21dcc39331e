import { DiceFault, meetsAnyTest } from './arithmetic.ts';
import {
  type ComparisonTest,
  DICE_LIMITS,
  type DiceNode,
  type Explosion,
  type Modifiers,
  type Selection,
} from './notation.ts';

/** A die with faces 1 to `sides`, or with `sides` listed faces. */
export interface Die {
  sides: number;
  faces: readonly number[] | undefined;
}

/** Rerolls and explosions whose probability differs from 1 by no more than this are refused as infinite. */
const ROUNDING_ERROR = 1e-12;

/** Maximum expected number of dice that rerolls or explosions add to a term. */
export const MAX_EXTRA = 20_000;

/** The number on the face with this index, counted from 0. */
export const faceValue = (die: Die, index: number): number => (die.faces ? die.faces[index]! : index + 1);

const lowestFace = (die: Die): number => (die.faces ? Math.min(...die.faces) : 1);
const highestFace = (die: Die): number => (die.faces ? Math.max(...die.faces) : die.sides);

/** Number of faces that meet at least one of the tests. */
function facesMeeting(die: Die, tests: readonly ComparisonTest[]): number {
  if (die.faces) return die.faces.filter((face) => meetsAnyTest(face, tests)).length;
  // Each test holds for a range of faces; ranges may overlap, so each face is counted once.
  let counted = 0;
  let upTo = 0;
  for (const [first, last] of tests.map((test) => matchingRange(die.sides, test)).sort(([a], [b]) => a - b)) {
    counted += Math.max(0, last - Math.max(first - 1, upTo));
    upTo = Math.max(upTo, last);
  }
  return counted;
}

function matchingRange(sides: number, { comparison, value }: ComparisonTest): [first: number, last: number] {
  switch (comparison) {
    case '=':
      return Number.isInteger(value) && value >= 1 && value <= sides ? [value, value] : [1, 0];
    case '<':
      return [1, Math.min(sides, Math.ceil(value) - 1)];
    case '<=':
      return [1, Math.min(sides, Math.floor(value))];
    case '>':
      return [Math.max(1, Math.floor(value) + 1), sides];
    case '>=':
      return [Math.max(1, Math.ceil(value)), sides];
  }
}

/**
 * Tests for rerolling a die: `once` for those that reroll it one time at most, `until` for those that reroll it until
 * none of them is met.
 */
export function rerollTests(die: Die, { rerolls }: Modifiers): { once: ComparisonTest[]; until: ComparisonTest[] } {
  const tests = (once: boolean): ComparisonTest[] =>
    rerolls
      .filter((reroll) => reroll.once === once)
      .map(({ when }) => (when === 'lowest' ? { comparison: '=', value: lowestFace(die) } : when));
  return { once: tests(true), until: tests(false) };
}

/** The test that a face must meet to explode. Default: the highest face. */
export const explosionTest = (die: Die, { when }: Explosion): ComparisonTest =>
  when === 'highest' ? { comparison: '=', value: highestFace(die) } : when;

/**
 * Checks a number of dice, which may be the result of a computation, and returns it. Throws a DiceFault if it is
 * invalid or too large.
 */
export function checkedDiceCount(count: number): number {
  if (!Number.isInteger(count) || count < 0)
    throw new DiceFault('impossible', `${count} dice cannot be rolled, only a whole number from 0`);
  if (count > DICE_LIMITS.count)
    throw new DiceFault('limit', `${count} dice are too many, at most ${DICE_LIMITS.count} are rolled at once`);
  return count;
}

/**
 * A die with faces 1 to `sides`, which may be the result of a computation. Throws a DiceFault if it is invalid or too
 * large.
 */
export function dieWithSides(sides: number): Die {
  if (!Number.isInteger(sides) || sides < 1)
    throw new DiceFault('impossible', `a die cannot have ${sides} sides, only a whole number from 1`);
  if (sides > DICE_LIMITS.sides)
    throw new DiceFault('limit', `a die with ${sides} sides is too large, at most ${DICE_LIMITS.sides} are rolled`);
  return { sides, faces: undefined };
}

/**
 * Throws a DiceFault for dice that would reroll or explode forever because every face does, or that are expected to
 * bring more dice than a call may roll.
 */
export function checkTerminates(die: Die, count: number, { modifiers }: DiceNode): void {
  const { explosion } = modifiers;
  const { until } = rerollTests(die, modifiers);
  checkChain(facesMeeting(die, until) / die.sides, count, 'be rerolled');
  if (explosion && !explosion.once)
    checkChain(chanceAfterRerolls(die, explosionTest(die, explosion), modifiers), count, 'explode');
}

/** `chance`: probability that a die is followed by another one. */
function checkChain(chance: number, count: number, verb: string): void {
  if (chance > 1 - ROUNDING_ERROR)
    throw new DiceFault('impossible', `these dice would ${verb} forever, because every face does`);
  const extra = (count * chance) / (1 - chance);
  if (extra > MAX_EXTRA) {
    throw new DiceFault(
      'limit',
      `these dice would ${verb} about ${Math.round(extra)} times, at most ${MAX_EXTRA} are rolled`,
    );
  }
}

/** Probability that the final face of a die meets a test. Rerolls change the probabilities of the faces. */
function chanceAfterRerolls(die: Die, test: ComparisonTest, modifiers: Modifiers): number {
  const { once, until } = rerollTests(die, modifiers);
  const share = (tests: ComparisonTest[]): number => facesMeeting(die, tests) / die.sides;
  const shareMeeting = (tests: ComparisonTest[], not: ComparisonTest[]): number =>
    share([...tests, ...not]) - share(not);
  const [again, given] = [share(once), shareMeeting([test], until)];
  const atFirst = shareMeeting([test], [...until, ...once]) + again * given;
  const rerolled = shareMeeting(until, once) + again * share(until);
  return atFirst + (rerolled * given) / (1 - share(until));
}

/**
 * The ranks of the dice that are kept out of n, where rank 0 is the highest die: `from` is included, `to` is not. Every
 * selection applies to all n dice, so kh3 and dl1 of four dice keep three, not two.
 */
export function keptRankRange(n: number, selections: readonly Selection[]): [from: number, to: number] {
  let from = 0;
  let to = n;
  for (const { action, end, count } of selections) {
    const selected = Math.min(n, count);
    const atTop = (end === 'high') === (action === 'keep');
    const kept = action === 'keep' ? selected : n - selected;
    if (atTop) to = Math.min(to, kept);
    else from = Math.max(from, n - kept);
  }
  return from < to ? [from, to] : [from, from];
}
