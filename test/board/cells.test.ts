import { describe, expect, it } from 'vitest';
import { FAMILIES, type FamilySlug } from '../../src/families/families.ts';
import { createGame, legalMovesOf } from '../../src/play/game.ts';
import { resolveVariant } from '../../src/play/resolve.ts';

const startOf = (family: FamilySlug, slug: string) => {
  const variant = resolveVariant(FAMILIES[family], slug);
  if (!variant.ok) throw new Error(variant.error.message);
  const game = createGame(variant.value, 'cells');
  const { view } = variant.value.family;
  return {
    game,
    view,
    drawn: (orientation: 0 | 1) => view.draw(game.position, { width: 480, highlights: [], orientation }),
  };
};

const CASES = Object.entries(FAMILIES).flatMap(([family, { variants }]) =>
  Object.keys(variants).map((slug) => [family as FamilySlug, slug] as const),
);

describe('the boxes of cells', () => {
  it.each(CASES)('of %s %s lie in the picture, apart, one for each cell that moves name', (family, slug) => {
    const { game, view, drawn } = startOf(family, slug);
    const { svg, cells } = drawn(0);
    const [left, top, width, height] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    for (const { key, x, y, ...size } of cells) {
      expect(
        x >= left && y >= top && x + size.width <= left + width && y + size.height <= top + height,
        String(key),
      ).toBe(true);
      const words = view.describeCell(game.position, key);
      if (words) expect(view.cellOf(game.position, words.name), words.name).toBe(key);
    }
    expect(new Set(cells.map(({ key }) => key)).size).toBe(cells.length);
    const middles = cells.map(({ x, y, width: across, height: up }) => `${x + across / 2} ${y + up / 2}`);
    expect(new Set(middles).size).toBe(cells.length);
    const keys = new Set(cells.map(({ key }) => key));
    const named = legalMovesOf(game).slice(0, 40).flatMap(view.squaresOf);
    expect(named.filter((name) => !keys.has(view.cellOf(game.position, name)!))).toEqual([]);
  });

  it('of a turned board are the same with the other ends', () => {
    const { drawn } = startOf('chess', 'standard');
    const [white, black] = [drawn(0).cells, drawn(1).cells];
    expect(black[0]!.x - black[7]!.x).toBe(white[7]!.x - white[0]!.x);
  });

  it.each([
    ['chess', 4, 'e1', 'white king'],
    ['shogi', 4, '5i', 'sente king'],
    ['xiangqi', 4, 'e1', 'red general'],
    ['go', 0, 'A1', ''],
    ['reversi', 28, 'e4', 'black disc'],
    ['hex', 0, 'a1', ''],
    ['mancala', 0, 'S1', '4 seeds'],
    ['morris', 0, 'a7', ''],
    ['draughts', 0, '46', 'white man'],
    ['landlords-game', 0, 'Mother Earth', 'Player 1, Player 2'],
  ] as const)('in %s, cell %i is %s with %s', (family, cell, name, holds) => {
    const { game, view } = startOf(family, 'standard');
    expect(view.describeCell(game.position, cell)).toEqual({ name, holds });
  });
});
