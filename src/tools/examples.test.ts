import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Call } from './context.ts';
import { registry } from './registry.ts';

const timeless = (value: unknown) => JSON.stringify(value, (key, inner) => (key === 'timeMs' ? 0 : inner));

/** Where the shape says so, as for entities, there may be more. */
const exactly = (output: (typeof registry.tools)[number]['output']) =>
  output.def.catchall instanceof z.ZodUnknown ? output : output.strict();

/** Examples are documentation, so they must run, and results must have the documented shape, nothing more. */
describe('examples', () => {
  for (const tool of registry.tools) {
    for (const { title, args, seed } of tool.examples ?? []) {
      it(`${tool.name}: ${title}`, async () => {
        const outcome = await registry.call(tool.name, args, new Call({ seed }));
        if (!outcome.ok) throw new Error(outcome.error.detail);
        expect(exactly(tool.output).parse(outcome.value)).toEqual(outcome.value);
        expect(tool.random === true).toBe(seed !== undefined);
        const again = await registry.call(tool.name, args, new Call({ seed }));
        expect(timeless(again)).toEqual(timeless(outcome));
      });
    }
  }
});
