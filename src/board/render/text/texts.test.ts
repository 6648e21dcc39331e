import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { LETTERS } from './letters.ts';
import { canBeDrawn, fitSize, type PlacedText, paintTexts, textBox, textLines, textWidth } from './texts.ts';

const SIZE = 30;
const at = (text: string): PlacedText => ({ text, size: SIZE, x: 500, y: 100 });

/** The box of what is painted, pen and all. */
function paintedBox(text: PlacedText) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="200" viewBox="0 0 1000 200">${paintTexts([text], '#000')}</svg>`;
  const { x, y, width, height } = new Resvg(svg).getBBox()!;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

describe('texts', () => {
  it('can be written with every letter of names, and every figure and sign', () => {
    const needed = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyz0123456789+-×$.,:;'&/()";
    expect([...needed].filter((letter) => !canBeDrawn(letter))).toEqual([]);
    expect(canBeDrawn('')).toBe(false);
    expect(canBeDrawn('toString')).toBe(true);
    expect(canBeDrawn('七')).toBe(false);
  });

  it.each(Object.keys(LETTERS))('lie in their boxes: %s', (letter) => {
    for (const text of [letter, `n${letter}n`]) {
      const box = textBox(at(text));
      const painted = paintedBox(at(text));
      // Half a unit and a bit: coordinates are rounded.
      expect(painted.left, text).toBeGreaterThan(box.left - 0.6);
      expect(painted.right, text).toBeLessThan(box.right + 0.6);
      expect(painted.top, text).toBeGreaterThan(box.top - (/[ÄÖÜ()/$]/.test(letter) ? 5 : 0.5));
      expect(painted.bottom, text).toBeLessThan(box.bottom + 0.5);
    }
  });

  it('stand on one line, whether a letter is high or low: a to h beside a board', () => {
    const bottoms = [...'abcdefh'].map((letter) => paintedBox(at(letter)).bottom);
    expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(0.5);
  });

  it('are centred', () => {
    const { left, right, top, bottom } = paintedBox(at('H8'));
    expect(Math.abs((left + right) / 2 - 500)).toBeLessThan(0.5);
    expect(Math.abs((top + bottom) / 2 - 100)).toBeLessThan(0.5);
  });

  it('shrink to fit', () => {
    const size = fitSize('Lord Blueblood', 40, 100);
    expect(textWidth('Lord Blueblood', size)).toBeLessThanOrEqual(100);
    expect(textWidth('Lord Blueblood', size + 0.5)).toBeGreaterThan(100);
    expect(fitSize('Lot 1', 17, 100)).toBe(17);
  });

  it('have no width without letters, and leave out what has none', () => {
    expect(textWidth('', SIZE)).toBe(0);
    expect(textLines(at('a七'))).toBe(textLines(at('a')).replace(/^M\S+/, textLines(at('a七')).match(/^M\S+/)![0]));
    expect(paintTexts([], '#000')).toBe('');
  });
});
