import { roundToTenth } from '../path.ts';
import type { Point } from '../plane.ts';

/** Distance between the middles of adjacent places, in drawing units; used by boards of squares and most others. */
export const PLACE_DISTANCE = 90;

/** Path data of a circle. */
export const circlePath = ([x, y]: Point, r: number): string =>
  `M${roundToTenth(x - r)} ${roundToTenth(y)}a${roundToTenth(r)} ${roundToTenth(r)} 0 1 1 ${roundToTenth(2 * r)} 0a${roundToTenth(r)} ${roundToTenth(r)} 0 1 1-${roundToTenth(2 * r)} 0z`;
