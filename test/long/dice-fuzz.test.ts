import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNode } from '../../src/dice/format.ts';
import { parseDice } from '../../src/dice/parse.ts';
import { diceHold } from '../fuzz/dice.ts';
import { anyNotation, notation } from '../fuzz/notation.ts';

const RUNS = 100_000;

it(`${RUNS} notations of any kind are rolled or refused in time, and odds agree`, async () => {
  await fc.assert(fc.asyncProperty(anyNotation, diceHold), { numRuns: RUNS, seed: 20260802 });
}, 3_600_000);

it(`${RUNS} notations read the same when they are written again`, () => {
  fc.assert(
    fc.property(notation, (text) => {
      const pools = parseDice(text);
      if (!pools.ok) return;
      const written = pools.value.map(({ root }) => formatNode(root)).join(',');
      const again = parseDice(written);
      expect(again.ok && again.value.map((pool) => pool.notation).join(',')).toBe(written);
    }),
    { numRuns: RUNS, seed: 20260803 },
  );
}, 600_000);
