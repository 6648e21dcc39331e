import type { Rng } from '../../lib/rng.ts';
import { apportion } from '../apportion.ts';
import { distanceFromOrigin } from '../coordinates.ts';
import { type Feature, type MapDraft, type MapGame, type MapRequest, terrainIndex } from '../game.ts';
import { HexGrid } from '../grid.ts';
import { evenlySpacedHexes, nearestPlaceByHex } from '../land.ts';
import { evenOutSlices, type PlanetSystem, randomSystem } from './epic4-systems.ts';
import { placeWormholes } from './epic4-wormholes.ts';

/** The map game of a galaxy with planets and wormholes. */
export const epic4: MapGame = {
  slug: 'epic4',
  title: 'Epic 4',
  description:
    'A galaxy around a centre: home systems on the rim, slices of like worth, wormholes in pairs, anomalies never side by side.',
  source: 'Own design for this service; proportions of systems as usual in games of galactic empires',
  orientation: 'flat',
  players: { min: 2, max: 8 },
  size: { min: 3, max: 8, label: 'rings of systems around the centre: a hexagon of 1 + 3n(n + 1) hexes' },
  defaultSize: (players) => (players < 7 ? 3 : 4),
  minSize: (players) => (players < 7 ? 3 : 4),
  options: [{ slug: 'no-wormholes', title: 'no wormholes' }],
  terrains: [
    { slug: 'hub', title: 'the centre', cost: 1 },
    { slug: 'home', title: 'home system', cost: 1 },
    { slug: 'system', title: 'system with planets', cost: 1, share: 59 },
    { slug: 'void', title: 'empty space', cost: 1, share: 20 },
    { slug: 'asteroids', title: 'asteroid field: no way through', cost: null, share: 5 },
    { slug: 'nebula', title: 'nebula: slow, closed to view', cost: 2, cover: 'wall', share: 5 },
    { slug: 'supernova', title: 'supernova: no way through', cost: null, cover: 'wall', share: 3 },
    { slug: 'rift', title: 'gravity rift: slow', cost: 2, share: 5 },
  ],
  features: [
    { slug: 'planet', title: 'planet: resources/influence', worth: 1 },
    { slug: 'wormhole', title: 'wormhole: two of a letter are as good as neighbours' },
  ],
  sides: [],
  fair: { figures: ['slice', 'nearest'], bound: 75 },
  draft,
};

const index = (slug: string): number => terrainIndex(epic4, slug);
const [HUB, HOME, SYSTEM, VOID] = ['hub', 'home', 'system', 'void'].map(index) as [number, number, number, number];
const ANOMALIES = ['asteroids', 'nebula', 'supernova', 'rift'].map(index);

function draft({ players, size, options }: MapRequest, rng: Rng): MapDraft | undefined {
  const grid = HexGrid.hexagon(size);
  const homes = evenlySpacedHexes(grid, size, players, rng);
  const center = grid.indexOf(0, 0);
  const terrain = new Uint8Array(grid.size).fill(VOID);
  terrain[center] = HUB;
  for (const home of homes) terrain[home] = HOME;
  const open = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => terrain[hex] === VOID);
  const counts = apportion(
    [SYSTEM, VOID, ...ANOMALIES].map((kind) => epic4.terrains[kind]!.share!),
    open.length,
  );
  if (!placeAnomalies(grid, terrain, open, counts.slice(2), rng)) return undefined;
  const calm = rng.shuffle(open.filter((hex) => terrain[hex] === VOID));
  for (const hex of calm.slice(0, counts[0])) terrain[hex] = SYSTEM;
  const slice = nearestPlaceByHex(grid, homes);
  const systems = new Map<number, PlanetSystem>(
    calm.map((hex) => [hex, terrain[hex] === SYSTEM ? randomSystem(rng) : { planets: [] }]),
  );
  evenOutSlices(systems, slice, players, rng);
  for (const [hex, { planets }] of systems) terrain[hex] = planets.length > 0 ? SYSTEM : VOID;
  const gates = options.has('no-wormholes')
    ? { features: [], links: [] }
    : placeWormholes(grid, calm, size > 4 ? 3 : 2, rng);
  if (!gates) return undefined;
  const hub: Feature = { hex: center, kind: 'planet', of: 'hub', details: { resources: 1, influence: 6 } };
  const planets = [...systems].flatMap(([hex, system]) =>
    system.planets.map((planet): Feature => ({ hex, ...planet })),
  );
  return {
    grid,
    terrain,
    features: [hub, ...planets, ...gates.features],
    links: gates.links,
    starts: homes.map((hex, i) => ({ player: i + 1, hex })),
    figures: figuresOf(systems, slice, players, grid),
  };
}

/** Places anomalies (hexes of dangerous space), none adjacent to another. Returns whether there was room for all. */
function placeAnomalies(
  grid: HexGrid,
  terrain: Uint8Array,
  open: readonly number[],
  counts: readonly number[],
  rng: Rng,
): boolean {
  const kinds = rng.shuffle(counts.flatMap((count, i) => Array<number>(count).fill(ANOMALIES[i]!)));
  for (const hex of rng.shuffle(open)) {
    if (kinds.length === 0) return true;
    if (grid.neighboursOf(hex).some((other) => ANOMALIES.includes(terrain[other]!))) continue;
    terrain[hex] = kinds.pop()!;
  }
  return kinds.length === 0;
}

/** Returns for each player the worth and the number of the planets nearest to home, and the distance to the centre. */
function figuresOf(systems: ReadonlyMap<number, PlanetSystem>, slice: Int32Array, players: number, { q, r }: HexGrid) {
  const sums = (value: (system: PlanetSystem) => number) => {
    const all = Array<number>(players).fill(0);
    for (const [hex, system] of systems) if (slice[hex]! >= 0) all[slice[hex]!]! += value(system);
    return all;
  };
  const worth = sums(({ planets }) => planets.reduce((sum, { value }) => sum + value, 0));
  const planets = sums((system) => system.planets.length);
  const rim = Math.max(...Array.from(q, (column, hex) => distanceFromOrigin(column, r[hex]!)));
  return { slice: worth, planets, centre: Array<number>(players).fill(rim) };
}
