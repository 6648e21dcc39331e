import type { Grid } from '../../../board/grid.ts';
import { type ZobristKeys, zobristKeys } from '../../../play/zobrist.ts';
import type { MorrisDefinition } from '../definition.ts';

/** Number of men in a mill. */
export const MILL_LENGTH = 3;

/**
 * Index of the first hash key for each property: men, men in hand, player to move, phase, and the player who closed a
 * mill first.
 */
export const KEY_OFFSET = { men: 0, hands: 64, turn: 96, phase: 97, first: 102 } as const;
const KEY_COUNT = 105;

/** A compiled definition. Points are numbered row by row from the top, each row from the left. */
export interface Board {
  readonly definition: MorrisDefinition;
  /** Names of the points, such as "a7". */
  readonly points: readonly string[];
  readonly pointCount: number;
  /** All points as a bit set. */
  readonly allPoints: number;
  /** Neighbours of each point, as bit sets. */
  readonly neighbours: Int32Array;
  /** For each point, the other two points of each mill it belongs to, as bit sets. */
  readonly millPartners: readonly Int32Array[];
  /** All mills, each as a bit set of three points. */
  readonly mills: Int32Array;
  /** The lines of the board, each with its points in order. */
  readonly lines: readonly (readonly number[])[];
  /** By seat: bit set of the points on which three men in a row do not count as a mill. */
  readonly homeRows: readonly [number, number];
  readonly keys: ZobristKeys;
  /** Whether position strings include the phase of the game. */
  readonly hasPhases: boolean;
}

const bit = (point: number): number => 1 << point;

const setOf = (points: readonly number[]): number => points.reduce((set, point) => set | bit(point), 0);

/** Compares names of points, to sort them row by row from the top, each row from the left. */
const inReadingOrder = (one: string, other: string): number =>
  Number(other.slice(1)) - Number(one.slice(1)) || (one < other ? -1 : 1);

/** The names of all points of a board. */
export const pointsOf = ({ lines }: MorrisDefinition['board']): string[] =>
  [...new Set(lines.flatMap((line) => line.split(' ')))].sort(inReadingOrder);

/** Compiles a definition for the engine. */
export function compileBoard(definition: MorrisDefinition): Board {
  const points = pointsOf(definition.board);
  const numbered = (names: readonly string[]) => names.map((name) => points.indexOf(name));
  const lines = definition.board.lines.map((line) => numbered(line.split(' ')));
  const neighbours = new Int32Array(points.length);
  for (const line of lines) {
    for (const [index, point] of line.slice(1).entries()) {
      neighbours[point]! |= bit(line[index]!);
      neighbours[line[index]!]! |= bit(point);
    }
  }
  const threes = lines.flatMap((line) =>
    line.slice(MILL_LENGTH - 1).map((_, index) => setOf(line.slice(index, index + MILL_LENGTH))),
  );
  const [white = [], black = []] = definition.rules.home ?? [];
  return {
    definition,
    points,
    pointCount: points.length,
    allPoints: setOf([...points.keys()]),
    neighbours,
    millPartners: points.map((_, point) =>
      Int32Array.from(threes.filter((three) => three & bit(point)).map((three) => three & ~bit(point))),
    ),
    mills: Int32Array.from(threes),
    lines,
    homeRows: [setOf(numbered(white)), setOf(numbered(black))],
    keys: zobristKeys('morris', KEY_COUNT),
    hasPhases: definition.rules.fullBoard || definition.rules.blocked === 'is-let-out',
  };
}

/** Index of the point with a name, in upper or lower case; undefined if there is none. */
export function parsePoint({ points }: Board, name: string): number | undefined {
  const point = points.indexOf(name.trim().toLowerCase());
  return point < 0 ? undefined : point;
}

/** The smallest square grid that contains all points. */
export function gridOf({ points }: Board): Grid {
  return {
    files: Math.max(...points.map((name) => name.charCodeAt(0) - 96)),
    ranks: Math.max(...points.map((name) => Number(name.slice(1)))),
  };
}
