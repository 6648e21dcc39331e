import { readFileSync } from 'node:fs';
import { expandRecipe } from './recipes.mjs';

/** Seed of all random tools, so that a call costs the same each time. */
export const SEED = 'worst';

const TABLE = new URL('./calls.json', import.meta.url);

/**
 * The table of the worst calls known, by tool: arguments as a recipe, what the call answers (`ok` or the code of the
 * refusal), the CPU milliseconds of the calling thread as measured, and the milliseconds above which a test fails.
 */
export const readTable = () => JSON.parse(readFileSync(TABLE, 'utf8'));

/** All worst calls, with a function that makes the arguments: some are large. */
export function worstCalls(engine) {
  const table = readTable();
  return engine.registry.tools.flatMap(({ name, hasPicture }) => {
    const known = table[name];
    return known
      ? [{ tool: name, hasPicture, seed: SEED, ...known, makeArgs: () => expandRecipe(engine, known.args) }]
      : [];
  });
}
