import { BLACK, type Board, DIRECTION_COUNT, EMPTY, WHITE } from './board.ts';
import { type Region, type Regions, regionsOf } from './regions.ts';

/** A value for Black and one for White. */
type Pair = readonly [black: number, white: number];

/** Score of a board. Points are point numbers. White's total includes komi. */
export interface Score {
  readonly scoring: 'area' | 'territory' | 'stones' | 'nothing';
  readonly totals: Pair;
  /** Black's total minus White's. */
  readonly margin: number;
  readonly komi: number;
  /** Points that White gets for handicap stones, included in the total. */
  readonly handicap: number;
  readonly stones: Pair;
  /** Numbers of empty points surrounded by one player, including those left by dead stones. */
  readonly territory: Pair;
  /** Numbers of stones that each player took: captured in the game, or dead at the end. */
  readonly prisoners: Pair;
  readonly dead: readonly number[];
  /** Points of living stones in seki. With territory scoring, the points that they surround count for nobody. */
  readonly seki: readonly number[];
  /** By point: colour of the player who owns it as territory, or `EMPTY`. */
  readonly owners: Uint8Array;
  /** Number of empty points that belong to nobody. */
  readonly neutral: number;
}

/** Minimum number of points in an eye that alone makes a group alive. */
const LARGE_EYE = 6;

export function scoreOf(board: Board, colors: Uint8Array, dead: readonly number[], taken: ArrayLike<number>): Score {
  const { definition, points, neighbours } = board;
  const { scoring, komi, handicapPoints } = definition.end;
  const handicap = handicapPoints && scoring === 'area' ? Math.max(0, definition.setup.handicap - 1) : 0;
  const living = colors.slice();
  const prisoners: [number, number] = [taken[0]!, taken[1]!];
  for (const point of dead) {
    prisoners[colors[point] === WHITE ? 0 : 1]++;
    living[point] = EMPTY;
  }
  const map = regionsOf(board, living);
  const seki = scoring === 'territory' ? stonesInSeki(neighbours, living, map) : [];
  const owners = ownersOf(map, points, neighbours, seki);
  const stones = tally(living, points);
  const territory = tally(owners, points);
  const counted =
    scoring === 'territory' ? add(territory, prisoners) : scoring === 'area' ? add(stones, territory) : stones;
  const totals: Pair = [counted[0], counted[1] + komi + handicap];
  const empty = points - stones[0] - stones[1];
  return {
    scoring,
    totals,
    margin: totals[0] - totals[1],
    komi,
    handicap,
    stones,
    territory,
    prisoners,
    dead,
    seki,
    owners,
    neutral: empty - territory[0] - territory[1],
  };
}

const add = (one: Pair, other: Pair): Pair => [one[0] + other[0], one[1] + other[1]];

function tally(colors: Uint8Array, points: number): [number, number] {
  const counts: [number, number] = [0, 0];
  for (let point = 0; point < points; point++) if (colors[point]) counts[colors[point]! - 1]!++;
  return counts;
}

/** By point: owner of the empty point. Points beside stones in seki have no owner. */
function ownersOf({ all }: Regions, points: number, near: Int32Array, seki: readonly number[]): Uint8Array {
  const owners = new Uint8Array(points);
  const inSeki = new Set(seki);
  for (const region of all) {
    if (region.colors !== BLACK && region.colors !== WHITE) continue;
    const isBesideSeki =
      inSeki.size > 0 &&
      region.points.some((point) =>
        near
          .subarray(point * DIRECTION_COUNT, point * DIRECTION_COUNT + DIRECTION_COUNT)
          .some((other) => inSeki.has(other)),
      );
    if (!isBesideSeki) for (const point of region.points) owners[point] = region.colors;
  }
  return owners;
}

/** Stones of one colour that are connected directly or through empty regions that only this colour touches. */
interface Group {
  readonly stones: number[];
  readonly eyes: Set<Region>;
  /** Whether the group shares liberties with stones of the other side. */
  shares: boolean;
}

/**
 * Finds the stones in seki: groups that live without two eyes, because neither side can play on the shared liberties.
 */
function stonesInSeki(near: Int32Array, colors: Uint8Array, map: Regions): number[] {
  const points = map.of.length;
  const seen = new Uint8Array(points);
  const found: number[] = [];
  for (let start = 0; start < points; start++) {
    if (colors[start] === EMPTY || seen[start]) continue;
    const group = groupFrom(start, near, colors, map, seen);
    const large = [...group.eyes].some((eye) => eye.points.length >= LARGE_EYE);
    if (group.shares && group.eyes.size < 2 && !large) found.push(...group.stones);
  }
  return found.sort((a, b) => a - b);
}

function groupFrom(start: number, near: Int32Array, colors: Uint8Array, { of }: Regions, seen: Uint8Array): Group {
  const color = colors[start]!;
  const group: Group = { stones: [], eyes: new Set(), shares: false };
  const queue = [start];
  seen[start] = 1;
  for (const point of queue) {
    if (colors[point] === color) group.stones.push(point);
    for (let i = point * DIRECTION_COUNT; i < point * DIRECTION_COUNT + DIRECTION_COUNT; i++) {
      const other = near[i]!;
      if (other >= colors.length || other >= of.length) continue;
      const region = of[other];
      if (region && region.colors !== color) {
        group.shares = true;
        continue;
      }
      if (colors[other] !== color && !region) continue;
      if (region) group.eyes.add(region);
      if (seen[other]) continue;
      seen[other] = 1;
      queue.push(other);
    }
  }
  return group;
}
