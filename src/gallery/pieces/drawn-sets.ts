import { canWrite, column } from '../../board/render/characters.ts';
import { drawingOf } from '../../board/render/pieces/faces.ts';
import { paintShape } from '../../board/render/pieces/paint.ts';
import { type Drawing, shapeOf } from '../../board/render/pieces/shape.ts';
import type { Paint } from '../../board/render/themes.ts';
import { slugOf } from '../../lib/slug.ts';
import { content, contentIn } from '../content.ts';
import { letters, path } from '../picture.ts';
import { cellPicture } from './paints.ts';
import { OWN_WORK, once, type Piece, type PieceSet } from './piece-set.ts';

/** A piece as it is authored: one of our drawings by its name, or one of its own. */
interface Drawn {
  readonly name: string;
  readonly letter?: string;
  readonly text: string;
  readonly colors: readonly string[];
  readonly drawing: string | Drawing;
  /** Written on it. */
  readonly label?: string;
}

/** A file of `content/pieces`. */
interface DrawnSet extends Omit<PieceSet, 'pieces' | 'author'> {
  readonly source: string;
  readonly paints: Readonly<Record<string, Paint>>;
  readonly drawings?: Readonly<Record<string, Drawing>>;
  readonly pieces: readonly Drawn[];
}

/** Characters, or else letters and digits, in the middle of a cell. */
function write(label: string, ink: string): string {
  if (canWrite(label)) return path(column(label, 54, 45, 45), { fill: ink });
  return letters(label, label.length > 1 ? 40 : 48, [45, 46], ink);
}

function piecesOf({ pieces, paints, drawings = {} }: DrawnSet): Piece[] {
  return pieces.flatMap(({ name, letter = '', text, colors, drawing, label }) =>
    colors.map((color): Piece => {
      const drawn = typeof drawing === 'string' ? (drawings[drawing] ?? drawingOf(drawing)!) : drawing;
      const paint = paints[color]!;
      const written = label === undefined ? '' : write(label, paint.fine);
      return {
        id: slugOf(`${color} ${name}`),
        name,
        letter,
        color,
        text: `${color} ${name}: ${text}`,
        picture: cellPicture(paintShape(shapeOf(drawn), paint) + written),
      };
    }),
  );
}

/** Sets for games that the engines don't play, drawn from data alone. */
export const drawnSets: readonly PieceSet[] = contentIn('pieces').map((file) => {
  const set = content<DrawnSet>(file);
  const { source: _, paints: __, drawings: ___, pieces: ____, ...told } = set;
  return { ...OWN_WORK, ...told, pieces: once(() => piecesOf(set)) };
});
