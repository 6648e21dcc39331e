import { type Point, roundTenth } from '../plane.ts';

/** Distance between the middles of adjacent places, in drawing units; used by boards of squares and most others. */
export const PLACE_DISTANCE = 90;

/** Path data of a circle. */
export const circlePath = ([x, y]: Point, r: number): string =>
  `M${roundTenth(x - r)} ${roundTenth(y)}a${roundTenth(r)} ${roundTenth(r)} 0 1 1 ${roundTenth(2 * r)} 0a${roundTenth(r)} ${roundTenth(r)} 0 1 1-${roundTenth(2 * r)} 0z`;
