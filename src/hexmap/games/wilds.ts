import type { Rng } from '../../lib/rng.ts';
import { distanceFromOrigin } from '../coordinates.ts';
import { type MapDraft, type MapGame, type MapRequest, terrainIndex } from '../game.ts';
import { HexGrid } from '../grid.ts';
import { connectedParts, fillTerrainShares } from '../land.ts';
import { randomHeights } from '../noise.ts';
import { orderSymmetryOrbits, type SymmetryOrbits, symmetryOrbitsOf } from '../orbits.ts';
import { placeLandmarks } from './wilds-landmarks.ts';
import { computeDrainage, type Drainage, traceRivers } from './wilds-rivers.ts';
import { buildRoads, chooseStarts, placeSettlements } from './wilds-settlements.ts';

/** The map game of a wilderness with rivers, roads and settlements. */
export const wilds: MapGame = {
  slug: 'wilds',
  title: 'Wilds',
  description:
    'A land to explore hex by hex: heights, rivers that run downhill to the sea, woods and wastes by rainfall, towns and roads.',
  source: 'Own design for this service; drainage by priority flood (Barnes, Lehman and Mulla, 2014)',
  orientation: 'flat',
  players: { min: 1, max: 6 },
  size: { min: 5, max: 60, label: 'rings around the middle hex: a hexagon of 1 + 3n(n + 1) hexes' },
  defaultSize: () => 8,
  minSize: (players) => (players < 3 ? 5 : players < 5 ? 7 : 8),
  options: [{ slug: 'trackless', title: 'no roads' }],
  terrains: [
    { slug: 'sea', title: 'sea', cost: null, share: 28 },
    { slug: 'desert', title: 'desert', cost: 2, share: 8 },
    { slug: 'plains', title: 'plains', cost: 2, share: 16 },
    { slug: 'grass', title: 'grassland', cost: 2, share: 10 },
    { slug: 'forest', title: 'forest', cost: 3, cover: 1, share: 14 },
    { slug: 'swamp', title: 'swamp', cost: 4, share: 4 },
    { slug: 'hill', title: 'hills', cost: 3, share: 12 },
    { slug: 'mountain', title: 'mountains', cost: 5, cover: 1, share: 8 },
  ],
  features: [
    { slug: 'city', title: 'city', worth: 3 },
    { slug: 'town', title: 'town', worth: 2 },
    { slug: 'village', title: 'village', worth: 1 },
    { slug: 'ruin', title: 'ruin' },
    { slug: 'tower', title: 'tower' },
    { slug: 'lair', title: 'lair' },
    { slug: 'shrine', title: 'shrine' },
  ],
  sides: [
    { slug: 'river', title: 'river: 2 more to enter its hexes but along it', effect: 'ford', cost: 2 },
    { slug: 'road', title: 'road: 1 a step, over bridges', effect: 'ease', cost: 1 },
  ],
  climb: 1,
  fair: { figures: ['reach', 'nearest'], bound: 55 },
  draft,
};

const index = (slug: string): number => terrainIndex(wilds, slug);
const [SEA, MOUNTAIN, HILL] = ['sea', 'mountain', 'hill'].map(index) as [number, number, number];
/** Terrains of the lowlands, from dry to wet. */
const BY_RAIN = ['desert', 'plains', 'grass', 'forest', 'swamp'].map((slug) => ({
  kind: index(slug),
  share: wilds.terrains[index(slug)]!.share!,
}));
/** Number of height levels above the sea. */
const LEVELS = 6;

function draft({ players, size, options }: MapRequest, rng: Rng): MapDraft | undefined {
  const grid = HexGrid.hexagon(size);
  const orbits = symmetryOrbitsOf(grid, 1);
  const terrain = new Uint8Array(grid.size);
  const height = randomHeights(grid, rng, size / 2 + 2, 4).map((value, hex) => value - rimDrop(grid, hex, size));
  lowerSea(grid, orbits, terrain, height);
  const isSea = (hex: number) => terrain[hex] === SEA;
  const drainage = computeDrainage(grid, height, isSea);
  if (!drainage) return undefined;
  const elevation = assignLevels(grid, drainage, isSea);
  const river = traceRivers(grid, drainage, isSea);
  if (!river) return undefined;
  placeTerrains(grid, orbits, terrain, drainage, rng);
  const [main] = connectedParts(grid, (hex) => !isSea(hex));
  const land: MapDraft = { grid, terrain, elevation, features: [], starts: [], sides: { river } };
  const towns = placeSettlements(land, main!, isSea, players, rng);
  const road = options.has('trackless') ? undefined : buildRoads(wilds, land, towns);
  const settled: MapDraft = { ...land, features: towns, sides: road ? { river, road } : { river } };
  const starts = chooseStarts(wilds, settled, players, rng);
  if (!starts) return undefined;
  return { ...settled, features: [...towns, ...placeLandmarks(settled, main!, rng)], starts };
}

/** Returns how much the land is lowered near the rim of the map. */
const rimDrop = ({ q, r }: HexGrid, hex: number, size: number): number => {
  const part = distanceFromOrigin(q[hex]!, r[hex]!) / size;
  return 0.22 * part * part * part;
};

/** Turns the lowest hexes into sea. A sea of a single hex becomes land again. */
function lowerSea(grid: HexGrid, orbits: SymmetryOrbits, terrain: Uint8Array, height: Float64Array): void {
  const share = wilds.terrains[SEA]!.share!;
  fillTerrainShares(
    terrain,
    orbits,
    orderSymmetryOrbits(orbits, (hex) => height[hex]!),
    [
      { kind: SEA, share },
      { kind: HILL, share: 100 - share },
    ],
  );
  for (const part of connectedParts(grid, (hex) => terrain[hex] === SEA))
    if (part.length === 1) terrain[part[0]!] = HILL;
}

/**
 * Assigns height levels by rank, with fewer hexes on the higher levels. No hex is on a lower level than the hex its
 * water flows into.
 */
function assignLevels(grid: HexGrid, { height }: Drainage, isSea: (hex: number) => boolean): Int8Array {
  const land = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => !isSea(hex));
  const order = land.sort((a, b) => height[a]! - height[b]! || a - b);
  const elevation = new Int8Array(grid.size);
  for (const [rank, hex] of order.entries()) {
    const part = rank / order.length;
    elevation[hex] = 1 + Math.floor(LEVELS * part * part);
  }
  return elevation;
}

/**
 * Places mountains and hills by height, and all other terrain by rainfall, which depends on random noise and rivers.
 */
function placeTerrains(
  grid: HexGrid,
  orbits: SymmetryOrbits,
  terrain: Uint8Array,
  { height, flow }: Drainage,
  rng: Rng,
): void {
  const wet = randomHeights(grid, rng, 5, 2).map((value, hex) => value + Math.min(0.25, flow[hex]! / 60));
  const isLand = (hex: number) => terrain[hex] !== SEA;
  const high = orderSymmetryOrbits(orbits, (hex) => -height[hex]!, isLand);
  const count = (kind: number) => Math.round((grid.size * wilds.terrains[kind]!.share!) / 100);
  const [mountains, hills] = [count(MOUNTAIN), count(HILL)];
  for (const hex of high.slice(0, mountains)) terrain[hex] = MOUNTAIN;
  for (const hex of high.slice(mountains, mountains + hills)) terrain[hex] = HILL;
  const low = new Set(high.slice(mountains + hills));
  fillTerrainShares(
    terrain,
    orbits,
    orderSymmetryOrbits(
      orbits,
      (hex) => wet[hex]!,
      (hex) => low.has(hex),
    ),
    BY_RAIN,
  );
}
