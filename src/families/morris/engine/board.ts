import type { Grid } from '../../../board/grid.ts';
import { type Keys, zobristKeys } from '../../../play/zobrist.ts';
import type { MorrisDefinition } from '../definition.ts';

/** Men in a row that matter. */
export const MILL_LENGTH = 3;

/** Where the random numbers of things begin: men of both sides, hands, the turn, phases, who closed a row first. */
export const KEY_OFFSET = { men: 0, hands: 64, turn: 96, phase: 97, first: 102 } as const;
const KEYS = 105;

/** A definition as the engine needs it. Points are numbered in reading order from the top row. */
export interface Board {
  readonly definition: MorrisDefinition;
  /** Their names. */
  readonly points: readonly string[];
  readonly pointCount: number;
  /** All points as a set. */
  readonly allPoints: number;
  /** By point: the neighbours, as a set. */
  readonly neighbours: Int32Array;
  /** By point: the other two points of each three in a row, as sets. */
  readonly millPartners: readonly Int32Array[];
  /** All threes in a row, as sets. */
  readonly mills: Int32Array;
  /** The lines as points in order. */
  readonly lines: readonly (readonly number[])[];
  /** By seat: points on which three in a row are none. */
  readonly homeRows: readonly [number, number];
  readonly keys: Keys;
  /** Parts of the game are told in position strings. */
  readonly hasPhases: boolean;
}

const bit = (point: number): number => 1 << point;

const setOf = (points: readonly number[]): number => points.reduce((set, point) => set | bit(point), 0);

/** From the top row, each from the left. */
const inReadingOrder = (one: string, other: string): number =>
  Number(other.slice(1)) - Number(one.slice(1)) || (one < other ? -1 : 1);

export const pointsOf = ({ lines }: MorrisDefinition['board']): string[] =>
  [...new Set(lines.flatMap((line) => line.split(' ')))].sort(inReadingOrder);

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
    keys: zobristKeys('morris', KEYS),
    hasPhases: definition.rules.fullBoard || definition.rules.blocked === 'is-let-out',
  };
}

/** The point of a name in any case. */
export function parsePoint({ points }: Board, name: string): number | undefined {
  const point = points.indexOf(name.trim().toLowerCase());
  return point < 0 ? undefined : point;
}

/** The smallest grid that holds all points. */
export function gridOf({ points }: Board): Grid {
  return {
    files: Math.max(...points.map((name) => name.charCodeAt(0) - 96)),
    ranks: Math.max(...points.map((name) => Number(name.slice(1)))),
  };
}
