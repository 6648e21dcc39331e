import { describe, expect, it } from 'vitest';
import { blend, contrast, TEXT_CONTRAST } from '../../../lib/contrast.ts';
import { THEME_NAMES, THEMES } from '../themes.ts';
import { inkOnTone, SURFACE_TONES, toneFill } from './tones.ts';

describe.each(THEME_NAMES)('on the boards of %s', (name) => {
  it.each(SURFACE_TONES)('words can be read on %s', (tone) => {
    const theme = THEMES[name];
    const { fill, 'fill-opacity': opacity = 1 } = toneFill(theme, tone);
    expect(contrast(inkOnTone(theme, tone), blend(fill, opacity, theme.plain))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });
});
