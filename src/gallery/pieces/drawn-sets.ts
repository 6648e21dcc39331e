import { characterColumnPath, hasCharacters } from '../../board/render/characters.ts';
import { drawingOf } from '../../board/render/pieces/faces.ts';
import { paintShape } from '../../board/render/pieces/paint.ts';
import { type PieceDrawing, shapeOf } from '../../board/render/pieces/shape.ts';
import type { PaintColors } from '../../board/render/themes.ts';
import { slugOf } from '../../lib/slug.ts';
import { content, contentIn } from '../content.ts';
import { drawText, pathElement } from '../picture.ts';
import { cellPicture } from './paints.ts';
import { cacheResult, type GalleryPiece, OWN_WORK_LICENCE, type PieceSet } from './piece-set.ts';

/** A piece in a file of `content/pieces`. `drawing` is the name of a shared drawing, or the piece's own drawing. */
interface AuthoredPiece {
  readonly name: string;
  readonly letter?: string;
  readonly text: string;
  readonly colors: readonly string[];
  readonly drawing: string | PieceDrawing;
  /** Text written on the piece. */
  readonly label?: string;
}

/** A file of `content/pieces`, which defines one set of pieces. */
interface PieceFile extends Omit<PieceSet, 'pieces' | 'author'> {
  readonly source: string;
  readonly paints: Readonly<Record<string, PaintColors>>;
  readonly drawings?: Readonly<Record<string, PieceDrawing>>;
  readonly pieces: readonly AuthoredPiece[];
}

/**
 * Draws a label in the middle of a piece, as Chinese characters if outlines of all of them exist, otherwise as letters
 * and digits.
 */
function drawLabel(label: string, ink: string): string {
  if (hasCharacters(label)) return pathElement(characterColumnPath(label, 54, 45, 45), { fill: ink });
  return drawText(label, label.length > 1 ? 40 : 48, [45, 46], ink);
}

function piecesOf({ pieces, paints, drawings = {} }: PieceFile): GalleryPiece[] {
  return pieces.flatMap(({ name, letter = '', text, colors, drawing, label }) =>
    colors.map((color): GalleryPiece => {
      const drawn = typeof drawing === 'string' ? (drawings[drawing] ?? drawingOf(drawing)!) : drawing;
      const paint = paints[color]!;
      const labelPath = label === undefined ? '' : drawLabel(label, paint.fine);
      return {
        id: slugOf(`${color} ${name}`),
        name,
        letter,
        color,
        text: `${color} ${name}: ${text}`,
        picture: cellPicture(paintShape(shapeOf(drawn), paint) + labelPath),
      };
    }),
  );
}

/** Sets of pieces for games without an engine, defined only by content files. */
export const drawnPieceSets: readonly PieceSet[] = contentIn('pieces').map((file) => {
  const set = content<PieceFile>(file);
  const { source: _, paints: __, drawings: ___, pieces: ____, ...metadata } = set;
  return { ...OWN_WORK_LICENCE, ...metadata, pieces: cacheResult(() => piecesOf(set)) };
});
