import { LruCache } from '../lib/lru-cache.ts';
import { Rng } from '../lib/rng.ts';
import { measureBalance } from './fairness.ts';
import type { Balance, Draft, HexMap, MapRequest } from './game.ts';
import { shareStringOf } from './share.ts';

/** After so many draws the best is taken, and says that it fell short. */
const MOST_DRAWS = 400;

/** Maps made last, by what they were asked for: sight, paths and drawings of a map come in rows. */
const made = new LruCache<string, HexMap>(8);

/**
 * The map of a request: drawn until its game's bound of fairness holds. The same request makes the same map anywhere.
 * Undefined where no draw came to anything, which no size that is offered should know.
 */
export function makeMap(request: MapRequest): HexMap | undefined {
  const key = shareStringOf(request);
  const known = made.find(key);
  if (known) return known;
  const map = bestDraft(request);
  return map && made.keep(key, map);
}

function bestDraft(request: MapRequest): HexMap | undefined {
  const { game, players } = request;
  let best: { draft: Draft; balance: Balance } | undefined;
  for (let draw = 1; draw <= MOST_DRAWS; draw++) {
    // each draw has a generator of its own, so that how many were needed changes none of them
    const draft = game.draft(request, Rng.fromSeed(`${shareStringOf(request)} ${draw}`));
    if (!draft) continue;
    const balance = measureBalance(game, draft, players, draw);
    if (!best || balance.score > best.balance.score) best = { draft, balance };
    if (balance.met) break;
  }
  return best && { ...best.draft, request, balance: best.balance };
}
