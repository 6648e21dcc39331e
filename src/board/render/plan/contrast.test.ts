import { describe, expect, it } from 'vitest';
import { THEME_NAMES, THEMES } from '../themes.ts';
import { blend, contrast, inkOn, TEXT_CONTRAST } from './contrast.ts';
import { inkOnTone, SURFACE_TONES, toneFill } from './tones.ts';

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

describe.each(THEME_NAMES)('on the boards of %s', (name) => {
  it.each(SURFACE_TONES)('words can be read on %s', (tone) => {
    const theme = THEMES[name];
    const { fill, 'fill-opacity': opacity = 1 } = toneFill(theme, tone);
    expect(contrast(inkOnTone(theme, tone), blend(fill, opacity, theme.plain))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });
});
