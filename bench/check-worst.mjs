// Measures the worst known call of each tool once, or up to four times while it is above its bound, since noise only adds.
// Prints one line of JSON for each: node bench/check-worst.mjs
import { engine } from './worst/engine.mjs';
import { measureCall, worstCalls } from './worst/index.mjs';

const REPEATS = 4;

for (const { tool, seed, makeArgs, result, boundMs } of worstCalls(engine)) {
  const call = { tool, args: makeArgs(), seed };
  const found = await measureCall(engine, call, { repeats: REPEATS, enoughMs: boundMs });
  console.log(JSON.stringify({ tool, ms: found.ms, boundMs, result: found.result, knownResult: result }));
}
