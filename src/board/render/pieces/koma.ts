import { characterColumnPath, hasCharacters } from '../text/characters.ts';
import { discLettersOf, drawingOf, type PieceFace } from './faces.ts';
import { type Inscription, inscriptionOf } from './inscriptions.ts';
import type { PieceShape } from './shape.ts';
import { TILE_MIDDLE_X, type TileFace, tileShape, wedgeOutline } from './tiles.ts';

/** What is written on koma: the short name, the full name, or Latin letters and drawings. */
export type KomaWriting = 'one' | 'two' | 'letters';

/** Height of the middle of the inscription. It is below the middle of the koma, which is wider at the bottom. */
const FACE_Y = 55;

const ONE_SIZE = 56;
const TWO_SIZE = 35;
const LETTER_SIZE = 52;
const LETTERS_SIZE = 42;
const DRAWING_SIZE = 72;

const PLAIN: Inscription = { one: '', two: '', size: 0.92 };

const shapes = new Map<string, PieceShape>();

/** Shape of a koma with its inscription, upside down if `isTurned`. Cached. */
export function komaOf(face: PieceFace, writing: KomaWriting, isTurned: boolean): PieceShape {
  const inscription = inscriptionOf(face.image ?? face.name) ?? PLAIN;
  const text = textOf(face, inscription, writing);
  const key = [writing, text, inscription.drawing, inscription.size, isTurned].join();
  let shape = shapes.get(key);
  if (!shape) {
    shape = tileShape(wedgeOutline(inscription.size), '', faceOf(text, inscription, writing), isTurned);
    // The cache stays small: texts are inscriptions or one or two letters.
    shapes.set(key, shape);
  }
  return shape;
}

/** Whether the inscription is red, as on promoted pieces. */
export const isWrittenInRed = ({ name, image = name, promoted = false }: PieceFace): boolean =>
  promoted || inscriptionOf(image)?.promoted === true;

/**
 * The text on a koma: its inscription, or its letter in position strings if there is no inscription or letters are
 * asked for.
 */
function textOf({ color, letter, name, promoted }: PieceFace, inscription: Inscription, writing: KomaWriting): string {
  const letters = discLettersOf(promoted ? `+${letter}` : letter, name);
  if (writing === 'letters') return letters;
  const { second = inscription } = inscription;
  return (color === 'black' ? second : inscription)[writing] || letters;
}

function faceOf(text: string, { drawing: name, size }: Inscription, writing: KomaWriting): TileFace {
  const drawing = writing === 'letters' && name ? drawingOf(name) : undefined;
  if (drawing) return { drawing, side: DRAWING_SIZE * size, y: FACE_Y };
  if (!hasCharacters(text))
    return { text: { text, size: (text.length > 1 ? LETTERS_SIZE : LETTER_SIZE) * size, x: TILE_MIDDLE_X, y: FACE_Y } };
  return { marks: characterColumnPath(text, (text.length > 1 ? TWO_SIZE : ONE_SIZE) * size, TILE_MIDDLE_X, FACE_Y) };
}
