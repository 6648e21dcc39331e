import { svgElement } from '../../../lib/svg.ts';
import { type Outline, PathWriter, parsePath, scaleContours, toOutlines } from '../path.ts';
import { LETTERS } from './letters.ts';

/** A text centred on a point. `size` is the font size in drawing units: capitals are 0.7 of it high. */
export interface PlacedText {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** A rectangle in drawing units. */
export interface TextBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Font size at which the letters are drawn as stored. */
const EM = 30;
/** Breadth of the pen, and what lies between the lines of two letters, in units of the stored letters. */
const PEN = 3.1;
const GAP = 6;
const SPACE = 7.5;

const CAPITAL = 18;
const SMALL = 13;
/** How far letters such as g and marks such as a comma go below the line. */
const BELOW = 5.5;

const hasLetter = (character: string): boolean => Object.hasOwn(LETTERS, character);

/** Whether every character of a text can be drawn. */
export const canBeDrawn = (text: string): boolean => text !== '' && [...text].every(hasLetter);

/** Breadth of the pen at a font size, in drawing units. */
export const penOf = (size: number): number => Math.round((size * PEN * 10) / EM) / 10;

/** Width of a text in drawing units. Characters without a letter have none. */
export function textWidth(text: string, size: number): number {
  const across = [...text].reduce((sum, character) => sum + breadthOf(character), 0);
  return across === 0 ? 0 : ((across - GAP + PEN) * size) / EM;
}

const breadthOf = (character: string): number =>
  character === ' ' ? SPACE : hasLetter(character) ? LETTERS[character]![0] + GAP : 0;

/** Largest font size up to `size`, in steps of 0.5, at which a text fits a width. */
export const fitSize = (text: string, size: number, width: number): number =>
  Math.floor(Math.min(size, (size * width) / Math.max(1, textWidth(text, size))) * 2) / 2;

/** The box that a text covers, with what rises above small letters or hangs below the line. */
export function textBox(placed: PlacedText): TextBox {
  const { text, size, x } = placed;
  const unit = size / EM;
  const width = textWidth(text, size);
  const baseline = baselineOf(placed);
  const top = baseline - ((/[^ acegm-su-z.,:;-]/.test(text) ? CAPITAL : SMALL) + PEN / 2) * unit;
  const bottom = baseline + ((/[gjpqy,;()/$Q]/.test(text) ? BELOW : 0) + PEN / 2) * unit;
  return { left: x - width / 2, top, right: x + width / 2, bottom };
}

/** Texts without capitals and figures are centred by their small letters, so that a to h stand on one line. */
const baselineOf = ({ text, size, y }: PlacedText): number =>
  y + ((/[A-ZÄÖÜ0-9+]/.test(text) ? CAPITAL : SMALL) * size) / EM / 2;

const letterCache = new Map<string, readonly Outline[]>();

/** The lines of a letter at a font size. Cached, because few letters and sizes occur. */
function letterAt(character: string, size: number): readonly Outline[] {
  const key = character + size;
  let known = letterCache.get(key);
  if (!known) {
    known = toOutlines(scaleContours(parsePath(LETTERS[character]![1]), size / EM));
    letterCache.set(key, known);
  }
  return known;
}

/** Path data of a text, to be drawn with a pen of `penOf`. It begins with the only absolute command. */
export function textLines(placed: PlacedText): string {
  const { text, size, x } = placed;
  const writer = new PathWriter();
  const unit = size / EM;
  const baseline = baselineOf(placed);
  let at = x - textWidth(text, size) / 2 + (PEN / 2) * unit;
  for (const character of text) {
    if (hasLetter(character)) writer.add(letterAt(character, size), at, baseline);
    at += breadthOf(character) * unit;
  }
  return writer.data;
}

/** Paints texts in one ink. */
export function paintTexts(texts: readonly PlacedText[], ink: string): string {
  return paintLines(texts, ink, 0);
}

/** Paints texts that stand out from any ground: an edge of `width` drawing units lies around their letters. */
export const paintEdgedTexts = (texts: readonly PlacedText[], ink: string, edge: string, width: number): string =>
  paintLines(texts, edge, 2 * width) + paintTexts(texts, ink);

/** Paints texts with a pen that is broader than usual by `more`. Texts of one pen share a path. */
function paintLines(texts: readonly PlacedText[], ink: string, more: number): string {
  const byPen = new Map<number, string>();
  for (const text of texts) {
    const pen = penOf(text.size) + more;
    byPen.set(pen, (byPen.get(pen) ?? '') + textLines(text));
  }
  return [...byPen]
    .map(([pen, lines]) => (lines ? svgElement('path', { d: lines, ...strokeOf(pen, ink) }) : ''))
    .join('');
}

const strokeOf = (pen: number, ink: string) => ({
  fill: 'none',
  stroke: ink,
  'stroke-width': pen,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});
