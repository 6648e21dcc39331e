import { describe, expect, it } from 'vitest';
import { tileSpecs, tilesOf } from '../../src/gallery/tiles/tiles.ts';

const tilesIn = (id: string) => tilesOf(tileSpecs.find((spec) => spec.id === id)!);

/** The sticks of bamboo on a tile, row by row from above: `|` upright, `/` and `\` leaning. */
function sticksOn(content: string): string[] {
  const sticks = [...content.matchAll(/(rotate\((-?)[^)]{1,40}\)">)?<path d="M(\d+) (\d+(?:\.\d+)?)V\d+/g)].map(
    ([, turned, minus, x, y]) => ({ sign: turned ? (minus ? '\\' : '/') : '|', x: Number(x), y: Number(y) }),
  );
  const rows = [...new Set(sticks.map(({ y }) => y))].sort((a, b) => a - b);
  return rows.map((row) =>
    sticks
      .filter(({ y }) => y === row)
      .sort((a, b) => a.x - b.x)
      .map(({ sign }) => sign)
      .join(''),
  );
}

describe.each(['mahjong-144', 'mahjong-136', 'mahjong-riichi', 'mahjong-american'])('the bamboo tiles of %s', (id) => {
  it.each([
    [2, ['|', '|']],
    [3, ['|', '||']],
    [4, ['||', '||']],
    [6, ['|||', '|||']],
    [7, ['|', '|||', '|||']],
    [8, ['|/\\|', '|\\/|']],
    [9, ['|||', '|||', '|||']],
  ])('%i has its sticks in their places', (value, rows) => {
    const tile = tilesIn(id).find((one) => one.name === `${value} of bamboo`)!;
    expect(sticksOn(tile.content)).toEqual(rows);
  });
});

it('no tile of any mahjong set is blank', () => {
  for (const id of ['mahjong-144', 'mahjong-american', 'mahjong-riichi'])
    for (const { name, content } of tilesIn(id))
      expect(
        content.replace(/<rect[^>]*>/g, '').match(/<(?:path|g)/g) ?? (/white dragon/.test(name) ? ['frame'] : []),
        name,
      ).not.toEqual([]);
});
