import { LATIN } from './glyphs.generated.ts';
import { type Outline, parsePath, placeOutlines, scaleContours, toOutlines } from './path.ts';

/** Height of capital letters, as a share of the font size. */
const CAPITALS = 0.714;
/** Height of low lower-case letters such as x, as a share of the font size. */
const SMALL = 0.536;

/** Width of a space between words, as a share of the font size. */
const SPACE = 0.28;

const glyphCache = new Map<string, { advance: number; outlines: Outline[] }>();

/** The outline of a letter at a font size. Cached, because few letters and sizes occur. */
function glyph(character: string, size: number) {
  const key = character + size;
  let cached = glyphCache.get(key);
  if (!cached) {
    const [advance, outline] = LATIN[character]!;
    cached = { advance: (advance * size) / 1000, outlines: toOutlines(scaleContours(parsePath(outline), size / 1000)) };
    glyphCache.set(key, cached);
  }
  return cached;
}

/** Whether every character of a text has an outline. */
export const hasGlyphs = (text: string): boolean =>
  text !== '' && [...text].every((character) => Object.hasOwn(LATIN, character));

/** Outlines of the characters of a text. Characters without an outline are skipped. */
const glyphsOf = (text: string, size: number) =>
  [...text]
    .filter((character) => character === ' ' || hasGlyphs(character))
    .map((character) => (character === ' ' ? { advance: SPACE * size, outlines: [] } : glyph(character, size)));

const advanceOf = (glyphs: readonly { advance: number }[]): number =>
  glyphs.reduce((width, { advance }) => width + advance, 0);

/** Width of a text in drawing units. */
export const letteringWidth = (text: string, size: number): number => advanceOf(glyphsOf(text, size));

/** Distance from the line on which a text stands to its middle, as a share of the font size. */
const middleOf = (text: string): number => (/[A-ZÄÖÜ0-9+]/.test(text) ? CAPITALS : SMALL) / 2;

/** Path data of a text centred on a point. */
export function letteringPath(text: string, size: number, x: number, y: number): string {
  const glyphs = glyphsOf(text, size);
  let at = x - advanceOf(glyphs) / 2;
  const baseline = y + middleOf(text) * size;
  let data = '';
  for (const { advance, outlines } of glyphs) {
    data += placeOutlines(outlines, at, baseline);
    at += advance;
  }
  return data;
}

/** Heights above and below the line that letters reach, as shares of the font size. */
const [ASCENT, DIGIT_ASCENT, DESCENT, OVERSHOOT] = [0.79, 0.74, 0.25, 0.02];

/** The box around a text that `letteringPath` centres on a point. */
export function letteringBox(text: string, size: number, x: number, y: number) {
  const width = letteringWidth(text, size);
  const baseline = y + middleOf(text) * size;
  const ascent = /[^\d,:/+-]/.test(text) ? ASCENT : DIGIT_ASCENT;
  const descent = /[gjpqyQJ,;()/]/.test(text) ? DESCENT : OVERSHOOT;
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: baseline - ascent * size,
    bottom: baseline + descent * size,
  };
}
