import { SEED } from './calls.mjs';
import { measureCall, measureOnce } from './measure.mjs';
import { mutateArgs, randomArgs } from './mutate.mjs';
import { expandRecipe } from './recipes.mjs';
import { seedsOf } from './seeds.mjs';

/** Largest body that the service reads, in bytes: the default of MAX_BODY_BYTES. */
const MAX_BODY_BYTES = 1_000_000;
/** Number of the worst calls from which a climb goes on. */
const KEPT = 6;
/** Calls above this are measured less often, in milliseconds. */
const LONG_MS = 2_000;
/** A call counts as worse than another if it needs this many times as much. */
const WORSE = 1.1;

/**
 * Searches for the call of a tool that needs most CPU: it begins at `starts`, the seeds and random arguments, changes the
 * worst ones, and keeps what is worse. `isOver` ends the climb.
 *
 * @returns the worst call as a recipe, with its CPU milliseconds; undefined for a tool that took none of the arguments
 */
export async function climbTool(
  engine,
  { tool, starts = [], vocabulary, random, isOver, tries = Number.POSITIVE_INFINITY },
) {
  let kept = [];
  const consider = async (args) => {
    const found = await tryArgs(engine, tool, args, kept.at(-1)?.ms ?? 0, kept.length < KEPT);
    if (!found) return;
    kept = keepWorst([...kept, found]);
  };
  for (const args of [...starts, ...seedsOf(tool)]) {
    if (isOver()) break;
    await consider(args);
  }
  const isFixed = !Object.keys(tool.inputSchema.properties).length;
  for (let tried = 0; tried < tries && !isOver() && !isFixed; tried++) {
    const isNew = !kept.length || random.chance(0.2);
    const others = kept.map(({ args }) => args);
    await consider(
      isNew
        ? randomArgs(random, tool, vocabulary)
        : mutateArgs(random, tool, random.pick(kept).args, others, vocabulary),
    );
  }
  return kept[0];
}

/** One call for each text of arguments, the worst first; calls of about the same cost leave room for others. */
function keepWorst(calls) {
  const byText = new Map(calls.map((call) => [JSON.stringify(call.args), call]));
  return [...byText.values()].sort((one, other) => other.ms - one.ms).slice(0, KEPT);
}

/** Measures legal arguments, several times if they may be among the worst; undefined for all others. */
async function tryArgs(engine, tool, args, bar, hasRoom) {
  const built = buildLegal(engine, tool, args);
  if (!built) return undefined;
  const call = { tool: tool.name, args: built, seed: SEED };
  const first = await measureOnce(engine, call);
  if (!hasRoom && first.ms < bar) return undefined;
  const again = await measureCall(engine, call, { repeats: first.ms < LONG_MS ? 2 : 1 });
  return { args, ...(again.ms < first.ms ? again : first) };
}

/** The arguments of a recipe; undefined if they do not match the schema, or are too long for a body. */
function buildLegal(engine, tool, recipe) {
  try {
    const args = expandRecipe(engine, recipe);
    const isLegal = tool.input.safeParse(args).success && Buffer.byteLength(JSON.stringify(args)) <= MAX_BODY_BYTES;
    return isLegal ? args : undefined;
  } catch {
    // A mutated recipe may name a variant or a position that does not exist, or a length below 0.
    return undefined;
  }
}

export const isWorse = (ms, known) => ms > known * WORSE;
