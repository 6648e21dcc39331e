import { describe, expect, it } from 'vitest';
import { MAP_GAMES } from '../../src/hexmap/games.ts';
import { renderMap } from '../../src/hexmap/render/draw.ts';
import { hexOutlinePath, layoutOf } from '../../src/hexmap/render/layout.ts';
import { GROUND_LOOKS } from '../../src/hexmap/render/looks.ts';
import { parseStyle } from '../../src/hexmap/render/parse-style.ts';
import { STYLE_NAMES } from '../../src/hexmap/render/styles.ts';
import { tagsOf } from '../board/well-formed.ts';
import { mapOf } from './laws.ts';

const GAMES = MAP_GAMES.map(({ slug }) => slug);

describe.each(GAMES)('drawings of %s', (game) => {
  const map = mapOf({ game, players: 3 }, 'drawing');

  it.each(STYLE_NAMES)('are well formed, without fonts, ids or references: %s', (style) => {
    const { svg, width, height } = renderMap(map, { style, coordinates: true, description: 'a <map> & "more"' });
    const tags = tagsOf(svg);
    expect(new Set(tags.map(({ name }) => name))).not.toContain('text');
    for (const { attributes } of tags) {
      for (const word of ['id', 'style', 'class', 'href', 'font-family']) expect(attributes).not.toHaveProperty(word);
    }
    const [, , boxWidth, boxHeight] = tags[0]!.attributes['viewBox']!.split(' ').map(Number);
    expect(width / height).toBeCloseTo(boxWidth! / boxHeight!, 1);
    // The PNG renderer accepts at most one megabyte of SVG.
    expect(svg.length).toBeLessThan(1_000_000);
  });

  it('have all hexes inside, whole', () => {
    for (const { grid, request } of [map, mapOf({ game, size: request0(game) }, 'drawing')]) {
      const layout = layoutOf(grid, request.game.orientation);
      for (let hex = 0; hex < grid.size; hex++) {
        const numbers = hexOutlinePath(layout, hex)
          .match(/-?[\d.]+/g)!
          .map(Number);
        const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, i) => i % 2 === odd));
        expect(Math.min(...xs!, ...ys!)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...xs!)).toBeLessThanOrEqual(layout.width);
        expect(Math.max(...ys!)).toBeLessThanOrEqual(layout.height);
      }
    }
  });

  it('draw each hex once, and lie where neighbours touch', () => {
    const { grid, request } = map;
    const { x, y } = layoutOf(grid, request.game.orientation);
    for (let hex = 0; hex < grid.size; hex++) {
      for (const other of grid.neighboursOf(hex)) {
        expect(Math.hypot(x[hex]! - x[other]!, y[hex]! - y[other]!)).toBeCloseTo(100 * Math.sqrt(3), 6);
      }
    }
    const fills = tagsOf(renderMap(map, { style: 'flat', legend: false }).svg).flatMap(({ attributes: { d = '' } }) =>
      d.split('Z').filter((part) => (part.match(/L/g) ?? []).length === 5 && !/[a-z]/.test(part)),
    );
    expect(new Set(fills).size).toBe(grid.size);
  });

  it('grow with the size of a hex', () => {
    const [small, large] = [10, 200].map((hexSize) => renderMap(map, { hexSize }));
    expect(large!.width / small!.width).toBeCloseTo(20, 0);
    expect(large!.svg.replace(/ (?:width|height)="\d+"/g, '')).toBe(small!.svg.replace(/ (?:width|height)="\d+"/g, ''));
  });

  it('have a look for every terrain', () => {
    for (const { slug, look = slug } of map.request.game.terrains) expect(GROUND_LOOKS).toHaveProperty(look);
  });
});

const request0 = (game: string): number => MAP_GAMES.find(({ slug }) => slug === game)!.minSize(2);

describe('styles', () => {
  it('are named, with words after them', () => {
    expect(parseStyle('print+plain')).toEqual({
      ok: true,
      value: { style: 'print', coordinates: false, legend: false },
    });
    expect(parseStyle(' Night + coordinates ')).toEqual({ ok: true, value: { style: 'night', coordinates: true } });
    expect(parseStyle('prnt')).toMatchObject({ ok: false, error: expect.stringContaining('print') });
    expect(parseStyle('flat+round')).toMatchObject({ ok: false, error: expect.stringContaining('coordinates') });
  });

  it('leave nothing around the map when plain', () => {
    const map = mapOf({ game: 'colony' }, 'plain');
    const [whole, plain] = [renderMap(map), renderMap(map, { legend: false })];
    expect(plain.height).toBeLessThan(whole.height);
  });
});
