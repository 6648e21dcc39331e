import { type Contour, mirrorProfile, type Outline, parsePath, toOutlines } from '../path.ts';

/**
 * A piece as authored, in a box of 100 by 100 with the foot at y = 88 and the middle at x = 50. Of symmetrical bodies
 * (pieces turned on a lathe) only the right half is written.
 */
export interface Drawing {
  /** Filled and outlined, from back to front: `turned` right halves or whole `path`s. */
  bodies: readonly ({ turned: string } | { path: string })[];
  /** Fine lines on the bodies. */
  lines?: string;
  /** Filled spots on the bodies: eyes, letters. */
  marks?: string;
}

/** A drawing ready to be placed on a board. */
export interface Shape {
  bodies: Outline[][];
  lines: Outline[];
  marks: Outline[];
  /** A drawing on the piece, in the colour of its marks. */
  inlay?: Shape;
}

/** Transforms outlines: position, size or direction. */
export type Transform = (contours: readonly Contour[]) => readonly Contour[];

const AXIS = 50;

const asDrawn: Transform = (contours) => contours;

export const shapeOf = ({ bodies, lines = '', marks = '' }: Drawing, place: Transform = asDrawn): Shape => ({
  bodies: bodies.map((body) =>
    toOutlines(place('turned' in body ? [mirrorProfile(body.turned, AXIS)] : parsePath(body.path))),
  ),
  lines: toOutlines(place(parsePath(lines))),
  marks: toOutlines(place(parsePath(marks))),
});
