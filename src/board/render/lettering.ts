import { LATIN } from './glyphs.generated.ts';
import { type Outline, outlined, parsePath, placed, scalePath } from './path.ts';

/** Heights of capitals and of small letters like x, in parts of the size. */
const CAPITALS = 0.714;
const SMALL = 0.536;

const cut = new Map<string, { advance: number; outlines: Outline[] }>();

/** Sizes and characters are few, so each is cut once. */
function glyph(character: string, size: number) {
  const key = character + size;
  let made = cut.get(key);
  if (!made) {
    const [advance, outline] = LATIN[character]!;
    made = { advance: (advance * size) / 1000, outlines: outlined(scalePath(parsePath(outline), size / 1000)) };
    cut.set(key, made);
  }
  return made;
}

/** Whether every character has an outline. */
export const canLetter = (text: string): boolean =>
  text !== '' && [...text].every((character) => Object.hasOwn(LATIN, character));

/** Path data of a word around a point; what has no outline is left out. */
export function lettering(text: string, size: number, x: number, y: number): string {
  const glyphs = [...text].filter(canLetter).map((character) => glyph(character, size));
  const height = /[A-Z0-9+]/.test(text) ? CAPITALS : SMALL;
  let at = x - glyphs.reduce((width, { advance }) => width + advance, 0) / 2;
  const baseline = y + (height * size) / 2;
  let data = '';
  for (const { advance, outlines } of glyphs) {
    data += placed(outlines, at, baseline);
    at += advance;
  }
  return data;
}
