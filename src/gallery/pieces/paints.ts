import { CELL } from '../../board/render/layout.ts';
import { placeOutlines } from '../../board/render/path.ts';
import { drawingOf, type PieceFace, shapeFor } from '../../board/render/pieces/faces.ts';
import { spot } from '../../board/render/pieces/feet.ts';
import { INSET_X, INSET_Y, paintPieces, paintShape } from '../../board/render/pieces/paint.ts';
import type { PieceSet as SetName } from '../../board/render/pieces/sets.ts';
import { MIDDLE_X, MIDDLE_Y, tileShape } from '../../board/render/pieces/tiles.ts';
import { type Paint, THEMES, type ThemeName } from '../../board/render/themes.ts';
import { type Picture, path } from '../picture.ts';

/** Draws a piece alone. */
export type Painter = (face: PieceFace) => Picture;

export const boxed = (content: string): Picture => ({ width: CELL, height: CELL, content });

/** As boards show it. */
export const onBoards =
  (set: SetName, theme: ThemeName = 'walnut'): Painter =>
  (face) =>
    boxed(paintPieces([{ face, x: 0, y: 0 }], THEMES[theme], { set, orientation: 0 }));

const { walnut } = THEMES;

/** For printers: thin lines, and grey in place of black. */
const PRINTED: Record<PieceFace['color'], Paint> = {
  white: { fill: '#ffffff', edge: '#000000', fine: '#000000' },
  black: { fill: '#a8a8a8', edge: '#000000', fine: '#000000' },
  neutral: { fill: '#ffffff', edge: '#000000', fine: '#000000' },
};

export const printed: Painter = (face) => boxed(paintShape(shapeFor(face), PRINTED[face.color]));

/** The outline alone, filled: it stays clear where it is small. */
export const silhouettes: Painter = (face) => {
  const { fill, edge } = walnut[face.color];
  const d = shapeFor(face)
    .bodies.map((body) => placeOutlines(body, INSET_X, INSET_Y))
    .join('');
  const rim = { fill: edge, stroke: edge, 'stroke-width': 6, 'stroke-linejoin': 'round' };
  return boxed(path(d, rim) + path(d, { fill, stroke: fill, 'stroke-width': 0.6 }));
};

const COIN = spot(MIDDLE_X, MIDDLE_Y, 42);
const RIM = spot(MIDDLE_X, MIDDLE_Y, 38);

/** The figure on a flat disc, which can be cut out of wood or card. */
export const medallions: Painter = (face) => {
  const drawing = drawingOf(face.image ?? face.name);
  const shape = drawing ? tileShape(COIN, RIM, { drawing, side: 66, y: MIDDLE_Y - 1 }, false) : shapeFor(face);
  return boxed(paintShape(shape, walnut[face.color]));
};

/** Its letter on a disc. */
export const lettered: Painter = (face) => boxed(paintShape(shapeFor({ ...face, image: '' }), walnut[face.color]));
