import { HEX_SIDE_COUNT } from '../coordinates.ts';
import { markHexSide } from '../costs.ts';
import { type HexGrid, NO_HEX } from '../grid.ts';

/**
 * Places a river between the outer and the middle region and walls between the middle and the inner one. Each start
 * gets a crossing through both.
 */
export function placeBarriers(
  grid: HexGrid,
  band: Uint8Array,
  places: readonly number[],
  inner: number,
  middle: number,
): Readonly<Record<'river' | 'wall' | 'bridge', Uint8Array>> {
  const none = () => new Uint8Array(grid.size);
  const sides = { river: none(), wall: none(), bridge: none() };
  for (let hex = 0; hex < grid.size; hex++) {
    for (let side = 0; side < HEX_SIDE_COUNT; side++) {
      const beyond = grid.neighbors[hex * HEX_SIDE_COUNT + side]!;
      if (beyond === NO_HEX || band[beyond]! <= band[hex]!) continue;
      markHexSide({ grid }, band[hex] === 0 ? sides.river : sides.wall, hex, side);
    }
  }
  for (const place of places) {
    for (const ring of [middle, inner, 0]) {
      const [hex, side] = findCrossing(grid, place, ring);
      markHexSide({ grid }, sides.bridge, hex, side);
    }
  }
  return sides;
}

/**
 * Finds the step from region `ring + 1` inwards into region `ring` that is nearest to the straight line from a place to
 * the middle.
 */
function findCrossing(grid: HexGrid, place: number, ring: number): [hex: number, side: number] {
  const rim = Math.max(Math.abs(grid.q[place]!), Math.abs(grid.r[place]!), Math.abs(grid.q[place]! + grid.r[place]!));
  const offLine = (hex: number, at: number) =>
    Math.abs(grid.q[hex]! * rim - grid.q[place]! * at) + Math.abs(grid.r[hex]! * rim - grid.r[place]! * at);
  let [best, found] = [Number.POSITIVE_INFINITY, [NO_HEX, 0] as [number, number]];
  for (let hex = 0; hex < grid.size; hex++) {
    if (distanceFromMiddle(grid, hex) !== ring + 1) continue;
    for (let side = 0; side < HEX_SIDE_COUNT; side++) {
      const beyond = grid.neighbors[hex * HEX_SIDE_COUNT + side]!;
      if (beyond === NO_HEX || distanceFromMiddle(grid, beyond) !== ring) continue;
      const deviation = offLine(hex, ring + 1) + offLine(beyond, ring);
      if (deviation < best) [best, found] = [deviation, [hex, side]];
    }
  }
  return found;
}

const distanceFromMiddle = ({ q, r }: HexGrid, hex: number): number =>
  Math.max(Math.abs(q[hex]!), Math.abs(r[hex]!), Math.abs(q[hex]! + r[hex]!));
