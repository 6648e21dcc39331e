// Tests one variant: `npm run test:variant -- chess/atomic` plays it by the contract, by every engine that can, and counts
// its positions where independent counts are at hand.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name = '', ...options] = process.argv.slice(2);
const [family, variant] = name.split('/');

if (!variant) {
  console.error('usage: npm run test:variant -- FAMILY/VARIANT, such as chess/atomic');
  process.exit(2);
}
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const suites = ['test/conformance/', 'test/playthroughs/', `test/vectors/${family}`];
const escaped = variant.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = `(^|[\\s'/])${escaped}($|[\\s',:)])`;
const args = [vitest, 'run', ...suites, '-t', pattern, ...options];
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1);
