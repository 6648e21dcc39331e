import { CELL_SIZE } from '../../board/render/layout.ts';
import { placeOutlines } from '../../board/render/path.ts';
import { drawingOf, type PieceFace, pieceShapeOf } from '../../board/render/pieces/faces.ts';
import { circlePath } from '../../board/render/pieces/feet.ts';
import { INSET_X, INSET_Y, paintPieces, paintShape } from '../../board/render/pieces/paint.ts';
import type { PieceSet as SetName } from '../../board/render/pieces/sets.ts';
import { TILE_MIDDLE_X, TILE_MIDDLE_Y, tileShape } from '../../board/render/pieces/tiles.ts';
import { type PaintColors, THEMES, type ThemeName } from '../../board/render/themes.ts';
import { type Picture, pathElement } from '../picture.ts';

/** Draws a single piece. */
export type Painter = (face: PieceFace) => Picture;

/** Makes a picture of the size of a board's cell. */
export const cellPicture = (content: string): Picture => ({ width: CELL_SIZE, height: CELL_SIZE, content });

/** Makes a painter that draws pieces as they look on a board. */
export const boardPainter =
  (set: SetName, theme: ThemeName = 'walnut'): Painter =>
  (face) =>
    cellPicture(paintPieces([{ face, x: 0, y: 0 }], THEMES[theme], { set, orientation: 0 }));

const { walnut } = THEMES;

/** Colours for printing: white with thin black lines, and grey in place of black. */
const PRINT_PAINTS: Record<PieceFace['color'], PaintColors> = {
  white: { fill: '#ffffff', edge: '#000000', fine: '#000000' },
  black: { fill: '#a8a8a8', edge: '#000000', fine: '#000000' },
  neutral: { fill: '#ffffff', edge: '#000000', fine: '#000000' },
};

/** Draws pieces in the colours for printing. */
export const printPainter: Painter = (face) => cellPicture(paintShape(pieceShapeOf(face), PRINT_PAINTS[face.color]));

/** Draws only the filled outline of a piece, which is clear even when small. */
export const silhouettePainter: Painter = (face) => {
  const { fill, edge } = walnut[face.color];
  const d = pieceShapeOf(face)
    .bodies.map((body) => placeOutlines(body, INSET_X, INSET_Y))
    .join('');
  const rim = { fill: edge, stroke: edge, 'stroke-width': 6, 'stroke-linejoin': 'round' };
  return cellPicture(pathElement(d, rim) + pathElement(d, { fill, stroke: fill, 'stroke-width': 0.6 }));
};

const DISC = circlePath(TILE_MIDDLE_X, TILE_MIDDLE_Y, 42);
const RIM = circlePath(TILE_MIDDLE_X, TILE_MIDDLE_Y, 38);

/** Draws a piece on a flat disc, as a model to cut from wood or card. */
export const medallionPainter: Painter = (face) => {
  const drawing = drawingOf(face.image ?? face.name);
  const shape = drawing ? tileShape(DISC, RIM, { drawing, side: 66, y: TILE_MIDDLE_Y - 1 }, false) : pieceShapeOf(face);
  return cellPicture(paintShape(shape, walnut[face.color]));
};

/** Draws the letter of a piece on a disc. */
export const letterPainter: Painter = (face) =>
  cellPicture(paintShape(pieceShapeOf({ ...face, image: '' }), walnut[face.color]));
