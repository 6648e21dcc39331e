import { describe, expect, it } from 'vitest';
import { contrast } from '../../lib/contrast.ts';
import { THEME_NAMES, THEMES } from './themes.ts';

describe.each(THEME_NAMES)('%s', (name) => {
  const theme = THEMES[name];
  const grounds = [theme.light, theme.dark, theme.plain, theme.rail];

  it.each(grounds)('has pieces that stand out on %s', (ground) => {
    expect(contrast(theme.black.fill, ground)).toBeGreaterThan(3);
    expect(contrast(theme.white.edge, ground)).toBeGreaterThan(3);
    expect(contrast(theme.neutral.edge, ground)).toBeGreaterThan(3);
  });

  it('has sides that no one mistakes', () => {
    expect(contrast(theme.white.fill, theme.black.fill)).toBeGreaterThan(7);
    expect(contrast(theme.white.fill, theme.dark)).toBeGreaterThan(2);
  });

  it.each(grounds)('has holes, walls and gates that show beside %s', (ground) => {
    expect(contrast(theme.frame, ground)).toBeGreaterThan(3);
    expect(contrast(theme.wall, ground)).toBeGreaterThan(2);
    expect(contrast(theme.badge, ground)).toBeGreaterThan(2);
  });

  it('has readable lettering', () => {
    expect(contrast(theme.label, theme.frame)).toBeGreaterThan(4.5);
    expect(contrast(theme.badgeText, theme.badge)).toBeGreaterThan(4.5);
    for (const { fill, fine } of [theme.white, theme.black, theme.neutral])
      expect(contrast(fine, fill)).toBeGreaterThan(4.5);
  });

  it('has flat pieces that stand out on boards of lines and beside them', () => {
    for (const ground of [theme.plain, theme.rail])
      for (const { edge } of [theme.koma, ...theme.discs, ...theme.octagons])
        expect(contrast(edge, ground)).toBeGreaterThan(3);
  });

  it('has inks that can be read and told apart', () => {
    const { koma, red, discs, octagons } = theme;
    for (const { fine, fill } of [koma, ...discs, ...octagons]) expect(contrast(fine, fill)).toBeGreaterThan(4.5);
    expect(contrast(red, koma.fill)).toBeGreaterThan(4.5);
    expect(contrast(red, koma.fine)).toBeGreaterThan(2);
    expect(contrast(discs[0].fine, discs[1].fine)).toBeGreaterThan(2);
    expect(new Set(octagons.map(({ fine }) => fine)).size).toBe(2);
  });
});
