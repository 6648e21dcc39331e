// Drives the built service with the contract checker, where it lies beside the project; every check has to pass.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { output, withService } from './service.mjs';

const CHECKER = fileURLToPath(new URL('../../shared/spec/check.mjs', import.meta.url));

if (!existsSync(CHECKER)) {
  console.log(`contract: skipped, there is no checker at ${CHECKER}`);
  process.exit(0);
}
const { text } = await withService((baseUrl) => output(process.execPath, [CHECKER, baseUrl]));
for (const line of text.split('\n')) if (line.startsWith('FAIL ')) console.log(line);
const summary = text.trim().split('\n').at(-1);
console.log(`contract: ${summary}`);
process.exitCode = /^[1-9]\d* passed, 0 failed$/.test(summary) ? 0 : 1;
