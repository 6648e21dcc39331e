import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { CELL_SIZE } from '../layout.ts';
import { THEMES } from '../themes.ts';
import { DRAWN_IMAGE_NAMES, type PieceFace, pieceShapeOf } from './faces.ts';
import { paintPieces } from './paint.ts';

const paint = (name: string, color: PieceFace['color'] = 'white'): string =>
  paintPieces([{ face: { name, color, letter: 'X' }, x: 0, y: 0 }], THEMES.walnut, { set: 'staunton', orientation: 0 });

const inCell = (markup: string, ground = ''): Resvg => {
  const box = `width="${CELL_SIZE}" height="${CELL_SIZE}" viewBox="0 0 ${CELL_SIZE} ${CELL_SIZE}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${ground}${markup}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: SMALL }, font: { loadSystemFonts: false } });
};

/** Width of a small square in pixels. */
const SMALL = 32;

/** Brightness of each pixel, from 0 to 255, of a piece on a light square. */
function greys(name: string): number[] {
  const ground = `<rect width="${CELL_SIZE}" height="${CELL_SIZE}" fill="${THEMES.walnut.light}"/>`;
  const { pixels } = inCell(paint(name), ground).render();
  return Array.from(
    { length: SMALL * SMALL },
    (_, i) => (pixels[4 * i]! + pixels[4 * i + 1]! + pixels[4 * i + 2]!) / 3,
  );
}

/** One name for each drawing. */
const NAMES = DRAWN_IMAGE_NAMES.filter((name) => name !== 'marshal');

describe.each(NAMES)('%s', (name) => {
  it('stays in its square', () => {
    const { x, y, width, height } = inCell(paint(name)).getBBox()!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(CELL_SIZE);
    expect(y + height).toBeLessThanOrEqual(CELL_SIZE);
  });

  it('stands in the middle of it, and not too small to see', () => {
    const { x, y, width, height } = inCell(paint(name)).getBBox()!;
    expect(Math.abs(x + width / 2 - CELL_SIZE / 2)).toBeLessThan(6);
    expect(y + height).toBeGreaterThan(CELL_SIZE - 10);
    expect(height).toBeGreaterThan(CELL_SIZE * 0.4);
  });

  it('has lines or spots that show on black', () => {
    const { lines, marks } = pieceShapeOf({ name, color: 'black', letter: 'X' });
    expect(lines.length + marks.length).toBeGreaterThan(0);
    expect(paint(name, 'black')).toContain(THEMES.walnut.black.fine);
  });

  it('takes few bytes', () => {
    expect(paint(name).length).toBeLessThan(1600);
  });
});

it('tells any two apart on a small board', () => {
  const seen = NAMES.map((name) => [name, greys(name)] as const);
  // 32 pixels are a line across the square.
  const alike = seen.flatMap(([one, left], i) =>
    seen.slice(i + 1).flatMap(([other, right]) => {
      const apart = left.filter((grey, at) => Math.abs(grey - right[at]!) > 60).length;
      return apart < 32 ? [`${one} and ${other}: ${apart} of ${SMALL * SMALL} pixels`] : [];
    }),
  );
  expect(alike).toEqual([]);
});
