import { type ZobristKeys, zobristKeys } from '../../../play/zobrist.ts';
import type { GoDefinition } from '../definition.ts';
import { starPointsOf } from './stars.ts';

/** Contents of a point: no stone. */
export const EMPTY = 0;
/** Contents of a point: a black stone. */
export const BLACK = 1;
/** Contents of a point: a white stone. */
export const WHITE = 2;
/** Contents of a point beyond the edge of the board. */
export const OUTSIDE = 3;

/** The stone colour of a seat. */
export const colorOf = (seat: number): number => seat + 1;
export const otherColor = (color: number): number => 3 - color;

/** Number of neighbours stored per point. As many diagonal neighbours are stored. */
export const DIRECTION_COUNT = 4;

/**
 * A definition compiled for the engines. Points are numbered from A1 at the lower left, to the right and then up. Index
 * `points`, after the last point, stands for everything outside.
 */
export interface Board {
  readonly definition: GoDefinition;
  readonly files: number;
  readonly ranks: number;
  readonly points: number;
  /**
   * Neighbours of each point: `DIRECTION_COUNT` entries per point, where index `points` stands for a missing neighbour.
   * On narrow boards with joined sides, a point that is reached in two directions is listed once.
   */
  readonly neighbours: Int32Array;
  /** Diagonal neighbours of each point, in the layout of `neighbours`. */
  readonly corners: Int32Array;
  /** Zobrist keys of the stones, at index 2 * point + colour - 1. The high words use only the low `STONE_BITS` bits. */
  readonly keys: ZobristKeys;
  /** Star points, which are marked in the picture of the board. */
  readonly stars: readonly number[];
  /** By point: colour of the stone there before the first move. `first` is the seat that makes the first move. */
  readonly start: Uint8Array;
  readonly first: number;
}

/**
 * Number of low bits that hash the stones in the high word of a key. The bits above them hold the player to move, the
 * passes and other state as they are.
 */
export const STONE_BITS = 19;
export const STONE_MASK = (1 << STONE_BITS) - 1;

export function compileBoard(definition: GoDefinition): Board {
  const { files, ranks } = definition.board;
  const points = files * ranks;
  const { handicap } = definition.setup;
  const { stars, stones } = starPointsOf(files, ranks, handicap);
  const keys = zobristKeys('go', 2 * points);
  const start = new Uint8Array(points);
  for (const point of stones) start[point] = BLACK;
  return {
    definition,
    files,
    ranks,
    points,
    neighbours: neighbours(definition, [
      [0, -1],
      [-1, 0],
      [1, 0],
      [0, 1],
    ]),
    corners: neighbours(definition, [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ]),
    keys: { lo: keys.lo, hi: keys.hi.map((word) => word & STONE_MASK) },
    stars,
    start,
    first: stones.length > 0 ? 1 : 0,
  };
}

/**
 * Points reached by each of the given steps, `DIRECTION_COUNT` entries per point; `points` if there is none. On narrow
 * boards with joined sides, a point that is reached by two steps is listed once.
 */
function neighbours({ board }: GoDefinition, steps: readonly (readonly [number, number])[]): Int32Array {
  const { files, ranks, edges } = board;
  const points = files * ranks;
  const near = new Int32Array(points * DIRECTION_COUNT).fill(points);
  for (let point = 0; point < points; point++) {
    const found = new Set<number>();
    for (const [dx, dy] of steps) {
      let x = (point % files) + dx;
      let y = Math.floor(point / files) + dy;
      if (edges === 'joined') [x, y] = [(x + files) % files, (y + ranks) % ranks];
      const other = y * files + x;
      if (x >= 0 && x < files && y >= 0 && y < ranks && other !== point) found.add(other);
    }
    near.set([...found], point * DIRECTION_COUNT);
  }
  return near;
}

const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** Name of a point, such as 'D4': a column letter (without I) and the row counted from below. */
export const vertexOf = ({ files }: Pick<Board, 'files'>, point: number): string =>
  `${LETTERS[point % files]}${Math.floor(point / files) + 1}`;

/** The point with a name such as 'D4', in upper or lower case; undefined if the board has none. */
export function parseVertex({ files, ranks }: Pick<Board, 'files' | 'ranks'>, name: string): number | undefined {
  const read = /^([a-z])([1-9][0-9]?)$/i.exec(name.trim());
  if (!read) return undefined;
  const file = LETTERS.indexOf(read[1]!.toUpperCase());
  const rank = Number(read[2]) - 1;
  return file >= 0 && file < files && rank < ranks ? rank * files + file : undefined;
}
