import { canLetter, lettering } from '../lettering.ts';
import { BEASTS } from './beasts.ts';
import { BIRDS } from './birds.ts';
import { BISHOP, KING, PAWN, QUEEN, ROOK } from './chessmen.ts';
import { BEROLINA, CANNON, CENTAUR, COMMONER, DUCK, ELEPHANT, FERZ, GRASSHOPPER, WAZIR } from './fairy.ts';
import { spot } from './feet.ts';
import { AMAZON, ARCHBISHOP, CHANCELLOR, KNIGHT, NIGHTRIDER, UNICORN, ZEBRA } from './horses.ts';
import { PEOPLE } from './people.ts';
import { type Drawing, type Shape, shapeOf } from './shape.ts';
import { SIAMESE } from './siamese.ts';
import { THINGS } from './things.ts';

/** By seat. Games have their own names for their players. */
export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];

/** What a piece looks like: known by name, or else by a letter. */
export interface PieceFace {
  /** 'king', 'archbishop' … as the game calls it. */
  name: string;
  /** The drawing to take, where it goes by another name. */
  image?: string;
  /** A neutral piece is moved by both. */
  color: Side | 'neutral';
  promoted?: boolean;
  /** No other kind has the name, so that it says by itself what was promoted. */
  hasOwnName?: boolean;
  /** One or two characters for a piece that has no drawing. */
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

/** Drawings that are our own. */
export const DRAWN_NAMES = Object.keys(DRAWINGS);

/** The drawing of that name, if there is one. */
export const drawingOf = (name: string): Drawing | undefined =>
  Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;

/** Made when first needed: a game has a dozen of them. */
const shapes = new Map<string, Shape>();
const discs = new Map<string, Shape>();

export function shapeFor({ name, image = name, letter }: PieceFace): Shape {
  const known = shapes.get(image);
  if (known) return known;
  const drawing = drawingOf(image);
  if (!drawing) return discFor(letter, name);
  const made = shapeOf(drawing);
  shapes.set(image, made);
  return made;
}

function discFor(letter: string, name: string): Shape {
  const text = lettersFor(letter, name);
  let disc = discs.get(text);
  if (!disc) {
    disc = shapeOf(discDrawing(text));
    // every text is of one or two characters that have outlines, so there is an end to them
    discs.set(text, disc);
  }
  return disc;
}

/** One or two characters that have outlines, or none. */
export const lettersFor = (letter: string, name: string): string =>
  [letter, name.slice(0, 1).toUpperCase()].find((word) => word.length < 3 && canLetter(word)) ?? '';

/** A draughtsman with its letter; without one, with a lozenge. */
const discDrawing = (text: string): Drawing => ({
  bodies: [{ path: spot(50, 51, 36) }],
  lines: spot(50, 51, 30),
  marks: text === '' ? 'M50 37 L64 51 L50 65 L36 51 Z' : lettering(text, text.length > 1 ? 30 : 42, 50, 51),
});
