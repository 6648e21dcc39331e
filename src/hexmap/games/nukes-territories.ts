import type { Rng } from '../../lib/rng.ts';
import type { MapDraft } from '../game.ts';
import type { HexGrid } from '../grid.ts';

/**
 * Approximate number of hexes per territory. Territories are larger on maps that would otherwise exceed
 * MAX_TERRITORIES, because territory numbers are bytes.
 */
const HEXES_PER_TERRITORY = 4;
const MAX_TERRITORIES = 250;

/**
 * Divides the land into territories of a few hexes each, grown from seeds. Each base is the seed of its own territory.
 */
export function growTerritories(
  grid: HexGrid,
  isLand: (hex: number) => boolean,
  bases: readonly number[],
  rng: Rng,
): Required<Pick<MapDraft, 'region' | 'regions'>> {
  const land = Array.from({ length: grid.size }, (_, hex) => hex).filter(isLand);
  const wanted = Math.min(MAX_TERRITORIES, Math.max(bases.length, Math.round(land.length / HEXES_PER_TERRITORY)));
  const seeds = chooseSeeds(grid, land, bases, wanted, rng);
  const region = new Uint8Array(grid.size);
  const edges = seeds.map((hex, i) => {
    region[hex] = i + 1;
    return [hex];
  });
  // All territories grow by one hex in turn, so that their sizes stay similar. Land that no seed reaches becomes a
  // territory of its own.
  for (let grew = true; grew; ) {
    grew = false;
    for (const [i, edge] of edges.entries()) grew = growOne(grid, isLand, region, i + 1, edge) || grew;
  }
  let count = seeds.length;
  for (const hex of land) {
    if (region[hex] !== 0) continue;
    const edge = [hex];
    region[hex] = ++count;
    while (growOne(grid, isLand, region, count, edge));
  }
  return { region, regions: ['sea', ...Array.from({ length: count }, (_, i) => `territory ${i + 1}`)] };
}

function growOne(
  grid: HexGrid,
  isLand: (hex: number) => boolean,
  region: Uint8Array,
  territory: number,
  edge: number[],
): boolean {
  while (edge.length > 0) {
    const next = grid.neighboursOf(edge[0]!).find((hex) => isLand(hex) && region[hex] === 0);
    if (next !== undefined) {
      region[next] = territory;
      edge.push(next);
      return true;
    }
    edge.shift();
  }
  return false;
}

/**
 * Chooses the hexes from which territories grow: the bases, then hexes far from those already chosen. Each is the
 * farthest of six random ones.
 */
function chooseSeeds(
  grid: HexGrid,
  land: readonly number[],
  bases: readonly number[],
  wanted: number,
  rng: Rng,
): number[] {
  const seedDistance = new Int32Array(grid.size).fill(0x7fff);
  const seeds: number[] = [];
  const addSeed = (hex: number) => {
    seeds.push(hex);
    for (const other of land) seedDistance[other] = Math.min(seedDistance[other]!, grid.distance(hex, other));
  };
  for (const base of bases) addSeed(base);
  while (seeds.length < wanted) {
    const drawn = Array.from({ length: 6 }, () => rng.pick(land));
    const best = drawn.reduce((a, b) => (seedDistance[b]! > seedDistance[a]! ? b : a));
    // If all six are seeds already, try again.
    if (seedDistance[best]! > 0) addSeed(best);
  }
  return seeds;
}
