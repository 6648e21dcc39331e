// Tests one module: `npm run test:room -- dice` runs the unit tests of src/dice and the suites of test/dice.
// A module inside a module goes by its path: `npm run test:room -- families/go`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [module, ...options] = process.argv.slice(2);
const folders = ['src', 'test']
  .map((top) => join(top, module ?? ''))
  .filter((path) => module && existsSync(join(root, path)));

if (!folders.length) {
  const modules = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  console.error(`usage: npm run test:room -- MODULE, one of ${modules.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const paths = folders.map((folder) => `${folder}/`);
process.exit(
  spawnSync(process.execPath, [vitest, 'run', ...paths, ...options], { cwd: root, stdio: 'inherit' }).status ?? 1,
);
