import { describe, expect, it } from 'vitest';
import { renderHexes } from './hexes.ts';
import { renderLattices } from './lattices.ts';
import { STONE_COLORS } from './plane.ts';
import { THEME_NAMES, THEMES } from './themes.ts';

const sheet = {
  title: 'Hex',
  description: 'Two stones.',
  width: 480,
  highlights: [],
  lastMove: [],
  theme: THEMES.slate,
};

const tiles = {
  ...sheet,
  middles: [
    [0, 0],
    [90, 0],
    [180, 0],
  ] as const,
  stones: ['red', 'red', undefined] as const,
  dark: [],
  borders: [{ cell: 0, edge: 5, stone: 'red' as const }],
  labels: [{ at: [-60, 0] as const, text: '1' }],
  chain: [],
  joints: [],
};

const count = (svg: string, part: string): number => svg.split(part).length - 1;

describe('a board of hexagons', () => {
  it('has the width asked for, a title, and a circle for each stone', () => {
    const { svg, width, height } = renderHexes(tiles);
    expect([width, svg.includes('<title>Hex</title>')]).toEqual([480, true]);
    expect(height).toBeGreaterThan(100);
    expect(count(svg, '<circle')).toBe(2);
    expect(svg).not.toContain('id=');
  });

  it('tells who is on turn by a spot', () => {
    expect(count(renderHexes({ ...tiles, turn: 'black' }).svg, '<circle')).toBe(3);
  });

  it('joins the stones that belong together', () => {
    const { svg } = renderHexes({ ...tiles, chain: [0, 1], joints: [[0, 1]] });
    expect(count(svg, `stroke="${THEMES.slate.lastMove}"`)).toBe(3);
  });

  it('marks cells in a colour that was asked for, or the theme’s', () => {
    const { svg } = renderHexes({ ...tiles, highlights: [{ key: 2, color: '#123456' }, { key: 0 }] });
    expect([count(svg, 'fill="#123456"'), count(svg, `fill="${THEMES.slate.highlight}"`)]).toEqual([1, 1]);
  });

  it.each(THEME_NAMES)('stones of three colours differ in %s', (theme) => {
    const fills = STONE_COLORS.map(
      (stone) =>
        /<circle[^>]* fill="([^"]+)"/.exec(renderHexes({ ...tiles, stones: [stone], theme: THEMES[theme] }).svg)![1],
    );
    expect(new Set(fills).size).toBe(3);
  });
});

it('two lattices have dots, links and places that are free', () => {
  const link = {
    stone: 'red',
    ends: [
      [0, 0],
      [0, 90],
    ] as const,
    isJoined: true,
  } as const;
  const { svg } = renderLattices({
    ...sheet,
    dots: [
      { stone: 'red', at: [0, 0] },
      { stone: 'black', at: [45, 45] },
    ],
    links: [link],
    places: [[0, 90]],
    middles: [[0, 45]],
    labels: [],
    highlights: [{ key: 0 }],
  });
  expect([count(svg, '<circle'), count(svg, '<path')]).toEqual([5, 3]);
});
