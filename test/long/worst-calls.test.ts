import { expect, it } from 'vitest';
import { runScript } from '../service/process.ts';

/** Minutes of climbing for all tools together. */
const MINUTES = process.env['CLIMB_MINUTES'] ?? '30';
/** Another seed in each run, so that the runs search in other directions; the name of the test shows it. */
const SEED = process.env['CLIMB_SEED'] ?? String(Math.floor(Date.now() / 1000));

it(`no call is worse than the worst known, climbing from seed ${SEED}`, async () => {
  const { code, stdout } = await runScript('bench/climb-worst.mjs', ['--check', '--seed', SEED, '--minutes', MINUTES]);
  const above = stdout.split('\n').filter((line) => line.includes('ABOVE'));
  expect(above, 'node bench/climb-worst.mjs with this seed adds it to the table').toEqual([]);
  expect(code).toBe(0);
});
