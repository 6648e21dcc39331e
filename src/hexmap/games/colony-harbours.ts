import type { Rng } from '../../lib/rng.ts';
import { opposite, SIDES } from '../coordinates.ts';
import type { Feature } from '../game.ts';
import { type HexGrid, NONE } from '../grid.ts';

const GOODS = ['wood', 'wool', 'grain', 'brick', 'ore'];
/** Land hexes of the published boards and their harbours: one more for this many hexes. */
const [LAND, HARBOURS, LARGER, MORE] = [19, 9, 30, 11];
/** Sides of coast that a harbour needs for itself: no corner has two. */
const ROOM = 3;

/** How many of them take any goods, three for one: 4 of 9, 5 of 11. */
const anyGoods = (count: number): number => Math.round((count * 4) / 9);

const harbourCount = (land: number, coast: number): number => {
  const count = HARBOURS + Math.round(((land - LAND) * (MORE - HARBOURS)) / (LARGER - LAND));
  return Math.max(1, Math.min(count, Math.floor(coast / ROOM)));
};

/** Harbours at even distances along the coast, looking from sea to land; the goods of those beyond five repeat, wool first. */
export function placeHarbours(grid: HexGrid, isLand: (hex: number) => boolean, land: number, rng: Rng): Feature[] {
  const coast = coastOf(grid, isLand);
  const count = harbourCount(land, coast.length);
  const any = anyGoods(count);
  const own = Array.from({ length: count - any }, (_, i) =>
    i < GOODS.length ? GOODS[i]! : GOODS[(i - 4) % GOODS.length]!,
  );
  const trades = rng.shuffle([...Array<string | undefined>(any).fill(undefined), ...own]);
  const first = rng.below(coast.length);
  return trades.map((good, i): Feature => {
    const [hex, side] = coast[(first + Math.floor((i * coast.length) / count)) % coast.length]!;
    return { hex, kind: 'harbour', side, value: good ? 2 : 3, ...(good && { of: good }) };
  });
}

/** Sides of sea hexes towards land, in their order around the island. */
function coastOf(grid: HexGrid, isLand: (hex: number) => boolean): [sea: number, side: number][] {
  const start = Array.from({ length: grid.size }, (_, hex) => hex).find(isLand)!;
  let [hex, side] = [start, [0, 1, 2, 3, 4, 5].find((d) => !isLand(grid.neighbors[start * SIDES + d]!))!];
  const [firstHex, firstSide] = [hex, side];
  const coast: [number, number][] = [];
  do {
    const sea = grid.neighbors[hex * SIDES + side]!;
    if (sea !== NONE) coast.push([sea, opposite(side)]);
    // on along the land: the next side of this hex, or where that is land, that one's coast
    const next = (side + 1) % SIDES;
    const beyond = grid.neighbors[hex * SIDES + next]!;
    if (isLand(beyond)) [hex, side] = [beyond, (next + 4) % SIDES];
    else side = next;
  } while (hex !== firstHex || side !== firstSide);
  return coast;
}
