import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { pieceStyleOf } from '../../src/board/render/pieces/sets.ts';
import { FairyDefinition } from '../../src/fairy/language/definition.ts';
import { families } from '../../src/families/families.ts';
import { svgOf } from '../../src/gallery/picture.ts';
import { definitionsOf, facesOf } from '../../src/gallery/pieces/kinds.ts';
import { pieceFamilies, pieceSets, pieceSheetSvg } from '../../src/gallery/pieces/pieces.ts';

const table = pieceSets.map((set) => [set.id, set] as const);

/** Maximum size in bytes of a set with all its pictures, which is sent in one response. */
const MAX_BYTES = 400_000;

/** Size in pixels of a rendered picture: one pixel per unit in most sets. The tips of ears may touch the rim. */
const SIDE = 90;
const ALL = Array.from({ length: SIDE * SIDE }, (_, at) => at);
const RIM = ALL.filter((at) => at < SIDE || at >= SIDE * (SIDE - 1) || at % SIDE === 0 || at % SIDE === SIDE - 1);

describe('piece sets', () => {
  it('are many, in many styles, of every family that can be played and of others', () => {
    expect(pieceSets.length).toBeGreaterThanOrEqual(40);
    expect(new Set(pieceSets.map(({ style }) => style)).size).toBeGreaterThanOrEqual(20);
    expect(pieceFamilies).toEqual(expect.arrayContaining(families.map(({ slug }) => slug)));
    expect(pieceFamilies.length).toBeGreaterThan(families.length);
  });

  it('have IDs and names of their own', () => {
    for (const words of [pieceSets.map(({ id }) => id), pieceSets.map(({ name }) => name.toLowerCase())])
      expect(new Set(words).size).toBe(pieceSets.length);
  });

  it.each(table)('%s tells its pieces apart', (_, { summary, author, licence, pieces }) => {
    expect(summary).toMatch(/^[A-Z].{20,160}\.$/);
    expect([author, licence]).toEqual(['Parlour', 'MIT']);
    const own = pieces();
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
    expect(new Set(own.map(({ picture }) => picture.content)).size).toBe(own.length);
    for (const { id, name, text, picture } of own) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(name).not.toBe('');
      expect(text).toMatch(/^[a-z0-9]+ .+: .{3,}$/);
      expect(picture.width).toBe(picture.height);
      expect(picture.content).not.toMatch(/NaN|undefined|\bid=|<text|<style/);
    }
  });

  it.each(table)('%s is painted, and its answer is of a reasonable size', (id, { pieces }) => {
    let bytes = 0;
    for (const { picture, text } of pieces()) {
      const svg = svgOf(picture, text);
      bytes += svg.length;
      const { pixels } = new Resvg(svg, {
        fitTo: { mode: 'width', value: SIDE },
        font: { loadSystemFonts: false },
      }).render();
      const isPainted = (at: number): boolean => pixels[at * 4 + 3]! > 128;
      expect(ALL.filter(isPainted).length, text).toBeGreaterThan(ALL.length * 0.04);
      expect(RIM.filter(isPainted).length, text).toBeLessThan(5);
    }
    expect(bytes).toBeLessThan(MAX_BYTES);
    expect(pieceSheetSvg(id)).toMatch(/^<svg /);
  });
});

describe('kinds of pieces', () => {
  const games = families.filter(({ schema }) => schema === FairyDefinition).flatMap(({ slug }) => definitionsOf(slug));

  it('are in a set of their family by every name that a variant has for them, so that a new one appears by itself', () => {
    expect(games.length).toBeGreaterThan(190);
    const missing = games.flatMap((game) => {
      const sets = pieceSets.filter((set) => set.families.includes(game.family));
      const known = new Set(
        sets.flatMap((set) => set.pieces().flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled])),
      );
      return facesOf(game)
        .filter(({ name }) => !known.has(name))
        .map(({ name }) => `${game.variant}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('are painted as boards paint them', () => {
    const figures = pieceSets.find(({ id }) => id === 'chess-figures')!.pieces();
    const shape = pieceStyleOf('staunton', 'white').shape({ name: 'king', letter: 'K', color: 'white' }, false);
    const king = figures.find(({ id }) => id === 'white-king')!;
    expect(king.picture.content).toContain(shape.bodies[0]![0]!.rest);
  });
});
