import { extentOf, parsePath, placeOutlines } from '../../board/render/path.ts';
import { drawingOf } from '../../board/render/pieces/faces.ts';
import { INSET_X, INSET_Y, paintShape } from '../../board/render/pieces/paint.ts';
import { type PieceDrawing, type PieceShape, shapeOf } from '../../board/render/pieces/shape.ts';
import { shipPaths } from '../../board/render/pieces/ships.ts';
import type { DrawnPiece } from '../../board/render/plan/men.ts';
import { characterColumnPath, hasCharacters } from '../../board/render/text/characters.ts';
import type { PaintColors } from '../../board/render/themes.ts';
import { slugOf } from '../../lib/slug.ts';
import { content, contentIn } from '../content.ts';
import { drawText, pathElement } from '../picture.ts';
import { cellPicture } from './paints.ts';
import { cacheResult, type GalleryPiece, OWN_WORK_LICENCE, type PieceSet } from './piece-set.ts';

/**
 * A piece in a file of `content/pieces`. `drawing` is the name of a shared drawing, the piece's own drawing, or the
 * number of squares of a ship.
 */
interface AuthoredPiece {
  readonly name: string;
  readonly letter?: string;
  readonly text: string;
  readonly colors: readonly string[];
  readonly drawing: string | PieceDrawing | { readonly ship: number };
  /** Text written on the piece. */
  readonly label?: string;
  /** Number written below the label, in games where pieces have ranks. */
  readonly rank?: string;
}

/** A file of `content/pieces`, which defines one set of pieces. */
interface PieceFile extends Omit<PieceSet, 'pieces' | 'author'> {
  readonly source: string;
  readonly paints: Readonly<Record<string, PaintColors>>;
  readonly drawings?: Readonly<Record<string, PieceDrawing>>;
  /** What lies on the middle of a place of a board. Default: the middle of the piece. */
  readonly anchor?: 'foot';
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

/** Draws a label with a smaller number below, within the rim of a disc. */
const drawRanked = (label: string, rank: string, ink: string): string =>
  pathElement(characterColumnPath(label, 43, 45, 35.5), { fill: ink }) + drawText(rank, 26, [45, 69], ink);

function piecesOf(file: PieceFile): GalleryPiece[] {
  return file.pieces.flatMap((piece) =>
    piece.colors.map((color): GalleryPiece => {
      const { name, letter = '', text } = piece;
      const { shape, paint, label } = draw(file, piece, color);
      return {
        id: slugOf(`${color} ${name}`),
        name,
        letter,
        color,
        text: `${color} ${name}: ${text}`,
        picture: cellPicture(paintShape(shape, paint) + label),
      };
    }),
  );
}

/** Length of a square in pictures of ships, each of which is as large as the picture permits. */
const shipPitch = (squares: number): number => Math.min(88 / squares, 34);
/** Length of a square from which on the edge of the deck is clear of the holes. */
const DECK_PITCH = 28;

function shipDrawing(squares: number): PieceDrawing {
  const pitch = shipPitch(squares);
  const { hull, bridge, deck, holes } = shipPaths(squares, pitch, 50, 49);
  const bodies = [{ path: hull }, ...(bridge ? [{ path: bridge }] : [])];
  return { bodies, lines: pitch < DECK_PITCH ? '' : deck, marks: holes };
}

function draw(
  { paints, drawings = {}, anchor }: PieceFile,
  { drawing, label, rank }: AuthoredPiece,
  color: string,
): DrawnPiece {
  const drawn =
    typeof drawing === 'string'
      ? (drawings[drawing] ?? drawingOf(drawing)!)
      : 'ship' in drawing
        ? shipDrawing(drawing.ship)
        : drawing;
  const paint = paints[color]!;
  const shape = shapeOf(drawn);
  const written = label && (rank ? drawRanked(label, rank, paint.fine) : drawLabel(label, paint.fine));
  return { shape, paint, label: written ?? '', middle: middleOf(shape, anchor), isPin: anchor === 'foot' };
}

/** The middle of a piece, or of its foot, in the box of its cell. */
function middleOf({ bodies }: PieceShape, anchor: PieceFile['anchor']): readonly [x: number, y: number] {
  const { left, right, top, bottom } = extentOf(parsePath(placeOutlines(bodies.flat(), INSET_X, INSET_Y)));
  return [(left + right) / 2, anchor === 'foot' ? bottom : (top + bottom) / 2];
}

const files: readonly PieceFile[] = contentIn('pieces').map((file) => content<PieceFile>(file));

/** Sets of pieces for games without an engine, defined only by content files. */
export const drawnPieceSets: readonly PieceSet[] = files.map((set) => {
  const { source: _, paints: __, drawings: ___, pieces: ____, anchor: _____, ...metadata } = set;
  return { ...OWN_WORK_LICENCE, ...metadata, pieces: cacheResult(() => piecesOf(set)) };
});

/** By set, and by colour and name: pieces as boards draw them. */
const drawn = new Map<string, DrawnPiece>();

/** Draws a piece of a content file, by its colour and name, such as `black tiger`. */
export function drawnPiece(set: string, image: string): DrawnPiece {
  const key = `${set}: ${image}`;
  const known = drawn.get(key) ?? drawNamed(set, image);
  drawn.set(key, known);
  return known;
}

function drawNamed(set: string, image: string): DrawnPiece {
  const file = files.find(({ id }) => id === set);
  const color = file && Object.keys(file.paints).find((one) => image.startsWith(`${one} `));
  const piece = color && file.pieces.find((one) => image === `${color} ${one.name}` && one.colors.includes(color));
  if (!piece) throw new Error(`no set ${set} has a ${image}`);
  return draw(file, piece, color);
}
