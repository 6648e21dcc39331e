import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { families } from '../../src/families/families.ts';
import { LazyCallContext } from '../../src/tools/context.ts';
import { ERROR_CODES } from '../../src/tools/errors.ts';
import { listVariants } from '../../src/tools/play/variant-list.ts';
import { registry } from '../../src/tools/registry.ts';
import { cpuTime } from '../cpu-time.ts';
import { diceHold } from './dice.ts';
import { anyNotation } from './notation.ts';

/** Runs per law and tool. */
const RUNS = 60;
/** Limit of CPU time in milliseconds. Wall time would blame the tool for other processes on the machine. */
const MAX_MS = 1_000;

const value = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: false, maxDepth: 3 }),
  fc.constantFrom(
    '4d6kh3',
    '2d6+3',
    'd20',
    '',
    ' ',
    '-1',
    '\u0000',
    '__proto__',
    'x'.repeat(9_999),
    0,
    -1,
    1e300,
    0.5,
    null,
  ),
  fc.constantFrom([], {}, ['a'], ['a', 'b'], [null], { a: 1 }, true, false, Number.NaN, Number.POSITIVE_INFINITY),
);

/** Arguments with mostly valid names, so that the code after the schema check is also reached. */
const argsFor = (names: string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), value) },
    { weight: 1, arbitrary: fc.anything() },
  );

/**
 * The law of every tool: a result of the documented shape or a typed refusal, within the time limit, and never an
 * exception.
 */
async function checkTool(name: string, args: unknown): Promise<void> {
  const started = cpuTime();
  const outcome = await registry.call(name, args, new LazyCallContext({ seed: 'fuzz' }));
  expect(cpuTime() - started).toBeLessThan(MAX_MS);
  if (outcome.ok) {
    registry.find(name)!.output.parse(outcome.value);
    return;
  }
  const { code, detail } = outcome.error;
  expect(ERROR_CODES[code].status).toBeGreaterThanOrEqual(400);
  expect(code).not.toBe('internal_error');
  expect(detail.length).toBeGreaterThan(5);
  expect(detail.length).toBeLessThan(3_000);
}

// Done once per process: every flag is tried on every variant.
beforeAll(() => {
  for (const family of families) listVariants(family);
}, 60_000);

describe('every tool answers or refuses', () => {
  for (const { name, inputSchema } of registry.tools) {
    it(name, async () => {
      const names = Object.keys(inputSchema['properties'] as object);
      await fc.assert(
        fc.asyncProperty(argsFor(names), (args) => checkTool(name, args)),
        { numRuns: RUNS, seed: 20260801 },
      );
    });
  }
});

describe('dice notation', () => {
  it('of any kind is rolled or refused, and the odds say whether the roll can happen', async () => {
    await fc.assert(fc.asyncProperty(anyNotation, diceHold), { numRuns: RUNS * 20, seed: 20260801 });
  });
});
