import { joinNames } from '../lib/nearest.ts';
import { HEX_SIDE_COUNT } from './coordinates.ts';
import type { HexMap, MapGame } from './game.ts';
import { terrainAt } from './game.ts';

const SIDE_NAMES = {
  pointy: ['E', 'NE', 'NW', 'W', 'SW', 'SE'],
  flat: ['SE', 'NE', 'N', 'NW', 'SW', 'S'],
} as const;

/** Returns the compass name of a side in the orientation of the game's maps. */
export const sideName = ({ orientation }: MapGame, side: number): string => SIDE_NAMES[orientation][side]!;

/** Lists the sides whose bits are set in a mask. */
export const sidesInMask = (mask: number): number[] =>
  Array.from({ length: HEX_SIDE_COUNT }, (_, side) => side).filter((side) => mask & (1 << side));

/** Counts the hexes of each terrain that occurs, in the game's order. */
function terrainCounts({ request, terrain }: HexMap): Map<string, number> {
  const counts = new Map(request.game.terrains.map(({ slug }) => [slug, 0]));
  for (const kind of terrain) {
    const { slug } = request.game.terrains[kind]!;
    counts.set(slug, counts.get(slug)! + 1);
  }
  return new Map([...counts].filter(([, count]) => count > 0));
}

/** Describes a map in two sentences. */
export function summarizeMap(map: HexMap): string {
  const { request, grid, balance } = map;
  const counts = [...terrainCounts(map)].map(([slug, count]) => `${count} ${slug}`);
  const { game, players, size } = request;
  const mapText = `${game.title} for ${players} ${players === 1 ? 'player' : 'players'}, size ${size}: ${grid.size} hexes`;
  const balanceText = `Balance ${balance.score} of 100, promised ${balance.bound}${balance.met ? '' : ' (not reached)'}; drawn ${times(balance.draws)}`;
  return `${mapText}: ${joinNames(counts, 'and')}. ${balanceText}.`;
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** Explains the slugs that a game uses: terrains with their costs, features and side kinds. */
export function explainSlugs({ terrains, features, sides }: MapGame): Record<string, string> {
  const costs = (cost: number | null) => (cost === null ? 'nobody enters' : `costs ${cost} to enter`);
  return Object.fromEntries([
    ...terrains.map(({ slug, title, cost, cover }) => {
      const view = cover === undefined ? '' : ', closed to view';
      return [slug, `${title}; ${costs(cost)}${view}`];
    }),
    ...features.map(({ slug, title }) => [slug, title]),
    ...sides.map(({ slug, title }) => [slug, title]),
  ]);
}

/** Describes a hex by terrain and coordinates: "forest at 2,-1". */
export const describePlace = (map: HexMap, hex: number): string =>
  `${terrainAt(map, hex).slug} at ${map.grid.q[hex]},${map.grid.r[hex]}`;
