import { describe, expect, it } from 'vitest';
import { registry } from '../../src/tools/registry.ts';
import { runScript } from './process.ts';

interface Measured {
  tool: string;
  ms: number;
  boundMs: number;
  result: string;
  knownResult: string;
}

/**
 * `bench/worst/calls.json` has the worst legal call known of each tool. Its bound is three times what was measured;
 * whoever makes a call cheaper lowers it. A process of its own measures the built code, as callers get it.
 */
describe('the worst known call of a tool', async () => {
  const { stdout, stderr } = await runScript('bench/check-worst.mjs');
  const rows: Measured[] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  it('is measured for every tool', () => {
    expect(rows.map(({ tool }) => tool)).toEqual(registry.tools.map(({ name }) => name));
    expect(stderr).toBe('');
  });

  it.each(rows)('$tool: needs no more CPU than its bound', ({ ms, boundMs, result, knownResult }) => {
    expect(result, 'the call is no longer the one that was measured').toBe(knownResult);
    expect(ms).toBeLessThanOrEqual(boundMs);
  });
});
