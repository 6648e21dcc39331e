// Drives the built service with the contract checker, where it lies beside the project; every check has to pass.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { output, withService } from './service.mjs';

const CHECKER = fileURLToPath(new URL('../../shared/spec/check.mjs', import.meta.url));
/** All but those whose tools are not built yet: rules, gallery, site. */
const SECTIONS = 'listing,http,mcp,utilities,hex,play,chess,games,oracles';

if (!existsSync(CHECKER)) {
  console.log(`contract: skipped, there is no checker at ${CHECKER}`);
  process.exit(0);
}
const { text } = await withService((baseUrl) => output(process.execPath, [CHECKER, baseUrl, `--only=${SECTIONS}`]));
for (const line of text.split('\n')) if (line.startsWith('FAIL ')) console.log(line);
const summary = text.trim().split('\n').at(-1);
console.log(`contract ${SECTIONS}: ${summary}`);
process.exitCode = /^[1-9]\d* passed, 0 failed$/.test(summary) ? 0 : 1;
