import { scaleContours } from '../path.ts';
import type { PlacedText } from '../text/texts.ts';
import { type ContourTransform, type PieceDrawing, type PieceShape, shapeOf } from './shape.ts';

/** Horizontal middle of a flat piece in its box of 100 by 100. */
export const TILE_MIDDLE_X = 50;
/** Vertical middle of a flat piece in its box of 100 by 100. */
export const TILE_MIDDLE_Y = 49;

/**
 * The face of a flat piece: path data of characters, or letters, or a drawing with the side of its square and the y of
 * its middle.
 */
export type TileFace = { marks: string } | { text: PlacedText } | { drawing: PieceDrawing; side: number; y: number };

/** Side of the box in which drawings are made. */
const BOX = 100;

const halfTurn: ContourTransform = (contours) => scaleContours(contours, -1, 2 * TILE_MIDDLE_X, 2 * TILE_MIDDLE_Y);
const upright: ContourTransform = (contours) => contours;

/** Makes the shape of a flat piece from its outline, fine lines and face; upside down if `isTurned`. */
export function tileShape(body: string, lines: string, face: TileFace, isTurned: boolean): PieceShape {
  const place = isTurned ? halfTurn : upright;
  const shape = shapeOf({ bodies: [{ path: body }], lines, ...('drawing' in face ? {} : face) }, place);
  return 'drawing' in face ? { ...shape, inlay: inlayShape(face, place) } : shape;
}

/** The shape of a drawing on a flat piece, scaled around the middle of the piece. */
function inlayShape(
  { drawing, side, y }: Extract<TileFace, { drawing: PieceDrawing }>,
  place: ContourTransform,
): PieceShape {
  const scale = side / BOX;
  return shapeOf(drawing, (contours) =>
    place(scaleContours(contours, scale, TILE_MIDDLE_X * (1 - scale), y - TILE_MIDDLE_Y * scale)),
  );
}

/** Rounds to halves, which takes less to write and is symmetrical. */
const half = (value: number): number => Math.sign(value) * (Math.round(Math.abs(value) * 2) / 2);

/** Path data of a koma's outline, which points at the opponent. `size` is relative to the king's. */
export function wedgeOutline(size: number): string {
  const at = (x: number, y: number) => `${TILE_MIDDLE_X + half(x * size)} ${TILE_MIDDLE_Y + half(y * size)}`;
  const corners = [at(0, -43), at(27, -32), at(37, 41), at(-37, 41), at(-27, -32)];
  return `M${corners.join('L')}Z`;
}

/** Path data of a regular octagon that stands on one of its sides. */
export function octagonOutline(radius: number): string {
  const near = radius * Math.tan(Math.PI / 8);
  const corners = [
    [-near, -radius],
    [near, -radius],
    [radius, -near],
    [radius, near],
    [near, radius],
    [-near, radius],
    [-radius, near],
    [-radius, -near],
  ];
  return `M${corners.map(([x, y]) => `${TILE_MIDDLE_X + x!} ${TILE_MIDDLE_Y + y!}`).join('L')}Z`;
}
