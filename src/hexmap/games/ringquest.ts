import type { Rng } from '../../lib/rng.ts';
import { distanceFromOrigin } from '../coordinates.ts';
import { createPathfinder } from '../costs.ts';
import { nearestPlayersByTravel } from '../fairness.ts';
import { type Feature, type MapDraft, type MapGame, type MapRequest, terrainIndex } from '../game.ts';
import { HexGrid } from '../grid.ts';
import { evenlySpacedHexes, fillTerrainShares } from '../land.ts';
import { randomHeights } from '../noise.ts';
import { makeSymmetric, orderSymmetryOrbits, type SymmetryOrbits, symmetryOrbitsOf } from '../orbits.ts';
import { pickEquidistantSites } from '../sites.ts';
import { SYMMETRIC_OPTION } from './options.ts';
import { placeBarriers } from './ringquest-barriers.ts';

/** The regions of the map from the outside inwards: three rings, and the crown in the middle. */
const BANDS = ['outer', 'middle', 'inner', 'crown'] as const;

/** The map game of three regions around a crown in the middle. */
export const ringquest: MapGame = {
  slug: 'ringquest',
  title: 'Ringquest',
  description:
    'Rings around a crown, each more dangerous than the one before: a river with bridges, then walls with gates, as far for everyone.',
  source: 'Own design for this service; the four rings are those of its ringquest tools',
  orientation: 'pointy',
  players: { min: 1, max: 6 },
  size: {
    min: 4,
    max: 12,
    label: 'rings around the crown, shared out among inner, middle and outer: 1 + 3n(n + 1) hexes',
  },
  defaultSize: () => 6,
  minSize: () => 4,
  options: [SYMMETRIC_OPTION],
  terrains: [
    { slug: 'plains', title: 'plains', cost: 1, share: 18 },
    { slug: 'farmland', title: 'farmland', cost: 1, share: 14 },
    { slug: 'woods', title: 'woods', cost: 2, cover: 1, share: 13 },
    { slug: 'hill', title: 'hills', cost: 2, share: 10 },
    { slug: 'desert', title: 'desert', cost: 2, share: 8 },
    { slug: 'forest', title: 'old forest', cost: 2, cover: 1, share: 8 },
    { slug: 'ruins', title: 'ruins', cost: 1, share: 6 },
    { slug: 'swamp', title: 'swamp', cost: 3, share: 7 },
    { slug: 'ash', title: 'ash fields', cost: 2, share: 9 },
    { slug: 'crypt', title: 'crypts', cost: 2, cover: 'wall', share: 7 },
    { slug: 'crown', title: 'the crown', cost: 1 },
  ],
  features: [
    { slug: 'inn', title: 'inn', worth: 1 },
    { slug: 'market', title: 'market', worth: 2 },
    { slug: 'shrine', title: 'shrine', worth: 2 },
    { slug: 'grave', title: 'graveyard', worth: 1 },
    { slug: 'tower', title: 'tower', worth: 2 },
    { slug: 'ruin', title: 'temple ruin', worth: 2 },
    { slug: 'treasure', title: 'hoard', worth: 3 },
    { slug: 'spring', title: 'healing spring', worth: 2 },
    { slug: 'lair', title: 'lair' },
    { slug: 'key', title: 'key of the crown', worth: 3 },
  ],
  sides: [
    { slug: 'river', title: 'river: 2 more to cross', effect: 'slow', cost: 2 },
    { slug: 'wall', title: 'wall: nobody crosses', effect: 'close', cost: 0 },
    { slug: 'bridge', title: 'bridge or gate', effect: 'open', cost: 0 },
  ],
  fair: { figures: ['crown', 'nearest', 'resources'], bound: 75 },
  draft,
};

const index = (slug: string): number => terrainIndex(ringquest, slug);
const GROUND: Readonly<Record<(typeof BANDS)[number], readonly string[]>> = {
  outer: ['plains', 'farmland', 'woods', 'hill'],
  middle: ['desert', 'ruins', 'swamp', 'forest'],
  inner: ['ash', 'crypt'],
  crown: ['crown'],
};
const FEATURES_BY_BAND: Readonly<Record<string, readonly string[]>> = {
  outer: ['inn', 'market', 'shrine', 'grave', 'lair'],
  middle: ['tower', 'ruin', 'spring', 'treasure', 'lair'],
  inner: ['lair', 'key'],
};

/** The radii at which the inner and the middle region end. */
const bandEnds = (size: number): [inner: number, middle: number] => [
  Math.max(1, Math.round(size / 3)),
  Math.round((2 * size) / 3),
];

function draft(request: MapRequest, rng: Rng): MapDraft | undefined {
  const { players, size, options } = request;
  const grid = HexGrid.hexagon(size);
  const orbits = symmetryOrbitsOf(grid, options.has('symmetric') ? players : 1);
  const [inner, middle] = bandEnds(size);
  const band = Uint8Array.from({ length: grid.size }, (_, hex) => {
    const ring = distanceFromOrigin(grid.q[hex]!, grid.r[hex]!);
    return ring === 0 ? 3 : ring <= inner ? 2 : ring <= middle ? 1 : 0;
  });
  const terrain = layTerrain(grid, orbits, band, rng);
  const places = evenlySpacedHexes(grid, size, players, rng);
  const starts = places.map((hex, i) => ({ player: i + 1, hex }));
  const sides = placeBarriers(grid, band, places, inner, middle);
  const bare: MapDraft = { grid, terrain, features: [], starts, sides, region: band, regions: BANDS };
  const realm = nearestPlayersByTravel(ringquest, bare, players);
  const taken = new Set(places);
  const features: Feature[] = [];
  for (const [i, name] of BANDS.entries()) {
    for (const kind of FEATURES_BY_BAND[name] ?? []) {
      const isFree = (hex: number) => band[hex] === i;
      const sites = pickEquidistantSites(grid, { realm, places, isFree, isSymmetric: orbits.folds > 1 }, taken, rng);
      // Narrow rings do not have room for all features.
      features.push(...(sites ?? []).map((hex) => ({ hex, kind })));
    }
  }
  return { ...bare, features, figures: { crown: crownCosts(bare) } };
}

/** Returns the travel cost from each start to the crown in the middle. */
function crownCosts(made: MapDraft): number[] {
  const finder = createPathfinder(ringquest, made);
  const crown = made.grid.indexOf(0, 0);
  return made.starts.map(({ hex }) => finder.find(hex, crown).path?.cost ?? 0);
}

function layTerrain(grid: HexGrid, orbits: SymmetryOrbits, band: Uint8Array, rng: Rng): Uint8Array {
  const terrain = new Uint8Array(grid.size);
  for (const [i, name] of BANDS.entries()) {
    const rough = makeSymmetric(orbits, randomHeights(grid, rng, 2.5, 2));
    const kinds = rng.shuffle(GROUND[name]).map((slug) => ({
      kind: index(slug),
      share: ringquest.terrains[index(slug)]!.share ?? 1,
    }));
    fillTerrainShares(
      terrain,
      orbits,
      orderSymmetryOrbits(
        orbits,
        (hex) => rough[hex]!,
        (hex) => band[hex] === i,
      ),
      kinds,
    );
  }
  return terrain;
}
