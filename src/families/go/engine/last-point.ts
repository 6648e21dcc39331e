import { type Board, colorOf, DIRECTION_COUNT, otherColor, STONE_MASK } from './board.ts';
import { type Region, regionsOf } from './regions.ts';
import type { StonePosition } from './stone-position.ts';

/** A Zobrist key of stones, or the difference of two. */
type Key = readonly [lo: number, hi: number];

/**
 * Finds the point of the last stone; undefined if no point is consistent with the keys. A state does not record the
 * last move, so this compares the board with the key of the board before. Stones captured by that move must have been
 * on empty points beside it.
 */
export function lastPoint(position: StonePosition): number | undefined {
  const { board, colors, turn, passes, hashLo, hashHi } = position;
  const before = position.past().at(-1);
  if (before === undefined || passes > 0) return undefined;
  const difference: Key = [
    (Number.parseInt(before.slice(0, 8), 16) | 0) ^ hashLo,
    ((Number.parseInt(before.slice(8, 16), 16) | 0) ^ hashHi) & STONE_MASK,
  ];
  const color = colorOf(1 - turn);
  const capturesBeside = possibleCaptures(board, colors, otherColor(color));
  for (let point = 0; point < board.points; point++) {
    if (colors[point] !== color) continue;
    const rest = xor(difference, stoneKey(board, point, color));
    if (isZero(rest) || isExplainedBy(capturesBeside(point), rest)) return point;
  }
  return undefined;
}

/**
 * Returns a function that lists, for each empty region beside a point, the keys of the stones that may have been
 * captured there: those of the whole region, or of single stones next to the point.
 */
function possibleCaptures(board: Board, colors: Uint8Array, color: number): (point: number) => Key[][] {
  const { all, of } = regionsOf(board, colors);
  const keyOf = (points: readonly number[]): Key =>
    points.reduce<Key>((key, point) => xor(key, stoneKey(board, point, color)), [0, 0]);
  const wholes = new Map(all.map((region) => [region, keyOf(region.points)]));
  return (point) => {
    const beside = new Map<Region, number[]>();
    for (const other of board.neighbours.subarray(point * DIRECTION_COUNT, (point + 1) * DIRECTION_COUNT)) {
      const region = of[other];
      if (region) beside.set(region, [...(beside.get(region) ?? []), other]);
    }
    return [...beside].map(([region, points]) => [wholes.get(region)!, ...subsets(points).map(keyOf)]);
  };
}

/** Whether the difference `rest` between two keys is made up of at most one capture from each region. */
function isExplainedBy([captures, ...others]: readonly Key[][], rest: Key): boolean {
  if (!captures) return isZero(rest);
  return isExplainedBy(others, rest) || captures.some((capture) => isExplainedBy(others, xor(rest, capture)));
}

/** All non-empty subsets of a list. */
const subsets = ([first, ...others]: readonly number[]): number[][] =>
  first === undefined ? [] : [[first], ...subsets(others).flatMap((some) => [some, [first, ...some]])];

const stoneKey = ({ keys }: Board, point: number, color: number): Key => {
  const at = 2 * point + color - 1;
  return [keys.lo[at]!, keys.hi[at]!];
};
const xor = (one: Key, other: Key): Key => [one[0] ^ other[0], one[1] ^ other[1]];
const isZero = ([lo, hi]: Key): boolean => lo === 0 && hi === 0;
