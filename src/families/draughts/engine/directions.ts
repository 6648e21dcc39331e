import type { RelativeDirection } from '../definition.ts';

/** Directions are 0 to 7, clockwise from "up the board", where White moves; the opposite direction is four further. */
export const UP_LEFT = 7;
export const UP_RIGHT = 1;
export const DOWN_RIGHT = 3;
export const DOWN_LEFT = 5;

/** Step of each direction: files to the right and ranks upwards. */
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

/** The direction mirrored top to bottom, as Black moves. */
const mirrored = (direction: number): number => (12 - direction) % 8;

/** The directions for a side, from those relative to its owner. */
export const directionsOf = (ways: readonly RelativeDirection[], side: number): Uint8Array =>
  Uint8Array.from(ways.flatMap((way) => DIRECTIONS[way]).map((one) => (side === 0 ? one : mirrored(one))));
