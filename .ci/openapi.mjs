// Holds /openapi.json of the running service against Redocly's linter.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { output, withService } from './service.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const document = await withService(async (baseUrl) => (await fetch(`${baseUrl}/openapi.json`)).text());
mkdirSync(at('../results'), { recursive: true });
writeFileSync(at('../results/openapi.json'), document);
const { code, text } = await output(process.execPath, [
  at('tools/node_modules/@redocly/cli/bin/cli.js'),
  'lint',
  '--config',
  at('redocly.yaml'),
  at('../results/openapi.json'),
]);
console.log(text);
// warnings count: the linter itself ends well with them
process.exitCode = code || (text.includes(' warning') ? 1 : 0);
