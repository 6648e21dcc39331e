import type { Rng } from '../../lib/rng.ts';
import { HEX_SIDE_COUNT, oppositeDirection } from '../coordinates.ts';
import type { Feature } from '../game.ts';
import { type HexGrid, NO_HEX } from '../grid.ts';

const GOODS = ['wood', 'wool', 'grain', 'brick', 'ore'];
/** Land hexes and harbours of the two published boards; other sizes are interpolated. */
const [SMALL_LAND, SMALL_HARBOURS, LARGE_LAND, LARGE_HARBOURS] = [19, 9, 30, 11];
/** Number of coast sides per harbour, enough that no corner has two harbours. */
const SIDES_PER_HARBOUR = 3;

/** Number of harbours that exchange any goods at 3:1: 4 of 9 harbours, or 5 of 11. */
const anyGoodsCount = (count: number): number => Math.round((count * 4) / 9);

const harbourCount = (land: number, coast: number): number => {
  const count =
    SMALL_HARBOURS + Math.round(((land - SMALL_LAND) * (LARGE_HARBOURS - SMALL_HARBOURS)) / (LARGE_LAND - SMALL_LAND));
  return Math.max(1, Math.min(count, Math.floor(coast / SIDES_PER_HARBOUR)));
};

/**
 * Places harbours evenly along the coast, on sea hexes, facing land. If there are more than five harbours for a single
 * kind of goods, kinds repeat, wool first.
 */
export function placeHarbours(grid: HexGrid, isLand: (hex: number) => boolean, land: number, rng: Rng): Feature[] {
  const coast = coastOf(grid, isLand);
  const count = harbourCount(land, coast.length);
  const anyCount = anyGoodsCount(count);
  const specialGoods = Array.from({ length: count - anyCount }, (_, i) =>
    i < GOODS.length ? GOODS[i]! : GOODS[(i - 4) % GOODS.length]!,
  );
  const trades = rng.shuffle([...Array<string | undefined>(anyCount).fill(undefined), ...specialGoods]);
  const first = rng.below(coast.length);
  return trades.map((good, i): Feature => {
    const [hex, side] = coast[(first + Math.floor((i * coast.length) / count)) % coast.length]!;
    return { hex, kind: 'harbour', side, value: good ? 2 : 3, ...(good && { of: good }) };
  });
}

/** Lists the sides of sea hexes that border on land, in order around the island. */
function coastOf(grid: HexGrid, isLand: (hex: number) => boolean): [sea: number, side: number][] {
  const start = Array.from({ length: grid.size }, (_, hex) => hex).find(isLand)!;
  let [hex, side] = [start, [0, 1, 2, 3, 4, 5].find((d) => !isLand(grid.neighbors[start * HEX_SIDE_COUNT + d]!))!];
  const [firstHex, firstSide] = [hex, side];
  const coast: [number, number][] = [];
  do {
    const sea = grid.neighbors[hex * HEX_SIDE_COUNT + side]!;
    if (sea !== NO_HEX) coast.push([sea, oppositeDirection(side)]);
    // Continue along the coast: with the next side of this hex or, if that side has land, with the coast of the
    // neighbour.
    const next = (side + 1) % HEX_SIDE_COUNT;
    const beyond = grid.neighbors[hex * HEX_SIDE_COUNT + next]!;
    if (isLand(beyond)) [hex, side] = [beyond, (next + 4) % HEX_SIDE_COUNT];
    else side = next;
  } while (hex !== firstHex || side !== firstSide);
  return coast;
}
