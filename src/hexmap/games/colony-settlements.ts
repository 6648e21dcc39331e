import { HEX_SIDE_COUNT } from '../coordinates.ts';
import { type Corner, cornersOf } from '../corners.ts';
import type { PlayerStart } from '../game.ts';
import type { HexGrid } from '../grid.ts';

interface Island {
  readonly grid: HexGrid;
  readonly terrain: Uint8Array;
  /** Pips of the token on each hex. */
  readonly pips: Uint8Array;
  readonly players: number;
  isLand(hex: number): boolean;
}

interface Settlements {
  readonly starts: PlayerStart[];
  readonly pips: number[];
  readonly kinds: number[];
}

/** Extra value, in pips, of a settlement site for each kind of resource that the player does not have yet. */
const NEW_KIND_VALUE = 1.5;

/**
 * Places two settlements per player as good players would: in turn order and then in reverse, each on the best free
 * corner by pips and new kinds of resources, never adjacent to another settlement. The fairness report thus shows what
 * the board gives to each seat. Undefined if the island has no room.
 */
export function placeSettlements({ grid, terrain, pips, players, isLand }: Island): Settlements | undefined {
  const corners = cornersOf(grid, isLand);
  const taken = new Set<number>();
  const seats = Array.from({ length: players }, () => ({ pips: 0, kinds: new Set<number>() }));
  const starts: PlayerStart[] = [];
  const order = [...seats.keys(), ...[...seats.keys()].reverse()];
  for (const seat of order) {
    const own = seats[seat]!;
    const corner = bestCorner(corners, taken, (hexes) => cornerValue(hexes, own.kinds, { terrain, pips }));
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

function cornerValue(
  hexes: readonly number[],
  ownedKinds: ReadonlySet<number>,
  { terrain, pips }: Pick<Island, 'terrain' | 'pips'>,
) {
  const kinds = new Set(hexes.filter((hex) => pips[hex]! > 0).map((hex) => terrain[hex]!));
  const newKinds = [...kinds].filter((kind) => !ownedKinds.has(kind)).length;
  return hexes.reduce((sum, hex) => sum + pips[hex]!, 0) + NEW_KIND_VALUE * newKinds;
}

function bestCorner(
  corners: ReadonlyMap<number, Corner>,
  taken: ReadonlySet<number>,
  worthOf: (hexes: readonly number[]) => number,
) {
  let [found, highest] = [undefined as Corner | undefined, 0];
  for (const corner of corners.values()) {
    if (taken.has(corner.id)) continue;
    const value = worthOf(corner.hexes);
    if (value > highest) [found, highest] = [corner, value];
  }
  return found;
}

/** Describes a settlement by one of the land hexes that meet at its corner. */
function startAt(grid: HexGrid, { id, hexes }: Corner, player: number, isLand: (hex: number) => boolean): PlayerStart {
  const [first, corner] = [Math.floor(id / HEX_SIDE_COUNT), id % HEX_SIDE_COUNT];
  if (isLand(first)) return { player, hex: first, corner };
  const hex = hexes.find(isLand)!;
  return {
    player,
    hex,
    corner: grid.directionTo(first, hex) === corner ? (corner + 2) % HEX_SIDE_COUNT : (corner + 4) % HEX_SIDE_COUNT,
  };
}
