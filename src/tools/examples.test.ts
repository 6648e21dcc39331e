import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LazyCallContext } from './context.ts';
import { registry } from './registry.ts';

const timeless = (value: unknown) => JSON.stringify(value, (key, inner) => (key === 'timeMs' ? 0 : inner));

/** The output schema, strict unless it explicitly allows more fields, as for entities. */
const exactly = (output: (typeof registry.tools)[number]['output']) =>
  output.def.catchall instanceof z.ZodUnknown ? output : output.strict();

/** Length of the shortest JSON text that counts as said twice. Short values are equal by chance. */
const MIN_DOUBLE = 45;

/** Fields of an object, at any depth, with the same long value as a field before them. */
function doublesIn(value: unknown, seen = new Set<string>(), path = ''): string[] {
  const text = JSON.stringify(value) ?? '';
  if (text.length >= MIN_DOUBLE && seen.has(text)) return [path];
  seen.add(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => doublesIn(inner, seen, `${path}.${name}`));
}

/** Examples are documentation, so they must run, and their results must match the output schema exactly. */
describe('examples', () => {
  for (const tool of registry.tools) {
    for (const { title, args, seed } of tool.examples ?? []) {
      it(`${tool.name}: ${title}`, async () => {
        const outcome = await registry.call(tool.name, args, new LazyCallContext({ seed }));
        if (!outcome.ok) throw new Error(outcome.error.detail);
        expect(exactly(tool.output).parse(outcome.value)).toEqual(outcome.value);
        expect(tool.random === true).toBe(seed !== undefined);
        const again = await registry.call(tool.name, args, new LazyCallContext({ seed }));
        expect(timeless(again)).toEqual(timeless(outcome));
        expect(doublesIn(tool.light(outcome.value))).toEqual([]);
      });
    }
  }
});
