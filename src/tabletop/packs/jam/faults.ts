import type { z } from 'zod';
import { didYouMean } from '../../../lib/nearest.ts';

/** An error in a file of game jams. `path` locates the field, such as `jams[0].starts`; the message names it. */
export interface JamFileFault {
  path: string;
  message: string;
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Converts Zod's issues to errors. `names` lists the known fields of an object, by length of the object's path. */
export function faultsFromIssues(
  issues: readonly Issue[],
  value: unknown,
  names: Record<number, readonly string[]>,
): JamFileFault[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [faultIn(issue, value)];
    return issue.keys.map((key) => unknownName(issue.path, key, names[issue.path.length]!));
  });
}

function unknownName(at: Path, key: string, known: readonly string[]): JamFileFault {
  const path = pathText([...at, key]);
  const guess = didYouMean(key, known);
  return { path, message: `${path} is not known here; ${guess ?? `the names are ${known.join(', ')}`}` };
}

function faultIn(issue: Issue, value: unknown): JamFileFault {
  const path = pathText(issue.path);
  if (path === '') return { path, message: 'the whole is not an object, expected {"jams": […]}' };
  const given = issue.path.reduce<unknown>(
    (at, part) => (at as Record<PropertyKey, unknown> | undefined)?.[part],
    value,
  );
  if (given === undefined) return { path, message: `${path} is missing, expected ${expectation(issue)}` };
  return { path, message: `${path} is ${showValue(given)}, expected ${expectation(issue)}` };
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.expected;
    case 'too_small':
      return `at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'too_big':
      return `at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    default:
      return issue.message;
  }
}

const KINDS: Record<string, string> = {
  string: 'a text',
  int: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'an object',
};
const UNITS: Record<string, string> = { string: ' character(s)', array: ' element(s)' };

/** Formats a value for an error message. Lists and objects are only called so. */
function showValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

const pathText = (path: Path): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text ? `${text}.${String(part)}` : String(part);
  }, '');
