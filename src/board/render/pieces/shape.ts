import { type Contour, type Outline, parsePath, toOutlines, turnProfile } from '../path.ts';

/**
 * A piece as it is authored, in a box of 100 by 100 with the foot at y = 88 and the middle at x = 50. What is turned on
 * a lathe in wood is turned here too: only its right half is written.
 */
export interface Drawing {
  /** Filled and outlined, from back to front: `turnProfile` profiles or whole `path`s. */
  bodies: readonly ({ turned: string } | { path: string })[];
  /** Fine lines on the bodies. */
  lines?: string;
  /** Filled spots on the bodies: eyes, letters. */
  marks?: string;
}

/** The same ready to be put on a board. */
export interface Shape {
  bodies: Outline[][];
  lines: Outline[];
  marks: Outline[];
  /** A drawing on the piece, in the colours of its marks. */
  inlay?: Shape;
}

/** Moves outlines to another place, size or direction. */
export type Transform = (contours: readonly Contour[]) => readonly Contour[];

const AXIS = 50;

const asDrawn: Transform = (contours) => contours;

export const shapeOf = ({ bodies, lines = '', marks = '' }: Drawing, place: Transform = asDrawn): Shape => ({
  bodies: bodies.map((body) =>
    toOutlines(place('turned' in body ? [turnProfile(body.turned, AXIS)] : parsePath(body.path))),
  ),
  lines: toOutlines(place(parsePath(lines))),
  marks: toOutlines(place(parsePath(marks))),
});
