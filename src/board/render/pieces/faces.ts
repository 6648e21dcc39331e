import { canBeDrawn } from '../text/texts.ts';
import { BEAST_DRAWINGS } from './beasts.ts';
import { BIRD_DRAWINGS } from './birds.ts';
import { SITTUYIN_DRAWINGS } from './burmese.ts';
import { BISHOP, KING, PAWN, QUEEN, ROOK } from './chessmen.ts';
import { BEROLINA, CANNON, CENTAUR, COMMONER, DUCK, ELEPHANT, FERZ, GRASSHOPPER, WAZIR } from './fairy.ts';
import { circlePath } from './feet.ts';
import { AMAZON, ARCHBISHOP, CHANCELLOR, KNIGHT, NIGHTRIDER, UNICORN, ZEBRA } from './horses.ts';
import { PEOPLE_DRAWINGS } from './people.ts';
import { type PieceDrawing, type PieceShape, shapeOf } from './shape.ts';
import { MAKRUK_DRAWINGS } from './siamese.ts';
import { OBJECT_DRAWINGS } from './things.ts';

/** The two sides, by seat. Games have their own names for their players. */
export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];

/** Everything that determines how a piece looks. A piece without an image shows its letter. */
export interface PieceFace {
  /** Name of the piece in the game: 'king', 'archbishop' … */
  name: string;
  /** Name of the image, if it differs from the name of the piece. */
  image?: string;
  /** Side of the piece. A neutral piece may be moved by both players. */
  color: Side | 'neutral';
  promoted?: boolean;
  /** Whether the promoted form has a name of its own, so that descriptions do not add "promoted". */
  hasOwnName?: boolean;
  /** One or two characters for a piece without an image. */
  letter: string;
}

const DRAWINGS: Record<string, PieceDrawing> = {
  king: KING,
  queen: QUEEN,
  rook: ROOK,
  bishop: BISHOP,
  knight: KNIGHT,
  pawn: PAWN,
  archbishop: ARCHBISHOP,
  chancellor: CHANCELLOR,
  marshal: CHANCELLOR,
  amazon: AMAZON,
  centaur: CENTAUR,
  nightrider: NIGHTRIDER,
  grasshopper: GRASSHOPPER,
  berolina: BEROLINA,
  commoner: COMMONER,
  ferz: FERZ,
  wazir: WAZIR,
  elephant: ELEPHANT,
  cannon: CANNON,
  duck: DUCK,
  unicorn: UNICORN,
  zebra: ZEBRA,
  ...BEAST_DRAWINGS,
  ...BIRD_DRAWINGS,
  ...PEOPLE_DRAWINGS,
  ...OBJECT_DRAWINGS,
  ...MAKRUK_DRAWINGS,
  ...SITTUYIN_DRAWINGS,
};

/** Names of all images that have a drawing. */
export const DRAWN_IMAGE_NAMES = Object.keys(DRAWINGS);

/** The drawing of an image name; undefined if there is none. */
export const drawingOf = (name: string): PieceDrawing | undefined =>
  Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;

/** Cached shapes, added when first drawn: a game needs only about a dozen. */
const shapes = new Map<string, PieceShape>();
const discs = new Map<string, PieceShape>();

/** The shape of a chessman: the drawing of its image or, if there is none, a disc with its letter. */
export function pieceShapeOf({ name, image = name, letter }: PieceFace): PieceShape {
  const known = shapes.get(image);
  if (known) return known;
  const drawing = drawingOf(image);
  if (!drawing) return discFor(letter, name);
  const shape = shapeOf(drawing);
  shapes.set(image, shape);
  return shape;
}

function discFor(letter: string, name: string): PieceShape {
  const text = discLettersOf(letter, name);
  let disc = discs.get(text);
  if (!disc) {
    disc = shapeOf(discDrawing(text));
    // The cache stays small: texts have at most two characters, all with outlines.
    discs.set(text, disc);
  }
  return disc;
}

/** The letter of a piece, or else the initial of its name; an empty text if these have no outline. */
export const discLettersOf = (letter: string, name: string): string =>
  [letter, name.slice(0, 1).toUpperCase()].find((word) => word.length < 3 && canBeDrawn(word)) ?? '';

/** A disc with a letter on it, or with a lozenge if there is no letter. */
const discDrawing = (text: string): PieceDrawing => ({
  bodies: [{ path: circlePath(50, 51, 36) }],
  lines: circlePath(50, 51, 30),
  ...(text === ''
    ? { marks: 'M50 37 L64 51 L50 65 L36 51 Z' }
    : { text: { text, size: text.length > 1 ? 30 : 42, x: 50, y: 51 } }),
});
