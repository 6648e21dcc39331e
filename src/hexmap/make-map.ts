import { LruCache } from '../lib/lru-cache.ts';
import { Rng } from '../lib/rng.ts';
import { measureFairness } from './fairness.ts';
import type { FairnessReport, HexMap, MapDraft, MapRequest } from './game.ts';
import { mapKeyOf } from './share.ts';

/**
 * Maximum number of maps drawn for one request. If none reaches the fairness bound, the fairest is used and its balance
 * reports the failure.
 */
const MAX_DRAWS = 400;

/** The most recent maps by share string. Callers often ask for sight, paths and drawings of the same map in a row. */
const mapCache = new LruCache<string, HexMap>(8);

/**
 * Makes the map of a request, drawing new ones until the game's fairness bound is met. The same request gives the same
 * map on any machine. Undefined if every draw failed, which should not happen for any valid size.
 */
export function makeMap(request: MapRequest): HexMap | undefined {
  const key = mapKeyOf(request);
  const cached = mapCache.find(key);
  if (cached) return cached;
  const map = bestDraft(request);
  return map && mapCache.keep(key, map);
}

function bestDraft(request: MapRequest): HexMap | undefined {
  const { game, players } = request;
  let best: { draft: MapDraft; balance: FairnessReport } | undefined;
  for (let draw = 1; draw <= MAX_DRAWS; draw++) {
    // Each draw has its own generator, so that the number of draws affects none of them.
    const draft = game.draft(request, Rng.fromSeed(`${mapKeyOf(request)} ${draw}`));
    if (!draft) continue;
    const balance = measureFairness(game, draft, players, draw);
    if (!best || balance.score > best.balance.score) best = { draft, balance };
    if (balance.met) break;
  }
  return best && { ...best.draft, request, balance: best.balance };
}
