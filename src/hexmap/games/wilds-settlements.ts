import type { Rng } from '../../lib/rng.ts';
import { createPathfinder, markHexSide } from '../costs.ts';
import { evennessPercent, nearestPlayers } from '../fairness.ts';
import type { Feature, MapDraft, MapGame, PlayerStart } from '../game.ts';
import { NO_HEX } from '../grid.ts';
import type { Pathfinder } from '../pathfinder.ts';
import { makePlaceNames } from './wilds-names.ts';

/** Number of hexes of the map per settlement. */
const HEXES_PER_SETTLEMENT = 22;
/** Maximum number of settlements on a map. */
const MAX_SETTLEMENTS = 40;
/** Minimum distance between two settlements. */
const MIN_DISTANCE = 3;

/**
 * Places settlements, preferably near rivers and coasts and on low ground. The best places become cities, the next ones
 * towns, the rest villages.
 */
export function placeSettlements(
  { grid, elevation, sides = {} }: MapDraft,
  land: readonly number[],
  isSea: (hex: number) => boolean,
  players: number,
  rng: Rng,
): Feature[] {
  const wanted = Math.min(MAX_SETTLEMENTS, Math.max(players + 4, Math.round(grid.size / HEXES_PER_SETTLEMENT)));
  const worth = new Map(
    land.map((hex) => {
      const coast = grid.neighboursOf(hex).some(isSea) ? 1 : 0;
      const river = sides['river']![hex] ? 2 : 0;
      return [hex, coast + river - elevation![hex]! / 2 + rng.below(1000) / 500];
    }),
  );
  const order = [...land].sort((a, b) => worth.get(b)! - worth.get(a)! || a - b);
  const sites: number[] = [];
  for (const hex of order) {
    if (sites.length === wanted) break;
    if (sites.every((site) => grid.distance(site, hex) >= MIN_DISTANCE)) sites.push(hex);
  }
  const cities = Math.max(2, Math.round(sites.length / 7));
  const towns = cities + Math.round(sites.length / 3);
  const names = makePlaceNames(sites.length, rng);
  return sites.map((hex, i) => ({
    hex,
    kind: i < cities ? 'city' : i < towns ? 'town' : 'village',
    name: names[i]!,
  }));
}

/** Builds roads that connect all settlements: a minimum spanning tree by travel cost (Prim's algorithm). */
export function buildRoads(game: MapGame, draft: MapDraft, towns: readonly Feature[]): Uint8Array {
  const { grid } = draft;
  const road = new Uint8Array(grid.size);
  const finder = createPathfinder(game, draft);
  const best = new Float64Array(towns.length).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(towns.length).fill(NO_HEX);
  const isJoined = new Uint8Array(towns.length);
  for (let town = 0; town !== NO_HEX; ) {
    isJoined[town] = 1;
    if (from[town] !== NO_HEX)
      pave(grid, road, finder.find(towns[from[town]!]!.hex, towns[town]!.hex).path?.hexes ?? []);
    const costs = finder.costsFrom([towns[town]!.hex]);
    let next = NO_HEX;
    for (let other = 0; other < towns.length; other++) {
      if (isJoined[other]) continue;
      const cost = costs[towns[other]!.hex]!;
      if (cost !== NO_HEX && cost < best[other]!) {
        best[other] = cost;
        from[other] = town;
      }
      if (next === NO_HEX || best[other]! < best[next]!) next = other;
    }
    town = next !== NO_HEX && best[next]! < Number.POSITIVE_INFINITY ? next : NO_HEX;
  }
  return road;
}

function pave(grid: MapDraft['grid'], road: Uint8Array, hexes: readonly number[]): void {
  for (const [i, hex] of hexes.entries())
    if (i > 0) markHexSide({ grid }, road, hex, grid.directionTo(hex, hexes[i - 1]!));
}

/** Maximum number of settlements that are tried as the first start. */
const MAX_FIRST_STARTS = 14;

/**
 * Chooses a settlement as the start of each player. Starts are far from each other and have similar reach: the best of
 * several choices is taken.
 */
export function chooseStarts(game: MapGame, draft: MapDraft, players: number, rng: Rng): PlayerStart[] | undefined {
  const towns = rng.shuffle(draft.features).slice(0, Math.max(MAX_FIRST_STARTS, players + 4));
  if (towns.length < players) return undefined;
  const finder: Pathfinder = createPathfinder(game, draft);
  const costs = towns.map(({ hex }) => finder.costsFrom([hex]));
  let [best, bestScore] = [undefined as number[] | undefined, -1];
  for (let first = 0; first < Math.min(MAX_FIRST_STARTS, towns.length); first++) {
    const chosen = spreadFrom(towns, costs, players, first);
    const score = scoreOf(chosen, towns, costs);
    if (score > bestScore) [best, bestScore] = [chosen, score];
  }
  return best?.map((town, i) => ({ player: i + 1, hex: towns[town]!.hex }));
}

/** Starting from a first settlement, repeatedly adds the one farthest from those already chosen. */
function spreadFrom(towns: readonly Feature[], costs: readonly Int32Array[], players: number, first: number): number[] {
  const chosen = [first];
  while (chosen.length < players) {
    const distances = towns.map(({ hex }, town) =>
      chosen.includes(town) ? -1 : Math.min(...chosen.map((other) => costs[other]![hex]!)),
    );
    chosen.push(distances.indexOf(Math.max(...distances)));
  }
  return chosen;
}

function scoreOf(chosen: readonly number[], towns: readonly Feature[], costs: readonly Int32Array[]): number {
  const owner = nearestPlayers(chosen.map((town) => costs[town]!));
  const reach = chosen.map((_, player) => owner.reduce((sum, one) => sum + (one === player ? 1 : 0), 0));
  const nearest = chosen.map((town) =>
    Math.min(...chosen.filter((other) => other !== town).map((other) => costs[town]![towns[other]!.hex]!)),
  );
  return Math.min(evennessPercent(reach), chosen.length > 1 ? evennessPercent(nearest) : 100);
}
