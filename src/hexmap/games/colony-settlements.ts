import { SIDES } from '../coordinates.ts';
import { type Corner, cornersOf } from '../corners.ts';
import type { Start } from '../game.ts';
import type { HexGrid } from '../grid.ts';

interface Island {
  readonly grid: HexGrid;
  readonly terrain: Uint8Array;
  /** By hex. */
  readonly pips: Uint8Array;
  readonly players: number;
  isLand(hex: number): boolean;
}

interface Settled {
  readonly starts: Start[];
  readonly pips: number[];
  readonly kinds: number[];
}

/** What another kind of resource counts beside pips, when one chooses where to settle. */
const KIND = 1.5;

/**
 * Two settlements a player, chosen as good players would: in turn and then back, each the best corner left by pips and by
 * kinds of resources not had yet, none beside another. So the report shows what the board gives to each seat. Undefined
 * where the island has no room.
 */
export function placeSettlements({ grid, terrain, pips, players, isLand }: Island): Settled | undefined {
  const corners = cornersOf(grid, isLand);
  const taken = new Set<number>();
  const seats = Array.from({ length: players }, () => ({ pips: 0, kinds: new Set<number>() }));
  const starts: Start[] = [];
  const order = [...seats.keys(), ...[...seats.keys()].reverse()];
  for (const seat of order) {
    const own = seats[seat]!;
    const corner = best(corners, taken, (hexes) => worth(hexes, own.kinds, { terrain, pips }));
    if (!corner) return undefined;
    for (const id of [corner.id, ...corner.neighbors]) taken.add(id);
    for (const hex of corner.hexes.filter((one) => pips[one]! > 0)) {
      own.pips += pips[hex]!;
      own.kinds.add(terrain[hex]!);
    }
    starts.push(startAt(grid, corner, seat + 1, isLand));
  }
  starts.sort((a, b) => a.player - b.player);
  return { starts, pips: seats.map((seat) => seat.pips), kinds: seats.map(({ kinds }) => kinds.size) };
}

function worth(
  hexes: readonly number[],
  had: ReadonlySet<number>,
  { terrain, pips }: Pick<Island, 'terrain' | 'pips'>,
) {
  const kinds = new Set(hexes.filter((hex) => pips[hex]! > 0).map((hex) => terrain[hex]!));
  const fresh = [...kinds].filter((kind) => !had.has(kind)).length;
  return hexes.reduce((sum, hex) => sum + pips[hex]!, 0) + KIND * fresh;
}

function best(
  corners: ReadonlyMap<number, Corner>,
  taken: ReadonlySet<number>,
  worthOf: (hexes: readonly number[]) => number,
) {
  let [found, most] = [undefined as Corner | undefined, 0];
  for (const corner of corners.values()) {
    if (taken.has(corner.id)) continue;
    const value = worthOf(corner.hexes);
    if (value > most) [found, most] = [corner, value];
  }
  return found;
}

/** A settlement told by a land hex that it touches. */
function startAt(grid: HexGrid, { id, hexes }: Corner, player: number, isLand: (hex: number) => boolean): Start {
  const [first, corner] = [Math.floor(id / SIDES), id % SIDES];
  if (isLand(first)) return { player, hex: first, corner };
  const hex = hexes.find(isLand)!;
  return { player, hex, corner: grid.directionTo(first, hex) === corner ? (corner + 2) % SIDES : (corner + 4) % SIDES };
}
