import { threadCpuMs } from './cpu-clock.mjs';

/** What a service computes in other threads: here it is there immediately, because only the calling thread counts. */
const SERVICES = {
  suggest: async () => ({
    ok: true,
    value: { move: {}, score: 0, winChance: 0.5, why: '', depth: 1, nodes: 1, pv: [], timeMs: 0 },
  }),
  rasterize: async () => ({ ok: true, value: new Uint8Array() }),
};

/**
 * Calls a tool once, and makes all forms of its answer that the calling thread makes. Returns the CPU milliseconds of
 * the thread, and `ok` or the code of the refusal.
 */
export async function measureOnce(engine, { tool: name, args, seed }) {
  const tool = engine.registry.find(name);
  forgetCached(engine, tool);
  const started = threadCpuMs();
  const outcome = await engine.registry.call(name, args, new engine.LazyCallContext({ seed, services: SERVICES }));
  if (outcome.ok) {
    JSON.stringify(outcome.value);
    JSON.stringify(tool.light(outcome.value));
    tool.picture(outcome.value);
  }
  return { ms: threadCpuMs() - started, result: outcome.ok ? 'ok' : outcome.error.code };
}

/** The least of several measurements, since noise only adds. No more are made once one is at most `enoughMs`. */
export async function measureCall(engine, call, { repeats = 3, enoughMs = 0 } = {}) {
  let best = await measureOnce(engine, call);
  for (let repeat = 1; repeat < repeats && best.ms > enoughMs; repeat++) {
    const again = await measureOnce(engine, call);
    if (again.ms < best.ms) best = again;
  }
  return best;
}

/** Numbers of entries in the caches of maps (`src/hexmap/make-map.ts`) and variants (`src/play/resolve.ts`). */
const [CACHED_MAPS, CACHED_VARIANTS] = [8, 64];

/**
 * Fills the caches that callers can empty with others' entries: a call counts with the work that it makes when nobody
 * made it before.
 */
function forgetCached(engine, { namespace, name }) {
  if (namespace === 'hex' || name.startsWith('nukes')) {
    for (let map = 0; map < CACHED_MAPS; map++) {
      engine.registry.call(
        'hex_get_info',
        { q: 0, r: 0, game: 'colony', seed: `other ${map}` },
        new engine.LazyCallContext(),
      );
    }
  }
  if (namespace === 'play' || namespace === 'chess') {
    for (const variant of smallVariants(engine)) engine.resolveVariant(engine.FAMILIES.reversi, variant);
  }
}

let others;

/** Slugs of variants that are compiled in a moment. */
function smallVariants({ FAMILIES }) {
  const { variants, flags } = FAMILIES.reversi;
  const slugs = Object.keys(variants).flatMap((variant) => Object.keys(flags).map((flag) => `${variant}+${flag}`));
  // Some flags do not go together with a variant, or change nothing of it.
  others ??= slugs.slice(0, CACHED_VARIANTS * 1.25);
  return others;
}
