import { starPath } from '../pieces/feet.ts';
import { type Point, polylinePath } from '../plane.ts';
import { circlePath } from './measures.ts';
import type { PlayerColor } from './tones.ts';

/** Signs of the players' colours, so that men differ by shape too. The heads of pawns and pegs have the same shapes. */
const SIGNS: Record<PlayerColor, (at: Point, reach: number) => string> = {
  red: (at, r) => circlePath(at, 0.8 * r),
  blue: ([x, y], r) =>
    polygon(
      [x - 0.75 * r, y - 0.75 * r],
      [x + 0.75 * r, y - 0.75 * r],
      [x + 0.75 * r, y + 0.75 * r],
      [x - 0.75 * r, y + 0.75 * r],
    ),
  yellow: ([x, y], r) => polygon([x, y - r], [x + 0.95 * r, y + 0.7 * r], [x - 0.95 * r, y + 0.7 * r]),
  green: ([x, y], r) => polygon([x, y - r], [x + r, y], [x, y + r], [x - r, y]),
  purple: ([x, y], r) => starPath(x, y, 5, 0.48 * r, 1.1 * r),
  black: ([x, y], r) => polygon([x - r, y - 0.4 * r], [x + r, y - 0.4 * r], [x + r, y + 0.4 * r], [x - r, y + 0.4 * r]),
};

const polygon = (...corners: Point[]): string => `${polylinePath(corners)}z`;

/** Path data of the sign of a player's colour. `reach` is about the distance from its middle to its corners. */
export const playerSignPath = (color: PlayerColor, at: Point, reach: number): string => SIGNS[color](at, reach);
