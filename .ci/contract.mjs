// Drives the built service with the contract checker, where it lies beside the project, and holds what fails against
// `expected-contract-failures.txt`: a failure that isn't listed and an entry that no longer fails are both wrong.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { output, withService } from './service.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const CHECKER = at('../../shared/spec/check.mjs');
const SECTIONS = 'listing,http,mcp,utilities,hex,play,chess,games,oracles';

if (!existsSync(CHECKER)) {
  console.log(`contract: skipped, there is no checker at ${CHECKER}`);
  process.exit(0);
}
const expected = readFileSync(at('expected-contract-failures.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const { text } = await withService((baseUrl) => output(process.execPath, [CHECKER, baseUrl, `--only=${SECTIONS}`]));
const failures = text
  .split('\n')
  .filter((line) => line.startsWith('FAIL '))
  .map((line) => line.slice(5));
const isExpected = (failure) => expected.some((entry) => failure === entry || failure.startsWith(`${entry}: `));
const fresh = failures.filter((failure) => !isExpected(failure));
const stale = expected.filter(
  (entry) => !failures.some((failure) => failure === entry || failure.startsWith(`${entry}: `)),
);
for (const failure of fresh) console.log(`unexpected: ${failure}`);
for (const entry of stale) console.log(`stale entry, it passes now: ${entry}`);
console.log(
  `contract ${SECTIONS}: ${text.trim().split('\n').at(-1)}, ${failures.length - fresh.length} of the failures expected`,
);
const ended = /^\d+ passed, \d+ failed$/m.test(text);
process.exitCode = ended && !fresh.length && !stale.length ? 0 : 1;
