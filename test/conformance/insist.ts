/**
 * A law that is broken stops a playout at once. Laws are asked some million times, so that this is no more than a
 * condition, and what to tell is put together only when it is needed.
 */
export function insist(holds: boolean, law: string, found?: () => unknown): asserts holds {
  if (!holds) throw new Error(found ? `${law}: ${text(found())}` : law);
}

/** Two things say the same as JSON, whatever order the names of their fields are in. */
export function same(one: unknown, other: unknown, law: string): void {
  const [left, right] = [canonical(one), canonical(other)];
  insist(left === right, law, () => `\n  ${left}\n  ${right}`);
}

const canonical = (value: unknown): string => JSON.stringify(value, (_, part: unknown) => sorted(part)) ?? 'nothing';

const sorted = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part;

const text = (found: unknown): string => (typeof found === 'string' ? found : JSON.stringify(found));

/** Words of a program that should not show in words for people. */
const LEAKS = /undefined|NaN|\[object|=>|function/;

/** What people read is a sentence or a part of one, on one line, of a length that is read. */
export function isSentence(told: string): boolean {
  const own = told.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  return /^\S/.test(told) && /\S$/.test(told) && told.length <= 600 && !/[\n\t]| {2}/.test(told) && !LEAKS.test(own);
}
