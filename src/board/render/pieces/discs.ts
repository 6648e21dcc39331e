import { canWrite, column } from '../characters.ts';
import { lettering } from '../lettering.ts';
import { drawingOf, lettersFor, type PieceFace } from './faces.ts';
import { spot } from './feet.ts';
import type { Shape } from './shape.ts';
import { MIDDLE_X, MIDDLE_Y, octagon, type TileFace, tileShape } from './tiles.ts';

/** What a flat round piece bears, by the name of its image. */
interface Character {
  /** The first player's, and the second's where it differs. */
  text: string;
  second?: string;
  /** The drawing for those who can't read it. */
  drawing: string;
  /** Part of the largest piece's size, where sizes differ. */
  size?: number;
}

/** Names that mean a piece of the tables below. */
const ALIASES: Record<string, string> = {
  king: 'general',
  guard: 'advisor',
  bishop: 'elephant',
  knight: 'horse',
  rook: 'chariot',
  pawn: 'soldier',
};

/** Red's and Black's. */
const CHINESE: Record<string, Character> = {
  general: { text: '帥', second: '將', drawing: 'king' },
  advisor: { text: '仕', second: '士', drawing: 'fan' },
  elephant: { text: '相', second: '象', drawing: 'elephant' },
  horse: { text: '傌', second: '馬', drawing: 'knight' },
  chariot: { text: '俥', second: '車', drawing: 'chariot' },
  cannon: { text: '炮', second: '砲', drawing: 'cannon' },
  soldier: { text: '兵', second: '卒', drawing: 'soldier' },
  banner: { text: '旗', drawing: 'lance' },
};

const MIDDLING = 0.88;
const LOW = 0.74;

/** Cho's and Han's. */
const KOREAN: Record<string, Character> = {
  general: { text: '楚', second: '漢', drawing: 'king' },
  advisor: { text: '士', drawing: 'fan', size: LOW },
  elephant: { text: '象', drawing: 'elephant', size: MIDDLING },
  horse: { text: '馬', drawing: 'knight', size: MIDDLING },
  chariot: { text: '車', drawing: 'chariot', size: MIDDLING },
  cannon: { text: '包', drawing: 'cannon', size: MIDDLING },
  ox: { text: '牛', drawing: 'wildebeest', size: MIDDLING },
  vanguard: { text: '前', drawing: 'lance', size: LOW },
  wazir: { text: '衛', drawing: 'wazir', size: LOW },
  soldier: { text: '卒', second: '兵', drawing: 'soldier', size: LOW },
};

/** All names under which a disc or an octagon is known. */
export const CHARACTER_NAMES = { discs: namesOf(CHINESE), octagons: namesOf(KOREAN) };

/** All that is written on them. */
export const CHARACTERS = [CHINESE, KOREAN].flatMap((characters) =>
  Object.values(characters).flatMap(({ text, second = '' }) => [...text, ...second]),
);

function namesOf(characters: Record<string, Character>): string[] {
  const known = Object.keys(characters);
  return [...known, ...Object.keys(ALIASES).filter((alias) => known.includes(ALIASES[alias]!))];
}

/** Round with a ring in China, eight-sided in Korea. */
interface Make {
  characters: Record<string, Character>;
  body(size: number): string;
  lines(size: number): string;
  /** Of the character, on the largest piece. */
  text: number;
}

export const DISC: Make = {
  characters: CHINESE,
  body: () => spot(MIDDLE_X, MIDDLE_Y, 41),
  lines: () => spot(MIDDLE_X, MIDDLE_Y, 35.5),
  text: 54,
};

export const OCTAGON: Make = {
  characters: KOREAN,
  body: (size) => octagon(43 * size),
  lines: () => '',
  text: 60,
};

const DRAWING = 72;

const shapes = new Map<string, Shape>();

/** The look of a disc or octagon, with its character or with a drawing. */
export function discOf(face: PieceFace, make: Make, isDrawn: boolean): Shape {
  const found = characterOf(face, make);
  const text = found ? textOf(found, face) : lettersFor(face.letter, face.name);
  const drawing = isDrawn && found ? found.drawing : '';
  const size = found?.size ?? 1;
  const key = [make === DISC, text, drawing, size].join();
  let made = shapes.get(key);
  if (!made) {
    made = tileShape(make.body(size), make.lines(size), faceOf(text, drawing, make, size), false);
    // texts are characters of the tables or one or two letters, so there is an end to them
    shapes.set(key, made);
  }
  return made;
}

function characterOf({ name, image = name }: PieceFace, { characters }: Make): Character | undefined {
  const known = Object.hasOwn(ALIASES, image) ? ALIASES[image]! : image;
  return Object.hasOwn(characters, known) ? characters[known] : undefined;
}

/** The character on a disc or an octagon, if it is one of those with a character. */
export function characterOn(face: PieceFace, make: Make): string | undefined {
  const found = characterOf(face, make);
  return found && textOf(found, face);
}

const textOf = ({ text, second = text }: Character, { color }: PieceFace): string =>
  color === 'black' ? second : text;

function faceOf(text: string, drawn: string, make: Make, size: number): TileFace {
  const drawing = drawingOf(drawn);
  if (drawing) return { drawing, side: DRAWING * size, y: MIDDLE_Y };
  if (canWrite(text)) return { marks: column(text, make.text * size, MIDDLE_X, MIDDLE_Y) };
  return { marks: lettering(text, (text.length > 1 ? 34 : 46) * size, MIDDLE_X, MIDDLE_Y) };
}
