import { ENGRAVED, HAN } from './glyphs.generated.ts';
import { type Outline, parsePath, placeOutlines, scalePath, toOutlines } from './path.ts';

/** Height of a character's middle above the baseline, in thousandths of the font size. */
const MIDDLE = 380;
const EM = 1000;

const OUTLINES = { ...HAN, ...ENGRAVED };

const outlineCache = new Map<string, Outline[]>();

/** Outlines of a character centred on 0, 0. Cached, because there are few characters and sizes. */
function outlinesOf(character: string, size: number): Outline[] {
  const key = character + size;
  let cached = outlineCache.get(key);
  if (!cached) {
    const scale = size / EM;
    cached = toOutlines(scalePath(parsePath(OUTLINES[character]![1]), scale, -size / 2, MIDDLE * scale));
    outlineCache.set(key, cached);
  }
  return cached;
}

/** Whether every character has an outline. */
export const hasCharacters = (text: string): boolean =>
  text !== '' && [...text].every((character) => Object.hasOwn(OUTLINES, character));

/** Path data of a column of characters centred on a point. Characters without an outline leave a gap. */
export const characterColumn = (text: string, size: number, x: number, y: number): string =>
  placeAlong(text, size, (character, offset) => placeOutlines(outlinesOf(character, size), x, y + offset));

/** Path data of a row of characters centred on a point. */
export const characterRow = (text: string, size: number, x: number, y: number): string =>
  placeAlong(text, size, (character, offset) => placeOutlines(outlinesOf(character, size), x + offset, y));

function placeAlong(text: string, size: number, write: (character: string, offset: number) => string): string {
  const characters = [...text];
  const first = -((characters.length - 1) * size) / 2;
  return characters
    .map((character, i) => (hasCharacters(character) ? write(character, first + i * size) : ''))
    .join('');
}
