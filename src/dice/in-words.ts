import { toSentence } from '../lib/wording.ts';
import type {
  BinaryNode,
  CallNode,
  ComparisonTest,
  DiceNode,
  DicePool,
  Explosion,
  GroupNode,
  Modifiers,
  NotationNode,
  Operator,
  Reroll,
  Selection,
} from './notation.ts';

/** Says a pool in words: "Roll four six-sided dice and keep the highest three." */
export function poolInWords(pool: DicePool): string {
  const goal = pool.versus === undefined ? '' : `; ${pool.versus} or more succeeds`;
  return toSentence(`roll ${instruction(sumOf(pool))}${goal}`);
}

/** The expression of a pool without the target that `vs` compares it with. */
export const sumOf = ({ root, versus }: DicePool): NotationNode =>
  versus !== undefined && root.kind === 'group' ? root.items[0]! : root;

/** What to do with the dice of a whole expression. Steps follow dice that stand alone, or with a number to add. */
function instruction(node: NotationNode): string {
  if (node.kind === 'dice') return withSteps(diceOf(node), stepsOf(node.modifiers, 'dice'));
  const sum = node.kind === 'binary' && node.right.kind === 'number' ? node : undefined;
  const step = sum && NUMBER_STEPS[sum.operator];
  if (sum?.left.kind === 'dice' && step) {
    const { modifiers } = sum.left;
    return withSteps(diceOf(sum.left), [...stepsOf(modifiers, 'dice'), step(amount(sum.right))]);
  }
  return phrase(node);
}

const NUMBER_STEPS: Partial<Record<Operator, (number: string) => string>> = {
  '+': (number) => `add ${number}`,
  '-': (number) => `subtract ${number}`,
  '*': (number) => `multiply by ${number}`,
  '/': (number) => `divide by ${number}`,
};

function withSteps(what: string, steps: readonly string[]): string {
  if (!steps.length) return what;
  const last = steps.at(-1)!;
  return steps.length === 1 ? `${what} and ${last}` : `${what}, ${steps.slice(0, -1).join(', ')} and ${last}`;
}

/** A part of an expression as a noun, with its steps in brackets. */
function phrase(node: NotationNode): string {
  const words = unlabelled(node);
  return node.label ? `${words} for ${node.label}` : words;
}

function unlabelled(node: NotationNode): string {
  switch (node.kind) {
    case 'number':
      return String(node.value);
    case 'dice':
      return bracketed(diceOf(node), stepsOf(node.modifiers, 'dice'));
    case 'group':
      return groupOf(node);
    case 'negate':
      return `minus ${operand(node.of)}`;
    case 'binary':
      return `${operand(node.left, isSum(node) ? '+' : node.operator)} ${OPERATOR_WORDS[node.operator]} ${operand(node.right, node.operator)}`;
    case 'call':
      return callOf(node);
  }
}

const OPERATOR_WORDS: Record<Operator, string> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided by',
  '%': 'modulo',
  '^': 'to the power of',
};

const isSum = ({ operator }: BinaryNode): boolean => operator === '+' || operator === '-';

/** An operand, in brackets where it is itself an operation and the words would be ambiguous. */
function operand(node: NotationNode, after: Operator = '+'): string {
  const isPlain = node.kind !== 'binary' || (isSum(node) && after === '+');
  return isPlain ? phrase(node) : `(${phrase(node)})`;
}

const bracketed = (what: string, steps: readonly string[]): string =>
  steps.length ? `${what} (${steps.join(', ')})` : what;

const groupOf = ({ items, modifiers }: GroupNode): string =>
  items.length === 1
    ? bracketed(phrase(items[0]!), stepsOf(modifiers, 'dice'))
    : bracketed(items.map(phrase).join('; '), stepsOf(modifiers, 'totals'));

const CALL_WORDS: Record<CallNode['name'], string> = {
  abs: 'the absolute value of',
  ceil: 'rounded up,',
  floor: 'rounded down,',
  max: 'the highest of',
  min: 'the lowest of',
  round: 'rounded,',
  sign: 'the sign of',
  sqrt: 'the square root of',
  trunc: 'without its fraction,',
};

const callOf = ({ name, args }: CallNode): string => `${CALL_WORDS[name]} ${args.map(phrase).join(' and ')}`;

/** The dice of a term: "four six-sided dice". */
function diceOf({ count, sides }: DiceNode): string {
  const isOne = count.kind === 'number' && count.value === 1;
  const noun = isOne ? 'die' : 'dice';
  const kind = sidesOf(sides, noun);
  return count.kind === 'number' ? `${amount(count)} ${kind}` : `as many ${kind} as ${phrase(count)} shows`;
}

function sidesOf(sides: DiceNode['sides'], noun: string): string {
  if (sides.kind === 'number') return `${numberWord(sides.value)}-sided ${noun}`;
  if (sides.kind !== 'faces') return `${noun} with as many sides as ${phrase(sides)} shows`;
  return sides.text.toUpperCase().startsWith('F')
    ? `Fate ${noun}`
    : `${noun} with the faces ${listed(sides.values.map(String))}`;
}

/** Maximum number of faces that are read out. */
const MAX_FACES = 12;

const listed = (names: readonly string[]): string =>
  names.length > MAX_FACES ? `${names[0]} to ${names.at(-1)}` : names.join(', ');

const amount = (node: NotationNode): string => (node.kind === 'number' ? numberWord(node.value) : phrase(node));

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Sides of common dice and small numbers as words, others as digits. */
function numberWord(number: number): string {
  if (number === 20) return 'twenty';
  return number === 100 ? 'hundred' : (WORDS[number] ?? String(number));
}

/** What is done with rolled dice, or with the totals of a group, in the order in which it is done. */
function stepsOf(modifiers: Modifiers, what: 'dice' | 'totals'): string[] {
  const { rerolls, explosion, min, max, selections, successes, failures } = modifiers;
  return [
    ...rerolls.map(rerollStep),
    ...(explosion ? [explosionStep(explosion)] : []),
    ...(min === undefined ? [] : [`count less than ${min} as ${min}`]),
    ...(max === undefined ? [] : [`count more than ${max} as ${max}`]),
    ...selections.map(selectionStep),
    ...(successes.length ? [`count the ${what} that show ${successes.map(testWords).join(' or ')}`] : []),
    ...(failures.length ? [`take one off for each that shows ${failures.map(testWords).join(' or ')}`] : []),
  ];
}

const rerollStep = ({ when, once }: Reroll): string => {
  const which = when === 'lowest' ? 'the lowest face' : `each ${testWords(when)}`;
  return once ? `reroll ${which} once` : `reroll ${which} until it is gone`;
};

function explosionStep({ when, compound, penetrate, once }: Explosion): string {
  const which = when === 'highest' ? 'highest face' : testWords(when);
  const die = penetrate ? 'another die less 1' : 'another die';
  const joined = compound ? ` to each ${which}` : ` for each ${which}`;
  return `add ${die}${joined}${once ? ', once' : ''}`;
}

const selectionStep = ({ action, end, count }: Selection): string =>
  `${action} the ${end === 'high' ? 'highest' : 'lowest'}${count === 1 ? '' : ` ${numberWord(count)}`}`;

function testWords({ comparison, value }: ComparisonTest): string {
  switch (comparison) {
    case '=':
      return String(value);
    case '>=':
      return `${value} or more`;
    case '<=':
      return `${value} or less`;
    case '>':
      return `more than ${value}`;
    case '<':
      return `less than ${value}`;
  }
}
