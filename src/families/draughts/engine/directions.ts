import type { RelativeDirection } from '../definition.ts';

/**
 * Number of a direction. The eight directions are numbered clockwise from 0, which is up the board, where White moves.
 * The opposite of direction d is (d + 4) % 8.
 */
export const UP_LEFT = 7;
export const UP_RIGHT = 1;
export const DOWN_RIGHT = 3;
export const DOWN_LEFT = 5;

/** Files to the right and ranks upwards that one step in each direction covers. */
export const DIRECTION_STEPS: readonly (readonly [files: number, ranks: number])[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

export const isDiagonal = (direction: number): boolean => direction % 2 === 1;

const DIRECTIONS: Record<RelativeDirection, readonly number[]> = {
  ahead: [0],
  'slanting-ahead': [UP_LEFT, UP_RIGHT],
  aside: [2, 6],
  'slanting-back': [DOWN_LEFT, DOWN_RIGHT],
  back: [4],
};

/** The direction with up and down exchanged, as seen by Black. */
const mirrored = (direction: number): number => (12 - direction) % 8;

/** Converts directions as seen by the owner of a piece to directions on the board, for a side. */
export const directionsOf = (ways: readonly RelativeDirection[], side: number): Uint8Array =>
  Uint8Array.from(ways.flatMap((way) => DIRECTIONS[way]).map((one) => (side === 0 ? one : mirrored(one))));
