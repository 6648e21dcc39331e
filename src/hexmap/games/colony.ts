import type { Rng } from '../../lib/rng.ts';
import { apportion } from '../apportion.ts';
import { HEX_SIDE_COUNT } from '../coordinates.ts';
import { type Feature, type MapDraft, type MapGame, type MapRequest, terrainIndex } from '../game.ts';
import { HexGrid, NO_HEX } from '../grid.ts';
import { placeHarbours } from './colony-harbours.ts';
import { placeSettlements } from './colony-settlements.ts';
import { placeTokens, tokenPipsOf } from './colony-tokens.ts';

/**
 * Kinds of land. `EVALUATION_WEIGHTS` has their proportions on the published boards, which islands of 19 and 30 hexes match
 * exactly.
 */
const LANDS = ['forest', 'pasture', 'field', 'hill', 'mountain'] as const;
const WEIGHTS = [4, 4, 4, 3, 3];
/** Number of land hexes per desert. */
const HEXES_PER_DESERT = 19;

/** The map game of an island with resources and harbours. */
export const colony: MapGame = {
  slug: 'colony',
  title: 'Colony',
  description:
    'An island of resource hexes with number tokens and harbours, for settlers: 19 land hexes for 2 to 4 players, 30 for 5 and 6.',
  source: 'Counts of hexes, tokens and harbours as published for the boards of 3-4 and 5-6 players',
  orientation: 'pointy',
  players: { min: 2, max: 6 },
  size: {
    min: 1,
    max: 6,
    label: 'rings of land around the middle hex, sea around them; with 5 or 6 players the island is longer by two rows',
  },
  defaultSize: () => 2,
  minSize: (players) => (players > 3 ? 2 : 1),
  options: [{ slug: 'desert-middle', title: 'the desert lies in the middle of the island' }],
  terrains: [
    { slug: 'forest', title: 'forest, gives wood', cost: 1, cover: 1 },
    { slug: 'pasture', title: 'pasture, gives wool', cost: 1 },
    { slug: 'field', title: 'field, gives grain', cost: 1 },
    { slug: 'hill', title: 'hills, give brick', cost: 1, look: 'clay' },
    { slug: 'mountain', title: 'mountains, give ore', cost: 1, cover: 'wall' },
    { slug: 'desert', title: 'desert, gives nothing', cost: 1 },
    { slug: 'sea', title: 'sea', cost: null },
  ],
  features: [
    { slug: 'number', title: 'number token: the hex gives when the two dice show it; dots count the ways' },
    { slug: 'harbour', title: 'harbour: trades three of a kind, or two of its own, for one' },
  ],
  sides: [],
  fair: { figures: ['pips', 'kinds'], bound: 80 },
  draft,
};

/**
 * Bounds of the island in q, r and s, as pairs of minimum and maximum. For five or six players the island is longer in
 * one direction: one of 30 hexes has sides of 3, 4 and 4 hexes.
 */
function islandBounds(size: number, isLong: boolean): [number, number, number, number, number, number] {
  return isLong ? [-size - 1, size, -size - 1, size + 1, -size, size + 1] : [-size, size, -size, size, -size, size];
}

function draft({ players, size, options }: MapRequest, rng: Rng): MapDraft | undefined {
  const [minQ, maxQ, minR, maxR, minS, maxS] = islandBounds(size, players > 4);
  const grid = HexGrid.bounded(minQ - 1, maxQ + 1, minR - 1, maxR + 1, minS - 1, maxS + 1);
  const land: number[] = [];
  for (let hex = 0; hex < grid.size; hex++) if (grid.neighboursOf(hex).length === HEX_SIDE_COUNT) land.push(hex);
  const terrain = layTerrain(grid, land, options.has('desert-middle'), rng);
  const tokens = placeTokens(
    grid,
    land.filter((hex) => terrain[hex] !== DESERT),
    terrain,
    rng,
  );
  if (!tokens) return undefined;
  const pips = new Uint8Array(grid.size);
  for (const [hex, number] of tokens) pips[hex] = tokenPipsOf(number);
  const numbers = [...tokens].map(([hex, value]): Feature => ({ hex, kind: 'number', value }));
  const isLand = (hex: number) => hex !== NO_HEX && terrain[hex] !== SEA;
  const settlements = placeSettlements({ grid, terrain, pips, players, isLand });
  if (!settlements) return undefined;
  const harbours = placeHarbours(grid, isLand, land.length, rng);
  return {
    grid,
    terrain,
    features: [...numbers, ...harbours],
    starts: settlements.starts,
    figures: { pips: settlements.pips, kinds: settlements.kinds },
  };
}

const SEA = terrainIndex(colony, 'sea');
const DESERT = terrainIndex(colony, 'desert');

/** Returns the number of land hexes of each kind, the desert last. */
export function landCounts(land: number): number[] {
  const deserts = Math.max(1, Math.round(land / HEXES_PER_DESERT));
  return [...apportion(WEIGHTS, land - deserts), deserts];
}

function layTerrain(grid: HexGrid, land: readonly number[], isDesertInMiddle: boolean, rng: Rng): Uint8Array {
  const terrain = new Uint8Array(grid.size).fill(SEA);
  const counts = landCounts(land.length);
  const deserts = counts.pop()!;
  const middle = isDesertInMiddle ? fromMiddleOutwards(grid, land).slice(0, deserts) : [];
  const kinds = LANDS.flatMap((_, kind) => Array<number>(counts[kind]!).fill(kind));
  const rest = isDesertInMiddle ? kinds : [...kinds, ...Array<number>(deserts).fill(DESERT)];
  const drawn = rng.shuffle(rest);
  for (const hex of middle) terrain[hex] = DESERT;
  for (const hex of land.filter((one) => !middle.includes(one))) terrain[hex] = drawn.pop()!;
  return terrain;
}

/** Sorts land hexes from the middle of the island outwards. The middle of a long island lies between two hexes. */
function fromMiddleOutwards(grid: HexGrid, land: readonly number[]): number[] {
  const doubledDistance = (hex: number) => {
    const [q, r] = [2 * grid.q[hex]! - (2 * grid.minQ + grid.columns - 1), 2 * grid.r[hex]!];
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  };
  return [...land].sort((a, b) => doubledDistance(a) - doubledDistance(b) || a - b);
}
