import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { ENGRAVED } from '../../src/board/render/glyphs.generated.ts';
import { svgOf } from '../../src/gallery/picture.ts';
import { pieceSets } from '../../src/gallery/pieces/pieces.ts';
import { TILE_MAKERS } from '../../src/gallery/tiles/makers.ts';
import { TILE_SHAPES, type Tile } from '../../src/gallery/tiles/tile-set.ts';
import { tileCountInBox, tileSheetSvg, tileSpecs, tilesOf } from '../../src/gallery/tiles/tiles.ts';

const tiles = (id: string): readonly Tile[] => tilesOf(tileSpecs.find((spec) => spec.id === id)!);

/** Kinds and tiles per set, taken from tables and rule books rather than from our code. */
const COUNTS: Record<string, readonly [kinds: number, pieces: number]> = {
  'dominoes-double-six': [28, 28],
  'dominoes-double-nine': [55, 55],
  'dominoes-double-twelve': [91, 91],
  'dominoes-chinese': [21, 32],
  'mahjong-144': [42, 144],
  'mahjong-136': [34, 136],
  'mahjong-riichi': [37, 136],
  'mahjong-american': [43, 152],
  // OEIS A000105, A000988: polyominoes, free and one-sided
  trominoes: [2, 2],
  tetrominoes: [5, 5],
  'tetrominoes-one-sided': [7, 7],
  pentominoes: [12, 12],
  'pentominoes-one-sided': [18, 18],
  hexominoes: [35, 35],
  // OEIS A000577: polyiamonds
  tetriamonds: [3, 3],
  pentiamonds: [4, 4],
  hexiamonds: [12, 12],
  heptiamonds: [24, 24],
  // OEIS A000228: polyhexes
  trihexes: [3, 3],
  tetrahexes: [7, 7],
  pentahexes: [22, 22],
  'wang-two-colours': [16, 16],
  'wang-aperiodic': [11, 11],
  'corner-tiles': [16, 16],
  'terrain-blob': [47, 47],
  'macmahon-squares': [24, 24],
  'macmahon-triangles': [24, 24],
  'triangular-dominoes': [56, 56],
  'hex-paths': [5, 5],
  'square-paths': [35, 35],
  'square-roads': [6, 6],
  'square-roads-and-rivers': [24, 24],
  'hex-roads': [14, 14],
  'hex-rails': [14, 14],
  'hex-lines': [16, 16],
  'hex-edges': [14, 14],
  'truchet-triangles': [4, 4],
  'truchet-arcs': [2, 2],
  tangram: [5, 7],
  'penrose-kite-and-dart': [2, 2],
  'letters-english': [27, 100],
  'letters-french': [27, 102],
  'letters-german': [30, 102],
  'number-tiles': [53, 106],
  'signs-and-colours': [36, 108],
  // With the back, which is a picture but not a card.
  'cards-52': [55, 54],
  'cards-bavarian': [33, 32],
  hanafuda: [48, 48],
  // Hexes of a map and what lies on them: 19 of land, 18 of sea, 18 numbers, 9 harbours.
  'terrain-colony': [23, 64],
  'terrain-colony-six': [23, 91],
};

/** Suits that share a line with others. */
const GROUPS: Readonly<Record<string, string>> = {
  winds: 'honours',
  dragons: 'honours',
  flowers: 'others',
  seasons: 'others',
  jokers: 'others',
};

describe('tile sets', () => {
  it.each(tileSpecs.map((spec) => [spec.id, spec] as const))('%s has the counts of the box', (id, spec) => {
    const known = COUNTS[id];
    if (known) expect([tilesOf(spec).length, tileCountInBox(spec)]).toEqual(known);
    // Maps differ, and their contents keep growing.
    else expect(id).toMatch(/^(terrain|hex-grounds)/);
    for (const { count, facts } of tilesOf(spec)) expect(count > 0).toBe(facts['side'] !== 'back');
  });

  it('have IDs and names of their own, known makers, shapes and all words that are asked for', () => {
    for (const words of [tileSpecs.map(({ id }) => id), tileSpecs.map(({ name }) => name.toLowerCase())])
      expect(new Set(words).size).toBe(tileSpecs.length);
    for (const spec of tileSpecs) {
      expect(Object.keys(TILE_MAKERS)).toContain(spec.make);
      expect(TILE_SHAPES).toContain(spec.shape);
      expect(spec.id).toMatch(/^[a-z0-9-]+$/);
      expect(spec.summary).toMatch(/^[A-Z0-9].{20,180}\.$/);
      expect([spec.licence, spec.source === '']).toEqual(['MIT', false]);
    }
    expect(new Set(tileSpecs.map(({ make }) => make)).size).toBe(Object.keys(TILE_MAKERS).length);
  });

  it.each(tileSpecs.map((spec) => [spec.id, spec] as const))('%s tells its tiles apart', (_, spec) => {
    const own = tilesOf(spec);
    for (const key of ['id', 'name', 'content'] as const)
      expect(new Set(own.map((tile) => tile[key])).size).toBe(own.length);
    for (const { id, text, content } of own) {
      expect(id).toMatch(/^[a-z0-9äöü_-]+$/);
      expect(text.length).toBeGreaterThan(3);
      expect(content).not.toMatch(/NaN|undefined|\bid=|<text|<style/);
    }
  });

  it.each(tileSpecs.map((spec) => [spec.id, spec] as const))('%s is painted', (id, spec) => {
    const paint = (svg: string, width: number) =>
      new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
    for (const tile of tilesOf(spec)) {
      const { pixels, width, height } = paint(svgOf(tile, tile.name), 24);
      const painted = Array.from({ length: width * height }, (_, i) => pixels[i * 4 + 3]!).filter(
        (alpha) => alpha > 128,
      );
      expect(painted.length / (width * height), tile.id).toBeGreaterThan(0.15);
    }
    expect(paint(tileSheetSvg(id)!, 100).width).toBe(100);
  });

  it.each(tileSpecs.flatMap((spec) => (spec.sheet ? [[spec.id, spec] as const] : [])))(
    '%s has a group of its tiles in each line of its sheet',
    (_, spec) => {
      const lines = Object.values(spec.sheet!).flat() as number[];
      const own = tilesOf(spec);
      expect(lines.reduce((a, b) => a + b)).toBe(own.length);
      const group = ({ facts }: Tile) => facts['month'] ?? GROUPS[String(facts['suit'])] ?? facts['suit'] ?? 'others';
      const starts = lines.map((_, i) => lines.slice(0, i).reduce((a, b) => a + b, 0));
      const groups = lines.map((count, i) => [...new Set(own.slice(starts[i], starts[i]! + count).map(group))]);
      expect(groups.filter((names) => names.length > 1)).toEqual([]);
      expect(new Set(groups.flat()).size).toBe(lines.length);
    },
  );

  it('have no sheet under another name', () => {
    expect(tileSheetSvg('none')).toBeUndefined();
  });
});

/** Number of rings of colours around a tile, up to rotation, by Burnside's lemma. */
const turnedRings = (sides: number, colors: number): number => {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  return Array.from({ length: sides }, (_, turn) => colors ** gcd(sides, turn)).reduce((a, b) => a + b, 0) / sides;
};

describe('what is counted by a formula', () => {
  it.each([
    ['macmahon-squares', 4, 3],
    ['macmahon-triangles', 3, 4],
    ['square-roads', 4, 2],
    ['square-roads-and-rivers', 4, 3],
    ['hex-roads', 6, 2],
    ['hex-edges', 6, 2],
  ])('%s: colours of sides up to turning', (id, sides, colors) => {
    expect(tiles(id)).toHaveLength(turnedRings(sides, colors));
  });

  it.each([
    ['dominoes-double-six', 6],
    ['dominoes-double-nine', 9],
    ['dominoes-double-twelve', 12],
  ])('%s: every number is on as many halves', (id, most) => {
    const halves = tiles(id).flatMap(({ facts }) => facts['ends'] as number[]);
    for (let number = 0; number <= most; number++)
      expect(halves.filter((half) => half === number)).toHaveLength(most + 2);
  });

  it.each([
    ['hex-paths', 15],
    ['square-paths', 105],
    ['hex-lines', 90],
    ['hex-edges', 64],
    ['square-roads-and-rivers', 81],
    ['macmahon-squares', 81],
    ['macmahon-triangles', 64],
  ])('%s: all positions together are all there are', (id, all) => {
    expect(tiles(id).reduce((sum, { facts }) => sum + (facts['positions'] as number), 0)).toBe(all);
  });

  it.each([
    ['tetrominoes', 19],
    ['pentominoes', 63],
    ['hexominoes', 216],
    ['tetrahexes', 44],
    ['pentahexes', 186],
    ['hexiamonds', 94],
  ])('%s: fixed forms, as OEIS A001168, A001207 and A001420 count them', (id, fixed) => {
    expect(tiles(id).reduce((sum, { facts }) => sum + (facts['positionsTurnedOver'] as number), 0)).toBe(fixed);
  });
});

describe('single sets', () => {
  it('dominoes of China have eleven pairs and ten single tiles, 227 spots', () => {
    const suits = tiles('dominoes-chinese').map(({ facts, count }) => `${facts['suit']} ${count}`);
    expect(suits.filter((suit) => suit === 'civil 2')).toHaveLength(11);
    expect(suits.filter((suit) => suit === 'military 1')).toHaveLength(10);
    const spots = tiles('dominoes-chinese').map(({ facts, count }) => (facts['pips'] as number) * count);
    expect(spots.reduce((a, b) => a + b)).toBe(227);
  });

  it('tetrominoes and pentominoes have the letters that people know them by', () => {
    expect(
      tiles('tetrominoes-one-sided')
        .map(({ name }) => name)
        .sort()
        .join(''),
    ).toBe('IJLOSTZ');
    expect(
      tiles('pentominoes')
        .map(({ name }) => name)
        .sort()
        .join(''),
    ).toBe('FILNPTUVWXYZ');
  });

  it('the seven pieces of a tangram are laid as a square, without a gap or an overlap', () => {
    const { size, tiles: laid } = tileSpecs.find(({ id }) => id === 'tangram')!.arrangement!;
    const own = tiles('tangram');
    const counts = Object.entries(laid).map(([kind, places]) => [kind, places.length]);
    expect(counts).toEqual(own.map(({ id, count }) => [id, count]));
    const { pixels, width, height } = new Resvg(tileSheetSvg('tangram')!).render();
    const margin = (width - size[0]) / 2;
    const colorAt = (i: number) => pixels.subarray(i * 4, i * 4 + 3).join();
    const isInside = (i: number) =>
      [i % width, Math.floor(i / width)].every((at, axis) => at >= margin && at < margin + size[axis]!);
    const inside = Array.from({ length: width * height }, (_, i) => i).filter(isInside);
    expect(inside.filter((i) => colorAt(i) === colorAt(0))).toEqual([]);
    // A cover whose parts have the area of the whole has no overlap.
    expect(own.reduce((sum, { facts, count }) => sum + Number(facts['sixteenths']) * count, 0)).toBe(16);
  });

  it('English letters score 187 points in all', () => {
    expect(
      tiles('letters-english').reduce((sum, { facts, count }) => sum + (facts['points'] as number) * count, 0),
    ).toBe(187);
  });

  it('colony has four of its common lands, one 2 and one 12, and nine harbours', () => {
    const count = (id: string) => tiles('terrain-colony').find((tile) => tile.id === id)?.count;
    expect(['forest', 'pasture', 'field', 'hill', 'mountain', 'desert', 'sea'].map(count)).toEqual([
      4, 4, 4, 3, 3, 1, 18,
    ]);
    expect([2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map((n) => count(`number-token-${n}`))).toEqual([
      1, 2, 2, 2, 2, 2, 2, 2, 2, 1,
    ]);
    expect(count('harbour-any-goods')).toBe(4);
  });

  it('mahjong and the jungle game use every character that is cut for them', () => {
    const discs = pieceSets.find(({ id }) => id === 'jungle-discs')!.pieces();
    const told = [...tiles('mahjong-144'), ...tiles('mahjong-american'), ...discs].map(({ text }) => text).join('');
    expect(Object.keys(ENGRAVED).filter((sign) => !told.includes(sign))).toEqual([]);
  });

  it('eleven edge tiles fill a square of eight by eight', () => {
    const rings = tiles('wang-aperiodic').map(({ facts }) => facts['edges'] as number[]);
    const laid: number[][] = [];
    const fill = (at: number): boolean => {
      if (at === 64) return true;
      for (const ring of rings) {
        const fits = (at % 8 === 0 || laid[at - 1]![1] === ring[3]) && (at < 8 || laid[at - 8]![2] === ring[0]);
        if (!fits) continue;
        laid[at] = ring;
        if (fill(at + 1)) return true;
      }
      return false;
    };
    expect(fill(0)).toBe(true);
  });
});
