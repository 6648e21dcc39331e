import { describe, expect, it } from 'vitest';
import { Rng } from '../lib/rng.ts';
import { content } from './content.ts';
import { countThemes, drawThemes, type JamTheme, type JamThemeBook } from './jam.ts';

const { kinds, sparks } = content<JamThemeBook>('jams/themes');

function draw(count: number, seed = 'jam'): JamTheme[] {
  const themes = drawThemes(count, Rng.fromSeed(seed));
  if (!themes.ok) throw new Error(themes.error);
  return themes.value;
}

/** The longest piece with which a theme ends. */
const lastOf = (text: string, pieces: string[]): string | undefined =>
  pieces.filter((piece) => text.endsWith(piece)).sort((a, b) => b.length - a.length)[0];

describe('jam themes', () => {
  it('are thousands', () => {
    expect(countThemes()).toBeGreaterThanOrEqual(5_000);
    expect(countThemes()).toBe(Object.keys(kinds).reduce((sum, kind) => sum + countThemes(kind), 0));
  });

  it('can all be drawn, none twice: each kind as often as it was counted', () => {
    const all = draw(countThemes());
    expect(new Set(all.map(({ theme }) => theme.toLowerCase())).size).toBe(countThemes());
    for (const kind of Object.keys(kinds)) {
      expect(all.filter((theme) => theme.kind === kind)).toHaveLength(countThemes(kind));
    }
  });

  it('are refused beyond all that there are, with the number', () => {
    const refused = drawThemes(countThemes() + 1, Rng.fromSeed('jam'));
    expect(refused).toEqual({ ok: false, error: expect.stringContaining(String(countThemes())) });
  });

  it('are of different kinds while there are kinds left', () => {
    const few = Object.keys(kinds).length;
    for (let seed = 0; seed < 50; seed++) {
      expect(new Set(draw(few, String(seed)).map(({ kind }) => kind)).size).toBe(few);
    }
  });

  it('use no piece and no spark a second time before they have to', () => {
    const themes = draw(sparks.length);
    expect(new Set(themes.map(({ spark }) => spark)).size).toBe(sparks.length);
    for (const [kind, { parts }] of Object.entries(kinds)) {
      const texts = themes.filter((theme) => theme.kind === kind).map(({ theme }) => theme);
      const [first = [], second = []] = Object.values(parts);
      expect(texts.length).toBeGreaterThan(5);
      expect(new Set(texts.map((text) => first.find((piece) => text.includes(piece)))).size).toBe(texts.length);
      if (second.length) expect(new Set(texts.map((text) => lastOf(text, second))).size).toBe(texts.length);
    }
  });

  it('begin with any theme, each piece as likely', () => {
    const firsts = Array.from({ length: 3_000 }, (_, seed) => draw(1, `first ${seed}`)[0]!);
    for (const kind of Object.keys(kinds)) {
      const share = firsts.filter((theme) => theme.kind === kind).length * Object.keys(kinds).length;
      expect(Math.abs(share - 3_000), kind).toBeLessThan(800); // five deviations
    }
    expect(new Set(firsts.map(({ theme }) => theme)).size).toBeGreaterThan(1_900);
  });

  it('are the same for the same seed', () => {
    expect(draw(10)).toEqual(draw(10));
    expect(draw(10)).not.toEqual(draw(10, 'other'));
  });
});
