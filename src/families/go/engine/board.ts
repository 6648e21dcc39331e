import { type Keys, zobristKeys } from '../../../play/zobrist.ts';
import type { GoDefinition } from '../definition.ts';
import { starsOf } from './stars.ts';

/** What is on a point. */
export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
/** There is no point. */
export const OUTSIDE = 3;

/** The colour of a seat, and of the other. */
export const colorOf = (seat: number): number => seat + 1;
export const otherColor = (color: number): number => 3 - color;

/** Directions of a point's neighbours. */
export const DIRECTIONS = 4;

/**
 * A definition as the engines need it. Points are numbered from A1 at the lower left to the right, then up. Behind the
 * last is a place for all that is outside.
 */
export interface Board {
  readonly definition: GoDefinition;
  readonly files: number;
  readonly ranks: number;
  readonly points: number;
  /** By point: its neighbours, each once, then `points` for those that are not there. */
  readonly neighbours: Int32Array;
  /** By point: those that touch it at a corner, in the same way. */
  readonly corners: Int32Array;
  /** Random numbers of a black and of a white stone on each point; of the high word only the low bits that a key keeps. */
  readonly keys: Keys;
  /** Points that are marked on the board. */
  readonly stars: readonly number[];
  /** Stones before the first move, and who makes it. */
  readonly start: Uint8Array;
  readonly first: number;
}

/** The low bits of the high word of a key tell of stones alone; those above say who is to move, and so on. */
export const STONE_BITS = 19;
export const STONE_MASK = (1 << STONE_BITS) - 1;

export function compileBoard(definition: GoDefinition): Board {
  const { files, ranks } = definition.board;
  const points = files * ranks;
  const { handicap } = definition.setup;
  const { stars, stones } = starsOf(files, ranks, handicap);
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

/** The points some steps away from each; over the edge of a narrow board they may be the same, and count once. */
function neighbours({ board }: GoDefinition, steps: readonly (readonly [number, number])[]): Int32Array {
  const { files, ranks, edges } = board;
  const points = files * ranks;
  const near = new Int32Array(points * DIRECTIONS).fill(points);
  for (let point = 0; point < points; point++) {
    const found = new Set<number>();
    for (const [dx, dy] of steps) {
      let x = (point % files) + dx;
      let y = Math.floor(point / files) + dy;
      if (edges === 'joined') [x, y] = [(x + files) % files, (y + ranks) % ranks];
      const other = y * files + x;
      if (x >= 0 && x < files && y >= 0 && y < ranks && other !== point) found.add(other);
    }
    near.set([...found], point * DIRECTIONS);
  }
  return near;
}

const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** 'D4': the letter of the column, of which I is none, and the row counted from below. */
export const vertexOf = ({ files }: Pick<Board, 'files'>, point: number): string =>
  `${LETTERS[point % files]}${Math.floor(point / files) + 1}`;

/** The point of a vertex in any case; undefined when the board has none of that name. */
export function parseVertex({ files, ranks }: Pick<Board, 'files' | 'ranks'>, name: string): number | undefined {
  const read = /^([a-z])([1-9][0-9]?)$/i.exec(name.trim());
  if (!read) return undefined;
  const file = LETTERS.indexOf(read[1]!.toUpperCase());
  const rank = Number(read[2]) - 1;
  return file >= 0 && file < files && rank < ranks ? rank * files + file : undefined;
}
