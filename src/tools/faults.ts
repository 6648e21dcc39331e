import type { z } from 'zod';
import { didYouMean, joinNames } from '../lib/nearest.ts';
import { withArticle } from '../lib/wording.ts';
import { type ArgumentFault, MAX_ERRORS } from './errors.ts';
import { CALL_LIMITS } from './limits.ts';

type Issue = z.core.$ZodIssue;

/**
 * Quotes a value for an error text, with at most 60 characters. Lists and objects are abbreviated, because they may be
 * deeply nested.
 */
function quoteValue(value: unknown): string {
  if (Array.isArray(value)) return value.length ? '[…]' : '[]';
  if (typeof value === 'object' && value !== null) return '{…}';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Formats the path to a value, such as `moves[2].from`. */
const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text ? `${text}.${String(part)}` : String(part);
  }, '');

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, part) => (at as Record<PropertyKey, unknown> | undefined)?.[part], value);

/** The first faults that a caller gets to see, and the number of all: a body has room for many thousands. */
export interface ArgumentFaults {
  readonly first: ArgumentFault[];
  readonly total: number;
}

/** Converts Zod's issues to faults, which name the argument, the value it has and what was expected. */
export function argumentFaultsOf(issues: readonly Issue[], args: unknown, known: readonly string[]): ArgumentFaults {
  const first: ArgumentFault[] = [];
  let total = 0;
  for (const issue of issues) {
    const room = MAX_ERRORS - first.length;
    if (issue.code === 'unrecognized_keys') {
      const names = issue.path.length ? [] : known;
      total += issue.keys.length;
      first.push(
        ...issue.keys.slice(0, room).map((key) => unknownArgument(pathText([...issue.path, key]), key, names)),
      );
    } else {
      total++;
      if (room > 0) first.push(faultOf(issue, args));
    }
  }
  return { first, total };
}

/** Names that callers use for the same argument. */
const ARGUMENT_SYNONYMS: readonly (readonly string[])[] = [
  ['difficulty', 'level', 'strength', 'skill'],
  ['query', 'text', 'search', 'q', 'term', 'keyword', 'words'],
  ['notation', 'expression', 'dice', 'roll', 'formula'],
  ['color', 'colour'],
  ['count', 'number', 'n', 'amount', 'times', 'quantity'],
  ['family', 'game', 'system', 'book', 'rulebook'],
  ['state', 'board', 'position'],
  ['fen', 'position', 'record', 'pgn'],
  ['pageSize', 'limit', 'per_page'],
  ['type', 'kind', 'category', 'deck'],
  ['likelihood', 'probability', 'chance', 'odds'],
  ['target', 'dc', 'goal'],
  ['highlights', 'squares', 'marks'],
  ['moves', 'move', 'pgn'],
  ['players', 'names', 'members'],
  ['per_hand', 'hand_size', 'cards_per_hand'],
  ['size', 'width'],
  ['recipe', 'template'],
  ['question', 'prompt', 'ask'],
];

/** The known argument of which a name is a synonym. */
const synonymOf = (name: string, known: readonly string[]): string | undefined =>
  ARGUMENT_SYNONYMS.filter((names) => names.includes(name.toLowerCase()))
    .flat()
    .find((other) => known.includes(other));

function unknownArgument(path: string, key: string, known: readonly string[]): ArgumentFault {
  const synonym = synonymOf(key, known);
  const guess = synonym ? `did you mean ${synonym}?` : didYouMean(key, known);
  const message = `unknown argument ${quoteValue(key)}${guess ? `; ${guess}` : ''}`;
  return { path, message, expected: known.length ? `one of ${known.join(', ')}` : 'no argument of that name' };
}

function faultOf(issue: Issue, args: unknown): ArgumentFault {
  const path = pathText(issue.path);
  const value = valueAt(args, issue.path);
  const expected = expectedText(issue);
  if (value === undefined) return { path, message: `${path} is missing, expected ${expected}`, expected };
  const guess =
    issue.code === 'invalid_value' && typeof value === 'string' && didYouMean(value, issue.values.map(String));
  const subject = path ? `${path} is` : 'the arguments are';
  return {
    path,
    message: `${subject} ${quoteValue(value)}, expected ${expected}${guess ? `; ${guess}` : ''}`,
    expected,
  };
}

function expectedText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'a whole number' : withArticle(issue.expected);
    case 'invalid_value':
      return issue.values.length > 1 ? `one of ${issue.values.join(', ')}` : quoteValue(issue.values[0]);
    case 'too_small':
      return `at least ${issue.minimum}${unitOf(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `at most ${issue.maximum}${unitOf(issue.origin, issue.maximum)}`;
    case 'invalid_union':
      return joinNames(issue.errors.flatMap((errors) => errors.map(expectedText)));
    default:
      return issue.message;
  }
}

function unitOf(origin: string, amount: number | bigint): string {
  if (origin === 'string') return ` character${amount === 1 ? '' : 's'}`;
  if (origin === 'array') return ` element${amount === 1 ? '' : 's'}`;
  return '';
}

/**
 * Keys that no argument has at any depth: one changes what an object inherits, and an object with one of the others cannot
 * be compared or written as a text, which any check may try.
 */
const REFUSED_KEYS = ['__proto__', 'toString', 'valueOf'];

/**
 * Returns a fault if there are too many arguments, or if they are nested too deeply or have a refused key; otherwise
 * undefined. This must be checked before other code walks through the value.
 */
export function structureFault(value: unknown, path: PropertyKey[] = []): ArgumentFault | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!path.length && !Array.isArray(value) && Object.keys(value).length > CALL_LIMITS.arguments) {
    const expected = `at most ${CALL_LIMITS.arguments} arguments`;
    return { path: '', message: `there are ${Object.keys(value).length} arguments, expected ${expected}`, expected };
  }
  if (path.length >= CALL_LIMITS.depth) {
    const expected = `at most ${CALL_LIMITS.depth} levels`;
    return { path: pathText(path.slice(0, 3)), message: `nested too deeply, expected ${expected}`, expected };
  }
  const refused = REFUSED_KEYS.find((key) => Object.hasOwn(value, key));
  if (refused) {
    return { path: pathText([...path, refused]), message: `unknown argument "${refused}"`, expected: 'no such key' };
  }
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'object') continue;
    const fault = structureFault(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (fault) return fault;
  }
  return undefined;
}
