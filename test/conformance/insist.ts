/**
 * Stops a playout when a law is broken. Laws are checked some million times; therefore this is a plain condition, and
 * its message is built only on failure.
 */
export function insist(holds: boolean, law: string, found?: () => unknown): asserts holds {
  if (!holds) throw new Error(found ? `${law}: ${text(found())}` : law);
}

/** Compares two values as JSON, in any order of fields. */
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

/** Program text that must not leak into texts for people. */
const LEAKED_CODE = /undefined|NaN|\[object|=>|function/;

/** Whether a text is fit for people: a sentence or part of one, on one line, of readable length. */
export function isSentence(told: string): boolean {
  const own = told.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  return (
    /^\S/.test(told) && /\S$/.test(told) && told.length <= 600 && !/[\n\t]| {2}/.test(told) && !LEAKED_CODE.test(own)
  );
}
