// Climbs to worse calls than those known, and writes what it finds to bench/worst/calls.json:
// node bench/climb-worst.mjs [--seed 1] [--minutes 10] [--only tool,tool] [--check]
// --check writes nothing, and ends with 1 if a call needs more than the bound of its tool.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { engine } from './worst/engine.mjs';
import { climbTool, collectVocabulary, enumerateCalls, isWorse, Random, readTable } from './worst/index.mjs';

const TABLE = new URL('./worst/calls.json', import.meta.url);
/** A call may take this many times the measured CPU before its test fails, and at least the least bound. */
const [MARGIN, LEAST_BOUND_MS] = [3, 15];

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
  },
});
const only = values.only.split(',').filter(Boolean);
const tools = engine.registry.tools.filter(({ name }) => !only.length || only.includes(name));
const table = readTable();
const vocabulary = await collectVocabulary(engine);
const enumerated = await enumerateCalls(engine);
const msPerTool = (Number(values.minutes) * 60_000) / tools.length;

for (const tool of tools) {
  const known = table[tool.name];
  const end = performance.now() + msPerTool;
  const found = await climbTool(engine, {
    tool,
    vocabulary,
    starts: [...(known ? [known.args] : []), ...(enumerated[tool.name] ?? [])],
    random: new Random(Number(values.seed)),
    isOver: () => performance.now() > end,
  });
  if (values.check) {
    checkBound(tool.name, known, found);
    continue;
  }
  if (!found || (known && !isWorse(found.ms, known.ms))) {
    console.log(`${tool.name.padEnd(28)} ${known?.ms ?? '-'} ms stays, best now ${found?.ms.toFixed(1)}`);
    continue;
  }
  const ms = Math.round(found.ms * 10) / 10;
  console.log(
    `${tool.name.padEnd(28)} ${known?.ms ?? '-'} → ${ms} ms, ${found.result}: ${JSON.stringify(found.args).slice(0, 300)}`,
  );
  table[tool.name] = {
    args: found.args,
    result: found.result,
    ms,
    boundMs: Math.max(LEAST_BOUND_MS, Math.ceil(ms * MARGIN)),
  };
  const sorted = Object.fromEntries(
    engine.registry.tools.flatMap(({ name }) => (table[name] ? [[name, table[name]]] : [])),
  );
  writeFileSync(TABLE, `${JSON.stringify(sorted, null, 2)}\n`);
}

function checkBound(name, known, found) {
  const isAbove = !known || (found && found.ms > known.boundMs);
  if (isAbove) process.exitCode = 1;
  const verdict = isAbove ? `ABOVE its bound: ${JSON.stringify(found?.args)}` : 'within its bound';
  console.log(`${name.padEnd(28)} ${found?.ms.toFixed(1)} of ${known?.boundMs} ms, ${verdict}`);
}
