import type { Rng } from '../../lib/rng.ts';
import { distanceFromOrigin } from '../coordinates.ts';
import { type Feature, type MapDraft, type MapGame, type MapRequest, terrainIndex } from '../game.ts';
import { HexGrid, NO_HEX } from '../grid.ts';
import { connectedParts, evenlySpacedHexes, fillTerrainShares, nearestPlaceByHex } from '../land.ts';
import { randomHeights } from '../noise.ts';
import { makeSymmetric, orderSymmetryOrbits, type SymmetryOrbits, symmetryOrbitsOf } from '../orbits.ts';
import { type PlayerAreas, pickEquidistantSites } from '../sites.ts';
import { growTerritories } from './nukes-territories.ts';
import { SYMMETRIC_OPTION } from './options.ts';

/** The map game of land masses, territories and deposits. */
export const nukes: MapGame = {
  slug: 'nukes',
  title: 'Nukes',
  description:
    'Islands of territories in a sea, with bases at even distances and the same deposits within reach of each, for wars of conquest.',
  source: 'Own design for this service: terrains as its combat rules name them',
  orientation: 'flat',
  players: { min: 2, max: 6 },
  size: { min: 3, max: 20, label: 'rings around the middle hex: a hexagon of 1 + 3n(n + 1) hexes' },
  defaultSize: (players) => (players < 4 ? 5 : players < 6 ? 6 : 7),
  minSize: (players) => (players < 4 ? 3 : players + 1),
  options: [SYMMETRIC_OPTION],
  terrains: [
    { slug: 'sea', title: 'sea, crossed by ships', cost: 2, share: 45 },
    { slug: 'plains', title: 'plains', cost: 1, share: 27 },
    { slug: 'forest', title: 'forest', cost: 2, cover: 1, share: 14 },
    { slug: 'mountain', title: 'mountains', cost: 3, cover: 'wall', share: 8 },
    { slug: 'urban', title: 'towns', cost: 1, share: 6 },
  ],
  features: [
    { slug: 'oil', title: 'oil field', worth: 3 },
    { slug: 'steel', title: 'steel works', worth: 2 },
    { slug: 'uranium', title: 'uranium mine', worth: 4 },
    { slug: 'grain', title: 'grain belt', worth: 1 },
  ],
  sides: [],
  fair: { figures: ['reach', 'nearest', 'resources'], bound: 70 },
  draft,
};

const [SEA, PLAINS, FOREST, MOUNTAIN, URBAN] = ['sea', 'plains', 'forest', 'mountain', 'urban'].map((slug) =>
  terrainIndex(nukes, slug),
) as [number, number, number, number, number];
const shareOf = (kind: number): number => nukes.terrains[kind]!.share!;

/** A land mass is large if it has at least this share of all land. Every map must have two large ones. */
const LARGE_SHARE = 0.12;

function draft({ players, size, options }: MapRequest, rng: Rng): MapDraft | undefined {
  const grid = HexGrid.hexagon(size);
  const orbits = symmetryOrbitsOf(grid, options.has('symmetric') ? players : 1);
  const bases = evenlySpacedHexes(grid, Math.max(2, Math.round(size * 0.68)), players, rng);
  const realm = nearestPlaceByHex(grid, bases);
  const terrain = raiseLand(grid, orbits, bases, realm, rng);
  const isLand = (hex: number) => terrain[hex] !== SEA;
  const land = connectedParts(grid, isLand);
  const all = land.reduce((sum, part) => sum + part.length, 0);
  if (size > 3 && land.filter((part) => part.length >= all * LARGE_SHARE).length < 2) return undefined;
  placeTerrains(grid, orbits, terrain, bases, rng);
  const features = placeDeposits(grid, { realm, places: bases, isFree: isLand, isSymmetric: orbits.folds > 1 }, rng);
  if (!features) return undefined;
  const starts = bases.map((hex, i) => ({ player: i + 1, hex }));
  return { grid, terrain, features, starts, ...growTerritories(grid, isLand, bases, rng) };
}

/** Raises land around each base and where random noise is high, and leaves sea between the players' areas. */
function raiseLand(
  grid: HexGrid,
  orbits: SymmetryOrbits,
  bases: readonly number[],
  realm: Int32Array,
  rng: Rng,
): Uint8Array {
  const rough = makeSymmetric(orbits, randomHeights(grid, rng, 3.5, 2));
  const rings = -grid.minR;
  const height = (hex: number) => {
    const far = bases.map((base) => grid.distance(hex, base)).sort((a, b) => a - b);
    if (far[0]! <= 1) return 9;
    const strait = far[1]! - far[0]! <= 1 || realm[hex] === NO_HEX ? -0.32 : 0;
    const edge = distanceFromOrigin(grid.q[hex]!, grid.r[hex]!) === rings ? -0.12 : 0;
    return rough[hex]! + strait + edge + 0.25 / far[0]!;
  };
  const terrain = new Uint8Array(grid.size);
  const order = orderSymmetryOrbits(orbits, height);
  fillTerrainShares(terrain, orbits, order, [
    { kind: SEA, share: shareOf(SEA) },
    { kind: PLAINS, share: 100 - shareOf(SEA) },
  ]);
  for (const part of connectedParts(grid, (hex) => terrain[hex] === SEA)) {
    if (part.length === 1) for (const hex of orbits.members[orbits.of[part[0]!]!]!) terrain[hex] = PLAINS;
  }
  return terrain;
}

/**
 * Places terrain on land. Mountains and forests follow two different noise fields; towns are at random places and on
 * the bases.
 */
function placeTerrains(
  grid: HexGrid,
  orbits: SymmetryOrbits,
  terrain: Uint8Array,
  bases: readonly number[],
  rng: Rng,
): void {
  const [high, wet] = [randomHeights(grid, rng, 3, 2), randomHeights(grid, rng, 4, 2)].map((values) =>
    makeSymmetric(orbits, values),
  );
  const random = makeSymmetric(
    orbits,
    Float64Array.from({ length: grid.size }, () => rng.next()),
  );
  const isFree = (hex: number) => terrain[hex] === PLAINS && !bases.includes(hex);
  const land = terrain.reduce((sum, kind) => sum + (kind === SEA ? 0 : 1), 0);
  const count = (kind: number) => Math.round((land * shareOf(kind)) / (100 - shareOf(SEA)));
  for (const base of bases) terrain[base] = URBAN;
  const isNearBase = (hex: number) => bases.some((base) => grid.distance(hex, base) === 1);
  convertOrbits(
    orbits,
    terrain,
    MOUNTAIN,
    count(MOUNTAIN),
    orderSymmetryOrbits(
      orbits,
      (hex) => -high![hex]!,
      (hex) => isFree(hex) && !isNearBase(hex),
    ),
  );
  convertOrbits(
    orbits,
    terrain,
    FOREST,
    count(FOREST),
    orderSymmetryOrbits(orbits, (hex) => -wet![hex]!, isFree),
  );
  convertOrbits(
    orbits,
    terrain,
    URBAN,
    count(URBAN) - bases.length,
    orderSymmetryOrbits(orbits, (hex) => random[hex]!, isFree),
  );
}

/** Turns whole orbits (sets of symmetric hexes) into a terrain, in the given order, until `count` hexes are used up. */
function convertOrbits(
  { members }: SymmetryOrbits,
  terrain: Uint8Array,
  kind: number,
  count: number,
  order: readonly number[],
): void {
  let remaining = count;
  for (const orbit of order) {
    if (remaining < members[orbit]!.length) return;
    for (const hex of members[orbit]!) terrain[hex] = kind;
    remaining -= members[orbit]!.length;
  }
}

/**
 * Kinds of deposits in placement order. Each player gets one deposit per HEXES_PER_DEPOSIT hexes of an equal share of
 * the map.
 */
const DEPOSITS = ['oil', 'steel', 'grain', 'uranium'];
const HEXES_PER_DEPOSIT = 9;

function placeDeposits(grid: HexGrid, seats: PlayerAreas, rng: Rng): Feature[] | undefined {
  const perPlayer = Math.max(DEPOSITS.length, Math.round(grid.size / seats.places.length / HEXES_PER_DEPOSIT));
  const features: Feature[] = [];
  const taken = new Set<number>(seats.places);
  for (let i = 0; i < perPlayer; i++) {
    const sites = pickEquidistantSites(grid, seats, taken, rng);
    if (!sites) return i >= DEPOSITS.length ? features : undefined;
    features.push(...sites.map((hex) => ({ hex, kind: DEPOSITS[i % DEPOSITS.length]! })));
  }
  return features;
}
