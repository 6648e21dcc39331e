import { type Contour, mirrorProfile, type Outline, parsePath, toOutlines } from '../path.ts';
import { type PlacedText, penOf, textLines } from '../text/texts.ts';

/**
 * A piece as drawn by hand, in a box of 100 by 100 with the foot at y = 88 and the middle at x = 50. Symmetrical
 * bodies, such as pieces turned on a lathe, have only their right half written down.
 */
export interface PieceDrawing {
  /**
   * Filled and outlined areas, from back to front. `turned` is the right half of a symmetrical area, `path` a whole
   * one.
   */
  bodies: readonly ({ turned: string } | { path: string })[];
  /** Path data of fine lines on the bodies. */
  lines?: string;
  /** Path data of filled spots on the bodies, such as eyes. */
  marks?: string;
  /** Letters on the bodies. */
  text?: PlacedText;
}

/** A drawing ready to be placed on a board. */
export interface PieceShape {
  bodies: Outline[][];
  lines: Outline[];
  marks: Outline[];
  /** The lines of the letters, and the breadth of the pen. */
  letters?: { lines: Outline[]; pen: number };
  /** A smaller drawing on the piece, painted in the colour of its marks. */
  inlay?: PieceShape;
}

/** Transforms contours: moves, scales or rotates them. */
export type ContourTransform = (contours: readonly Contour[]) => readonly Contour[];

const AXIS = 50;

const asDrawn: ContourTransform = (contours) => contours;

/** Converts a drawing to a shape. `place` moves, scales or rotates it; by default it stays as drawn. */
export const shapeOf = (
  { bodies, lines = '', marks = '', text }: PieceDrawing,
  place: ContourTransform = asDrawn,
): PieceShape => ({
  bodies: bodies.map((body) =>
    toOutlines(place('turned' in body ? [mirrorProfile(body.turned, AXIS)] : parsePath(body.path))),
  ),
  lines: toOutlines(place(parsePath(lines))),
  marks: toOutlines(place(parsePath(marks))),
  ...(text && { letters: { lines: toOutlines(place(parsePath(textLines(text)))), pen: penOf(text.size) } }),
});
