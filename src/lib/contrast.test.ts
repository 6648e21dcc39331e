import { expect, it } from 'vitest';
import { blend, contrast, inkOn, MARK_CONTRAST, markOn } from './contrast.ts';

it('contrast is 21 between black and white, and 1 between equals', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#808080', '#808080')).toBe(1);
});

it('a colour that covers half is halfway', () => {
  expect(blend('#000000', 0.5, '#ffffff')).toBe('#808080');
});

it('an ink that can be read stays, any other becomes black or white', () => {
  expect(inkOn('#ffffff', '#333333')).toBe('#333333');
  expect(inkOn('#333333', '#444444')).toBe('#ffffff');
  expect(inkOn('#bbbbbb', '#999999')).toBe('#000000');
});

it('a mark that can be seen stays, any other becomes darker or lighter, no more than needed', () => {
  expect(markOn('#ffffff', '#666666')).toBe('#666666');
  for (const ground of ['#ffffff', '#93b377', '#7b7b7b', '#5a2a2a', '#000000']) {
    for (const usual of ['#ffffff', '#c83c32', '#101827', ground]) {
      const seen = contrast(ground, markOn(ground, usual));
      expect(seen).toBeGreaterThanOrEqual(MARK_CONTRAST);
      if (contrast(ground, usual) < MARK_CONTRAST) expect(seen).toBeLessThan(4.6);
    }
  }
});
