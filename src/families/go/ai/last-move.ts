import { colorOf, DIRECTION_COUNT, EMPTY, otherColor, STONE_MASK } from '../engine/board.ts';
import type { StonePosition } from '../engine/stone-position.ts';

/**
 * Finds the point of the last stone by comparing the board with the key of the board before: a state has no other
 * record of it. Stones that it captured must have been on empty points beside it. Undefined if no point explains the
 * keys.
 */
export function lastPoint(position: StonePosition): number | undefined {
  const { board, colors, turn } = position;
  const key = position.past().at(-1);
  if (key === undefined || position.passes > 0) return undefined;
  const color = colorOf(1 - turn);
  const lo = (Number.parseInt(key.slice(0, 8), 16) | 0) ^ position.hashLo;
  const hi = ((Number.parseInt(key.slice(8, 16), 16) | 0) ^ position.hashHi) & STONE_MASK;
  const { keys } = board;
  for (let point = 0; point < board.points; point++) {
    if (colors[point] !== color) continue;
    const own = 2 * point + color - 1;
    const goal = [lo ^ keys.lo[own]!, hi ^ keys.hi[own]!] as const;
    if (isExplainedByCaptures(position, point, goal)) return point;
  }
  return undefined;
}

/**
 * Whether captures on empty points beside the point explain the difference of the keys: no captured stone, single
 * stones, or whole regions.
 */
function isExplainedByCaptures(
  { board, colors, turn }: StonePosition,
  point: number,
  [lo, hi]: readonly [number, number],
): boolean {
  if (lo === 0 && hi === 0) return true;
  const color = otherColor(colorOf(1 - turn));
  const near = [
    ...board.neighbours.subarray(point * DIRECTION_COUNT, point * DIRECTION_COUNT + DIRECTION_COUNT),
  ].filter((other) => colors[other] === EMPTY);
  const chains = near.flatMap((start) => [[start], regionFrom(board.neighbours, colors, start)]);
  for (let set = 1; set < 1 << chains.length; set++) {
    const stones = new Set(chains.filter((_, index) => set & (1 << index)).flat());
    let [restLo, restHi] = [lo, hi];
    for (const stone of stones) {
      restLo ^= board.keys.lo[2 * stone + color - 1]!;
      restHi ^= board.keys.hi[2 * stone + color - 1]!;
    }
    if (restLo === 0 && restHi === 0) return true;
  }
  return false;
}

function regionFrom(near: Int32Array, colors: Uint8Array, start: number): number[] {
  const region = new Set([start]);
  for (const point of region)
    for (const other of near.subarray(point * DIRECTION_COUNT, point * DIRECTION_COUNT + DIRECTION_COUNT))
      if (colors[other] === EMPTY) region.add(other);
  return [...region];
}
