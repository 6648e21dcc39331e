import type {
  ComparisonTest,
  DiceNode,
  Explosion,
  FunctionName,
  GroupNode,
  Modifiers,
  NotationNode,
  Operator,
  Reroll,
  Selection,
} from './notation.ts';

/** Precedence of each operator. An operation needs parentheses if it stands inside one of higher precedence. */
export const OPERATOR_PRECEDENCE: Record<Operator, number> = { '+': 1, '-': 1, '*': 2, '/': 2, '%': 2, '^': 4 };
const NEGATION = 3;
const ATOM = 5;

/** Formats a part of the syntax tree as the shortest notation that parses to the same tree. */
export function formatNode(node: NotationNode): string {
  const text = formatUnlabelled(node);
  return node.label === undefined ? text : `${isAtom(node) ? text : `(${text})`}[${node.label}]`;
}

const isAtom = ({ kind }: NotationNode): boolean => kind !== 'binary' && kind !== 'negate';

function formatUnlabelled(node: NotationNode): string {
  switch (node.kind) {
    case 'number':
      return String(node.value);
    case 'dice':
      return formatDice(node);
    case 'group':
      return formatGroup(node);
    case 'negate':
      return `-${formatOperand(node.of, NEGATION)}`;
    case 'binary': {
      const own = OPERATOR_PRECEDENCE[node.operator];
      const rightmost = node.operator === '^';
      return `${formatOperand(node.left, rightmost ? own + 1 : own)}${node.operator}${formatOperand(node.right, rightmost ? own : own + 1)}`;
    }
    case 'call':
      return formatCall(node.name, node.args);
  }
}

const formatCall = (name: FunctionName, args: NotationNode[]): string => `${name}(${args.map(formatNode).join(',')})`;

function formatOperand(node: NotationNode, least: number): string {
  const text = formatNode(node);
  return precedenceOf(node) < least ? `(${text})` : text;
}

function precedenceOf(node: NotationNode): number {
  if (node.label !== undefined) return ATOM;
  if (node.kind === 'binary') return OPERATOR_PRECEDENCE[node.operator];
  if (node.kind === 'negate' || (node.kind === 'number' && node.value < 0)) return NEGATION;
  return ATOM;
}

/** Formats the expression before or after the `d`, in parentheses unless it is an unsigned number. */
const formatDiceOperand = (node: NotationNode): string =>
  node.kind === 'number' && node.label === undefined && node.value >= 0 ? String(node.value) : `(${formatNode(node)})`;

/** Formats a dice term with its modifiers. */
export function formatDice({ count, sides, modifiers }: DiceNode): string {
  const die = sides.kind === 'faces' ? sides.text : formatDiceOperand(sides);
  return `${formatDiceOperand(count)}d${die}${formatModifiers(modifiers)}`;
}

/** Formats a group in braces with its modifiers. */
export const formatGroup = ({ items, modifiers }: GroupNode): string =>
  `{${items.map(formatNode).join(',')}}${formatModifiers(modifiers)}`;

function formatModifiers({ rerolls, explosion, min, max, selections, successes, failures, sort }: Modifiers): string {
  return [
    ...rerolls.toSorted(rerollOrder).map(formatReroll),
    explosion ? formatExplosion(explosion) : '',
    min === undefined ? '' : `min${min}`,
    max === undefined ? '' : `max${max}`,
    ...selections.map(formatSelection),
    ...successes.map(formatTest),
    ...failures.map((test) => `f${formatTest(test)}`),
    sort ? `s${sort[0]}` : '',
  ].join('');
}

/**
 * Sorts rerolls into the order that parses unambiguously: ro first, bare r last. `ror` parses as ro and r, but `rro`
 * would parse as rr and fail.
 */
const rerollOrder = (a: Reroll, b: Reroll): number =>
  Number(b.once) - Number(a.once) || Number(a.when === 'lowest') - Number(b.when === 'lowest');

const formatTest = ({ comparison, value }: ComparisonTest): string => `${comparison}${value}`;

const formatReroll = ({ when, once }: Reroll): string =>
  `r${once ? 'o' : ''}${when === 'lowest' ? '' : formatTest(when)}`;

const formatExplosion = ({ when, compound, penetrate, once }: Explosion): string =>
  `${compound ? '!!' : '!'}${penetrate ? 'p' : ''}${once ? 'o' : ''}${when === 'highest' ? '' : formatTest(when)}`;

/** Formats a selection: `kh3`. */
export const formatSelection = ({ action, end, count }: Selection): string => `${action[0]}${end[0]}${count}`;
