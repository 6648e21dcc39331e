import type { Rng } from '../../lib/rng.ts';
import { createPathfinder } from '../costs.ts';
import { nearestPlayersByTravel } from '../fairness.ts';
import { type Feature, type MapDraft, type MapGame, type MapRequest, terrainIndex } from '../game.ts';
import { HexGrid, NO_HEX } from '../grid.ts';
import { evenlySpacedHexes } from '../land.ts';
import { randomHeights } from '../noise.ts';
import { pickEquidistantSites } from '../sites.ts';
import { type Caves, digCaves } from './depths-dig.ts';

/** The map game of underground caves. */
export const depths: MapGame = {
  slug: 'depths',
  title: 'Depths',
  description:
    'Caves and chambers under the ground, all joined: an entrance for each player, and a heart in the middle, as far for everyone.',
  source: 'Own design for this service',
  orientation: 'pointy',
  players: { min: 1, max: 6 },
  size: { min: 5, max: 40, label: 'rings around the heart: a hexagon of 1 + 3n(n + 1) hexes' },
  defaultSize: () => 8,
  minSize: (players) => (players < 4 ? 5 : 7),
  options: [{ slug: 'dry', title: 'no pools and no chasms' }],
  terrains: [
    { slug: 'rock', title: 'rock: nobody enters', cost: null, cover: 'wall', share: 52 },
    { slug: 'cave', title: 'cave', cost: 1 },
    { slug: 'chamber', title: 'chamber', cost: 1 },
    { slug: 'rubble', title: 'rubble', cost: 2, share: 6 },
    { slug: 'pool', title: 'pool: slow', cost: 3 },
    { slug: 'fungus', title: 'tall mushrooms: closed to view', cost: 2, cover: 'wall', share: 4 },
    { slug: 'chasm', title: 'chasm: seen across, not crossed', cost: null },
  ],
  features: [
    { slug: 'stairs', title: 'stairs up' },
    { slug: 'heart', title: 'the heart' },
    { slug: 'treasure', title: 'hoard', worth: 3 },
    { slug: 'key', title: 'key', worth: 2 },
    { slug: 'spring', title: 'spring', worth: 1 },
    { slug: 'grave', title: 'tomb', worth: 1 },
    { slug: 'lair', title: 'lair' },
  ],
  sides: [],
  fair: { figures: ['heart', 'nearest', 'resources'], bound: 55 },
  draft,
};

const index = (slug: string): number => terrainIndex(depths, slug);
const [ROCK, CAVE, CHAMBER, RUBBLE, POOL, FUNGUS, CHASM] = [
  'rock',
  'cave',
  'chamber',
  'rubble',
  'pool',
  'fungus',
  'chasm',
].map(index) as [number, number, number, number, number, number, number];
/** Percentage of all hexes for terrains that declare no share. */
const POOL_PERCENT = 4;
const CHASM_PERCENT = 3;

/** Features placed once for each player, in this order, as long as there is room. */
const PLAYER_FEATURES = ['treasure', 'lair', 'key', 'grave', 'spring', 'lair', 'treasure'];

function draft({ players, size, options }: MapRequest, rng: Rng): MapDraft | undefined {
  const grid = HexGrid.hexagon(size);
  const heart = grid.indexOf(0, 0);
  const places = evenlySpacedHexes(grid, size - 1, players, rng);
  const share = 100 - depths.terrains[ROCK]!.share!;
  const caves = digCaves(grid, [heart, ...places], Math.round((grid.size * share) / 100), rng);
  const terrain = Uint8Array.from(caves.open, (isOpen, hex) => (!isOpen ? ROCK : caves.chamber[hex] ? CHAMBER : CAVE));
  placeTerrain(grid, terrain, caves, [heart, ...places], options.has('dry'), rng);
  const starts = places.map((hex, i) => ({ player: i + 1, hex }));
  const bare: MapDraft = { grid, terrain, features: [], starts };
  const realm = nearestPlayersByTravel(depths, bare, players);
  const taken = new Set([heart, ...places]);
  const isFree = (hex: number) => terrain[hex] === CAVE || terrain[hex] === CHAMBER;
  const stairs = places.map((hex): Feature => ({ hex, kind: 'stairs' }));
  const finds = PLAYER_FEATURES.flatMap((kind) =>
    (pickEquidistantSites(grid, { realm, places, isFree }, taken, rng) ?? []).map((hex): Feature => ({ hex, kind })),
  );
  const costs = createPathfinder(depths, bare).costsFrom([heart]);
  const figures = { heart: places.map((hex) => Math.max(0, costs[hex]!)) };
  return { ...bare, features: [{ hex: heart, kind: 'heart' }, ...stairs, ...finds], figures };
}

/** Places terrain inside the caves, in patches that follow random noise. Chasms never cut the caves in two. */
function placeTerrain(
  grid: HexGrid,
  terrain: Uint8Array,
  { chamber }: Caves,
  protectedHexes: readonly number[],
  isDry: boolean,
  rng: Rng,
): void {
  const count = (percent: number) => Math.round((grid.size * percent) / 100);
  const isProtected = (hex: number) => protectedHexes.some((one) => grid.distance(hex, one) <= 1);
  // Use caves first, chambers only if the caves are too few, and never the surroundings of a start or the heart.
  const free = () => {
    const patches = randomHeights(grid, rng, 3, 2).map((value, hex) => value - 2 * chamber[hex]!);
    return Array.from({ length: grid.size }, (_, hex) => hex)
      .filter((hex) => (terrain[hex] === CAVE || terrain[hex] === CHAMBER) && !isProtected(hex))
      .sort((a, b) => patches[b]! - patches[a]! || a - b);
  };
  const lay = (kind: number, percent: number) => {
    for (const hex of free().slice(0, count(percent))) terrain[hex] = kind;
  };
  if (!isDry) {
    placeChasms(grid, terrain, free(), count(CHASM_PERCENT));
    lay(POOL, POOL_PERCENT);
  }
  lay(RUBBLE, depths.terrains[RUBBLE]!.share!);
  lay(FUNGUS, depths.terrains[FUNGUS]!.share!);
}

function placeChasms(grid: HexGrid, terrain: Uint8Array, sites: readonly number[], wanted: number): void {
  const isOpen = (hex: number) => hex !== NO_HEX && terrain[hex] !== ROCK && terrain[hex] !== CHASM;
  let remaining = wanted;
  for (const hex of sites) {
    if (remaining === 0) return;
    // A hex can be closed without cutting anything off if its open neighbours are contiguous.
    const around = Array.from({ length: 6 }, (_, side) => isOpen(grid.neighbors[hex * 6 + side]!));
    const openRuns = around.filter((open, side) => open && !around[(side + 5) % 6]).length;
    if (openRuns !== 1 && !around.every(Boolean)) continue;
    terrain[hex] = CHASM;
    remaining--;
  }
}
