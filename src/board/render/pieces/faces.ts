import { hasGlyphs, letteringPath } from '../lettering.ts';
import { BEASTS } from './beasts.ts';
import { BIRDS } from './birds.ts';
import { BISHOP, KING, PAWN, QUEEN, ROOK } from './chessmen.ts';
import { BEROLINA, CANNON, CENTAUR, COMMONER, DUCK, ELEPHANT, FERZ, GRASSHOPPER, WAZIR } from './fairy.ts';
import { circlePath } from './feet.ts';
import { AMAZON, ARCHBISHOP, CHANCELLOR, KNIGHT, NIGHTRIDER, UNICORN, ZEBRA } from './horses.ts';
import { PEOPLE } from './people.ts';
import { type Drawing, type Shape, shapeOf } from './shape.ts';
import { SIAMESE } from './siamese.ts';
import { THINGS } from './things.ts';

/** Sides by seat. Games have their own names for their players. */
export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];

/** What determines the look of a piece: an image for its name, or else its letter. */
export interface PieceFace {
  /** Name in the game: 'king', 'archbishop' … */
  name: string;
  /** Name of the image, if it differs from `name`. */
  image?: string;
  /** Both players may move a neutral piece. */
  color: Side | 'neutral';
  promoted?: boolean;
  /** Whether the promoted form has a name of its own, so that "promoted" is not added to it. */
  hasOwnName?: boolean;
  /** One or two characters for a piece without an image. */
  letter: string;
}

const DRAWINGS: Record<string, Drawing> = {
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
  ...BEASTS,
  ...BIRDS,
  ...PEOPLE,
  ...THINGS,
  ...SIAMESE,
};

/** Names of all drawings. */
export const DRAWN_NAMES = Object.keys(DRAWINGS);

/** The drawing of a name, if there is one. */
export const drawingOf = (name: string): Drawing | undefined =>
  Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;

/** Caches of shapes, filled on demand: a game needs only about a dozen. */
const shapes = new Map<string, Shape>();
const discs = new Map<string, Shape>();

export function shapeFor({ name, image = name, letter }: PieceFace): Shape {
  const known = shapes.get(image);
  if (known) return known;
  const drawing = drawingOf(image);
  if (!drawing) return discFor(letter, name);
  const shape = shapeOf(drawing);
  shapes.set(image, shape);
  return shape;
}

function discFor(letter: string, name: string): Shape {
  const text = lettersFor(letter, name);
  let disc = discs.get(text);
  if (!disc) {
    disc = shapeOf(discDrawing(text));
    // The cache stays small: texts have at most two characters, all with outlines.
    discs.set(text, disc);
  }
  return disc;
}

/** The letter, or else the initial of the name, if it has an outline; otherwise an empty text. */
export const lettersFor = (letter: string, name: string): string =>
  [letter, name.slice(0, 1).toUpperCase()].find((word) => word.length < 3 && hasGlyphs(word)) ?? '';

/** A disc with a letter, or with a lozenge if there is none. */
const discDrawing = (text: string): Drawing => ({
  bodies: [{ path: circlePath(50, 51, 36) }],
  lines: circlePath(50, 51, 30),
  marks: text === '' ? 'M50 37 L64 51 L50 65 L36 51 Z' : letteringPath(text, text.length > 1 ? 30 : 42, 50, 51),
});
