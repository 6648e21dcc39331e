import { HEX_SIDE_COUNT, oppositeDirection } from './coordinates.ts';
import type { HexMap, HexSideKind, MapDraft, MapGame } from './game.ts';
import { NO_HEX } from './grid.ts';
import { type HexLink, IMPASSABLE, Pathfinder } from './pathfinder.ts';
import type { SightHeights } from './sight.ts';
import { BLOCKS_ALL_SIGHT } from './sight.ts';

const has = (mask: Uint8Array | undefined, hex: number, side: number): boolean =>
  mask !== undefined && (mask[hex]! & (1 << side)) !== 0;

/** Marks the side between a hex and its neighbour in a mask of sides, on both hexes. */
export function markHexSide(draft: Pick<MapDraft, 'grid'>, mask: Uint8Array, hex: number, side: number): void {
  const beyond = draft.grid.neighbors[hex * HEX_SIDE_COUNT + side]!;
  mask[hex]! |= 1 << side;
  if (beyond !== NO_HEX) mask[beyond]! |= 1 << oppositeDirection(side);
}

/**
 * Returns the side kinds that apply to a step over a side of a hex. A kind with the effect `ease` applies alone.
 * Otherwise, kinds with the effect `open` replace all others.
 */
export function sideKindsForCrossing(
  game: MapGame,
  { sides = {} }: MapDraft,
  hex: number,
  side: number,
  to: number,
): HexSideKind[] {
  const applicable = game.sides.filter(({ slug, effect }) =>
    effect === 'ford' ? sides[slug]?.[to] && !has(sides[slug], hex, side) : has(sides[slug], hex, side),
  );
  const easing = applicable.find(({ effect }) => effect === 'ease');
  if (easing) return [easing];
  return applicable.some(({ effect }) => effect === 'open')
    ? applicable.filter(({ effect }) => effect === 'open')
    : applicable;
}

/** Computes the cost of every step on a map: `costs[6 * hex + direction]`, IMPASSABLE where no step is possible. */
export function stepCosts(game: MapGame, draft: MapDraft): Uint16Array {
  const { grid, terrain, elevation, sides = {} } = draft;
  const costs = new Uint16Array(grid.size * HEX_SIDE_COUNT).fill(IMPASSABLE);
  const entryCosts = game.terrains.map(({ cost }) => cost ?? IMPASSABLE);
  const hasSides = Object.keys(sides).length > 0;
  for (let hex = 0; hex < grid.size; hex++) {
    for (let side = 0; side < HEX_SIDE_COUNT; side++) {
      const to = grid.neighbors[hex * HEX_SIDE_COUNT + side]!;
      if (to === NO_HEX || entryCosts[terrain[to]!] === IMPASSABLE) continue;
      const rise = elevation ? Math.max(0, elevation[to]! - elevation[hex]!) * (game.climb ?? 0) : 0;
      let cost = entryCosts[terrain[to]!]! + rise;
      for (const rule of hasSides ? sideKindsForCrossing(game, draft, hex, side, to) : []) cost = costBy(rule, cost);
      costs[hex * HEX_SIDE_COUNT + side] = cost;
    }
  }
  return costs;
}

const EFFECTS: Record<HexSideKind['effect'], (cost: number, rule: HexSideKind) => number> = {
  slow: (cost, rule) => cost + rule.cost,
  ford: (cost, rule) => cost + rule.cost,
  close: () => IMPASSABLE,
  ease: (_, rule) => rule.cost,
  open: (cost) => cost,
};

const costBy = (rule: HexSideKind, cost: number): number =>
  cost === IMPASSABLE ? cost : EFFECTS[rule.effect](cost, rule);

/** Cost of a step through a link (a wormhole), the same as for an ordinary step. */
export const WORMHOLE_COST = 1;

const linksOf = ({ links = [] }: MapDraft): HexLink[] =>
  links.flatMap(([one, other]) => [
    { from: one, to: other, cost: WORMHOLE_COST },
    { from: other, to: one, cost: WORMHOLE_COST },
  ]);

/** Creates a pathfinder with the step costs and links of a map. */
export const createPathfinder = (game: MapGame, draft: MapDraft): Pathfinder =>
  new Pathfinder(draft.grid, stepCosts(game, draft), linksOf(draft));

/** Returns the heights that block the view on a map. */
export function sightHeightsOf({ request, grid, terrain, elevation }: HexMap): SightHeights {
  const ground = new Int16Array(grid.size);
  if (elevation) ground.set(elevation);
  const covers = request.game.terrains.map(({ cover = 0 }) => cover);
  const top = ground.map((height, hex) => {
    const cover = covers[terrain[hex]!]!;
    return cover === 'wall' ? BLOCKS_ALL_SIGHT : height + cover;
  });
  return { ground, top };
}
