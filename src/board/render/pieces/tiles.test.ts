import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { CHINESE_NUMERALS } from '../coordinates.ts';
import { HAN } from '../glyphs.generated.ts';
import { CELL_SIZE } from '../layout.ts';
import { RIVER_NAMES } from '../points.ts';
import { THEME_NAMES, THEMES } from '../themes.ts';
import { CHARACTER_IMAGE_NAMES, DISC_CHARACTERS } from './discs.ts';
import type { PieceFace } from './faces.ts';
import { INSCRIBED_IMAGE_NAMES, inscriptionOf } from './inscriptions.ts';
import { paintPieces } from './paint.ts';
import type { PieceSet } from './sets.ts';

/** The names that a set has images for. */
const NAMES: Partial<Record<PieceSet, readonly string[]>> = {
  koma: INSCRIBED_IMAGE_NAMES,
  'koma-names': INSCRIBED_IMAGE_NAMES,
  'koma-letters': INSCRIBED_IMAGE_NAMES,
  discs: CHARACTER_IMAGE_NAMES.discs,
  'discs-drawn': CHARACTER_IMAGE_NAMES.discs,
  octagons: CHARACTER_IMAGE_NAMES.octagons,
  'octagons-drawn': CHARACTER_IMAGE_NAMES.octagons,
};
const SETS = Object.keys(NAMES) as PieceSet[];

const SIDES = ['white', 'black'] as const;

const paint = (set: PieceSet, face: Partial<PieceFace>, orientation: 0 | 1 = 0): string =>
  paintPieces([{ face: { name: 'x', color: 'white', letter: 'X', ...face }, x: 0, y: 0 }], THEMES.walnut, {
    set,
    orientation,
  });

const inCell = (markup: string, width = CELL_SIZE): Resvg => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL_SIZE}" height="${CELL_SIZE}" viewBox="0 0 ${CELL_SIZE} ${CELL_SIZE}">${markup}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
};

describe.each(SETS)('%s', (set) => {
  it('stay in their cells and are not too small to see', () => {
    for (const name of NAMES[set]!) {
      for (const color of SIDES) {
        const { x, y, width, height } = inCell(paint(set, { name, color })).getBBox()!;
        expect(Math.min(x, y), name).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + width, y + height), name).toBeLessThanOrEqual(CELL_SIZE);
        expect(height, name).toBeGreaterThan(CELL_SIZE * 0.6);
      }
    }
  });

  it('bear something that fits on the piece', () => {
    for (const name of NAMES[set]!) {
      const [, tile] = /^<g[^>]*>(.*?)<\/g>/.exec(paint(set, { name }))!;
      const face = paint(set, { name }).slice(paint(set, { name }).indexOf('</g>') + 4);
      const marks = /<path[^>]*(?: stroke="none"| stroke-width="(?!2\.2")[^"]*")\/>/.exec(tile!)?.[0] ?? '';
      const { width, height } = inCell(marks + face).getBBox()!;
      expect(width, name).toBeGreaterThan(10);
      expect(width, name).toBeLessThan(CELL_SIZE * 0.7);
      expect(height, name).toBeGreaterThan(20);
      expect(height, name).toBeLessThan(CELL_SIZE * 0.8);
    }
  });

  it('show a letter where they know no name, and are blank without one', () => {
    expect(paint(set, { name: 'quagga', letter: 'Z' })).not.toBe(paint(set, { name: 'quagga', letter: 'A' }));
    expect(paint(set, { name: '', letter: '' })).toContain('<path');
    expect(paint(set, { name: 'constructor', letter: '龍' })).toBe(paint(set, { name: 'cat', letter: 'C' }));
  });

  it('differ from player to player', () => {
    for (const name of NAMES[set]!) {
      expect(paint(set, { name, color: 'black' }), name).not.toBe(paint(set, { name, color: 'white' }));
    }
  });

  it('have no badge for what was promoted', () => {
    expect(paint(set, { name: 'pawn', promoted: true })).not.toContain(THEMES.walnut.badge);
  });
});

describe('koma', () => {
  const KOMA = SETS.filter((set) => set.startsWith('koma'));

  /** Brightness by pixel. */
  const greys = (markup: string): number[] => {
    const { pixels } = inCell(markup, 45).render();
    return Array.from(
      { length: pixels.length / 4 },
      (_, i) => pixels[4 * i]! + pixels[4 * i + 1]! + pixels[4 * i + 2]!,
    );
  };

  it.each(KOMA)('of %s point to the opponent, whoever sits below', (set) => {
    const rook = (color: PieceFace['color'], orientation: 0 | 1) => paint(set, { name: 'rook', color }, orientation);
    expect(rook('white', 0)).toBe(rook('black', 1));
    expect(rook('black', 0)).toBe(rook('white', 1));
    const up = greys(rook('white', 0));
    const down = greys(rook('black', 0)).reverse();
    // The cell's middle is half a pixel away from the piece's centre of rotation.
    const apart = up.filter((grey, i) => Math.abs(grey - down[i]!) > 255).length;
    expect(apart).toBeLessThan(up.length * 0.02);
  });

  it('are black, or red when they are promoted: by their name or as the game says', () => {
    const { red, koma } = THEMES.walnut;
    expect(paint('koma', { name: 'tokin' })).toContain(red);
    expect(paint('koma', { name: 'silver' })).not.toContain(red);
    expect(paint('koma', { name: 'silver', promoted: true })).toContain(red);
    expect(paint('koma', { name: 'silver' })).toContain(koma.fine);
  });

  it('have a jewel for the first player and a king for the second', () => {
    const texts = (name: string) => [inscriptionOf(name)!.one, inscriptionOf(name)!.second?.one];
    expect(texts('king')).toEqual(['玉', '王']);
    expect(texts('rook')).toEqual(['飛', undefined]);
  });

  it('are found by names with hyphens, too, and made from what was promoted', () => {
    expect(inscriptionOf('promoted-silver')).toBe(inscriptionOf('promoted silver'));
    expect(inscriptionOf('promoted swallow')).toMatchObject({ one: '燕', two: '成燕', promoted: true });
    expect(inscriptionOf('promoted quagga')).toBeUndefined();
    expect(inscriptionOf('constructor')).toBeUndefined();
  });

  it('have names in full that tell any two kinds apart', () => {
    const kinds = new Map<string, string>();
    for (const name of INSCRIBED_IMAGE_NAMES) {
      const look = paint('koma-names', { name });
      expect(inscriptionOf(kinds.get(look) ?? name), name).toBe(inscriptionOf(name));
      kinds.set(look, name);
    }
  });
});

describe('discs and octagons', () => {
  const colors = (set: PieceSet, color: PieceFace['color']) => paint(set, { name: 'general', color }).match(/#\w{6}/g);

  it('are written in the colours of their players', () => {
    const { discs, octagons } = THEMES.walnut;
    expect(colors('discs', 'white')).toContain(discs[0].fine);
    expect(colors('discs', 'black')).toContain(discs[1].fine);
    expect(colors('octagons', 'white')).toContain(octagons[0].fine);
    expect(colors('octagons', 'black')).toContain(octagons[1].fine);
  });

  it('are smaller for smaller octagons', () => {
    const width = (name: string) => inCell(paint('octagons', { name })).getBBox()!.width;
    expect(width('general')).toBeGreaterThan(width('chariot'));
    expect(width('chariot')).toBeGreaterThan(width('soldier'));
  });

  it('are of dark wood for the second player where both bear the same drawings', () => {
    for (const theme of THEME_NAMES) {
      const [, second] = THEMES[theme].discs;
      const drawn = paintPieces(
        [{ face: { name: 'cannon', color: 'black', letter: 'C' }, x: 0, y: 0 }],
        THEMES[theme],
        {
          set: 'discs-drawn',
          orientation: 0,
        },
      );
      expect(drawn).toContain(`<g fill="${second.fine}"`);
    }
  });
});

describe('characters', () => {
  const inscriptions = INSCRIBED_IMAGE_NAMES.map((name) => inscriptionOf(name)!);
  const texts = inscriptions.flatMap(({ one, two, second }) => [one, two, second?.one ?? '', second?.two ?? '']);
  const written = new Set([...texts.join(''), ...DISC_CHARACTERS, ...CHINESE_NUMERALS, ...RIVER_NAMES.join('')]);

  it('have outlines, all that are written', () => {
    expect([...written].filter((character) => !Object.hasOwn(HAN, character))).toEqual([]);
  });

  it('are written, all that have outlines', () => {
    expect(Object.keys(HAN).filter((character) => !written.has(character))).toEqual([]);
  });
});
