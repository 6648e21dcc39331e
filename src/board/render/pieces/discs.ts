import { characterColumnPath, hasCharacters } from '../text/characters.ts';
import { discLettersOf, drawingOf, type PieceFace } from './faces.ts';
import { circlePath } from './feet.ts';
import type { PieceShape } from './shape.ts';
import { octagonOutline, TILE_MIDDLE_X, TILE_MIDDLE_Y, type TileFace, tileShape } from './tiles.ts';

/** The Chinese character on a xiangqi or janggi piece. */
interface Character {
  /** The first player's character, and the second player's if it differs. */
  text: string;
  second?: string;
  /** Name of the drawing that can replace the character. */
  drawing: string;
  /** Size of the piece relative to the largest one. Default: 1. */
  size?: number;
}

/** Images that show the same written character as another image: alias → name of that image. */
const ALIASES: Record<string, string> = {
  king: 'general',
  guard: 'advisor',
  bishop: 'elephant',
  knight: 'horse',
  rook: 'chariot',
  pawn: 'soldier',
};

/** Characters of xiangqi pieces, Red's first, by image name. */
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

const MEDIUM = 0.88;
const SMALL = 0.74;

/** Characters of janggi pieces, Cho's first, by image name. */
const KOREAN: Record<string, Character> = {
  general: { text: '楚', second: '漢', drawing: 'king' },
  advisor: { text: '士', drawing: 'fan', size: SMALL },
  elephant: { text: '象', drawing: 'elephant', size: MEDIUM },
  horse: { text: '馬', drawing: 'knight', size: MEDIUM },
  chariot: { text: '車', drawing: 'chariot', size: MEDIUM },
  cannon: { text: '包', drawing: 'cannon', size: MEDIUM },
  ox: { text: '牛', drawing: 'wildebeest', size: MEDIUM },
  vanguard: { text: '前', drawing: 'lance', size: SMALL },
  wazir: { text: '衛', drawing: 'wazir', size: SMALL },
  soldier: { text: '卒', second: '兵', drawing: 'soldier', size: SMALL },
};

/** Names of all images that have a character on discs or octagons. */
export const CHARACTER_IMAGE_NAMES = { discs: namesOf(CHINESE), octagons: namesOf(KOREAN) };

/** All Chinese characters that occur on discs and octagons. */
export const DISC_CHARACTERS = [CHINESE, KOREAN].flatMap((characters) =>
  Object.values(characters).flatMap(({ text, second = '' }) => [...text, ...second]),
);

function namesOf(characters: Record<string, Character>): string[] {
  const known = Object.keys(characters);
  return [...known, ...Object.keys(ALIASES).filter((alias) => known.includes(ALIASES[alias]!))];
}

/** The form of a flat piece: a disc with a ring in xiangqi, an octagon in janggi. */
interface DiscForm {
  characters: Record<string, Character>;
  body(size: number): string;
  lines(size: number, isSecond: boolean): string;
  /** Font size of the character on the largest piece. */
  text: number;
}

/** The form of xiangqi pieces: a disc with a ring. */
export const XIANGQI_DISC: DiscForm = {
  characters: CHINESE,
  body: () => circlePath(TILE_MIDDLE_X, TILE_MIDDLE_Y, 41),
  lines: () => circlePath(TILE_MIDDLE_X, TILE_MIDDLE_Y, 35.5),
  text: 54,
};

/** The form of janggi pieces: an octagon, with a second edge for Han, most of whose characters are those of Cho. */
export const JANGGI_OCTAGON: DiscForm = {
  characters: KOREAN,
  body: (size) => octagonOutline(43 * size),
  lines: (size, isSecond) => (isSecond ? octagonOutline(37.5 * size) : ''),
  text: 56,
};

const DRAWING_SIZE = 72;

const shapes = new Map<string, PieceShape>();

/** Shape of a disc or octagon with its character or drawing. Cached. */
export function discShapeOf(face: PieceFace, form: DiscForm, isDrawn: boolean): PieceShape {
  const character = characterOf(face, form);
  const text = character ? textOf(character, face) : discLettersOf(face.letter, face.name);
  const drawing = isDrawn && character ? character.drawing : '';
  const size = character?.size ?? 1;
  // Drawings differ by the colours of both sides.
  const isSecond = face.color === 'black' && !isDrawn;
  const key = [form === XIANGQI_DISC, text, drawing, size, isSecond].join();
  let shape = shapes.get(key);
  if (!shape) {
    shape = tileShape(form.body(size), form.lines(size, isSecond), faceOf(text, drawing, form, size), false);
    // The cache stays small: texts are characters of the tables or one or two letters.
    shapes.set(key, shape);
  }
  return shape;
}

function characterOf({ name, image = name }: PieceFace, { characters }: DiscForm): Character | undefined {
  const known = Object.hasOwn(ALIASES, image) ? ALIASES[image]! : image;
  return Object.hasOwn(characters, known) ? characters[known] : undefined;
}

/** The Chinese character on a disc or octagon; undefined if the piece has none. */
export function characterOn(face: PieceFace, form: DiscForm): string | undefined {
  const character = characterOf(face, form);
  return character && textOf(character, face);
}

const textOf = ({ text, second = text }: Character, { color }: PieceFace): string =>
  color === 'black' ? second : text;

function faceOf(text: string, drawingName: string, form: DiscForm, size: number): TileFace {
  const drawing = drawingOf(drawingName);
  if (drawing) return { drawing, side: DRAWING_SIZE * size, y: TILE_MIDDLE_Y };
  if (hasCharacters(text)) return { marks: characterColumnPath(text, form.text * size, TILE_MIDDLE_X, TILE_MIDDLE_Y) };
  return { text: { text, size: (text.length > 1 ? 34 : 46) * size, x: TILE_MIDDLE_X, y: TILE_MIDDLE_Y } };
}
