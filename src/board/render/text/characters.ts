import { ENGRAVED, HAN } from '../glyphs.generated.ts';
import { type Outline, parsePath, placeOutlines, scaleContours, toOutlines } from '../path.ts';

/** Height of the middle of a Chinese character above the baseline, in thousandths of the font size. */
const MIDDLE = 380;
const EM = 1000;
/** Steps in which points are written: finer ones cannot be seen in characters of usual size. */
const GRID = 0.5;

const OUTLINES = { ...HAN, ...ENGRAVED };

const outlineCache = new Map<string, Outline[]>();

/** Outlines of a Chinese character centred on (0, 0). Cached, because few characters and sizes occur. */
function outlinesOf(character: string, size: number): Outline[] {
  const key = character + size;
  let cached = outlineCache.get(key);
  if (!cached) {
    const scale = size / EM;
    cached = toOutlines(scaleContours(parsePath(OUTLINES[character]![1]), scale, -size / 2, MIDDLE * scale), GRID);
    outlineCache.set(key, cached);
  }
  return cached;
}

/** Whether a text is not empty and every character has a stored outline. */
export const hasCharacters = (text: string): boolean =>
  text !== '' && [...text].every((character) => Object.hasOwn(OUTLINES, character));

/**
 * Path data of a vertical column of Chinese characters centred on a point. Characters without an outline leave a gap.
 */
export const characterColumnPath = (text: string, size: number, x: number, y: number): string =>
  placeAlong(text, size, (character, offset) => placeOutlines(outlinesOf(character, size), x, y + offset));

/**
 * Path data of a horizontal row of Chinese characters centred on a point. Characters without an outline leave a gap.
 */
export const characterRowPath = (text: string, size: number, x: number, y: number): string =>
  placeAlong(text, size, (character, offset) => placeOutlines(outlinesOf(character, size), x + offset, y));

function placeAlong(text: string, size: number, write: (character: string, offset: number) => string): string {
  const characters = [...text];
  const first = -((characters.length - 1) * size) / 2;
  return characters
    .map((character, i) => (hasCharacters(character) ? write(character, first + i * size) : ''))
    .join('');
}
