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

/** Circles of path data made of arcs, as middle and radius. */
const circlesOn = (content: string) =>
  [...content.matchAll(/M(-?[\d.]+) (-?[\d.]+) ?a([\d.]+)/g)].map(([, left, y, r]) => ({
    x: Number(left) + Number(r),
    y: Number(y),
    r: Number(r),
  }));

it.each([2, 3, 4, 5, 6, 7, 8, 9])('%i circles stay apart, with their rims', (value) => {
  const { content } = tilesIn('mahjong-144').find(({ name }) => name === `${value} of circles`)!;
  const rims = [...new Map(circlesOn(content).map((circle) => [`${circle.x} ${circle.y}`, circle])).values()];
  expect(rims).toHaveLength(value);
  // The rim is drawn along the circle with a third of its radius.
  for (const [i, one] of rims.entries())
    for (const other of rims.slice(0, i))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan((one.r + other.r) * (7 / 6));
});

it.each([2, 3, 4, 5, 6, 7, 9])('%i sticks of bamboo keep clear of the edge', (value) => {
  const { content } = tilesIn('mahjong-144').find(({ name }) => name === `${value} of bamboo`)!;
  const ends = [...content.matchAll(/M\d+ ([\d.]+)V([\d.]+)/g)].flatMap(([, from, to]) => [Number(from), Number(to)]);
  // The tile is 120 high, a stick's round ends reach 4.5 further.
  expect(Math.min(...ends)).toBeGreaterThanOrEqual(4.5 + 5);
  expect(Math.max(...ends)).toBeLessThanOrEqual(120 - 4.5 - 5);
});

it('American tiles have numbers on suits, letters on winds and dragons, and words on flowers', () => {
  const indices = Object.fromEntries(
    tilesIn('mahjong-american').map(({ name, text }) => [
      name,
      /with the (?:number|letter|word) (\S+)$/.exec(text)?.[1],
    ]),
  );
  expect(indices).toMatchObject({
    '1 of bamboo': '1',
    '7 of characters': '7',
    'north wind': 'N',
    'white dragon': 'SOAP',
  });
  expect(Object.entries(indices).filter(([, index]) => index === undefined)).toEqual([['joker', undefined]]);
  expect(tilesIn('mahjong-144').filter(({ text }) => text.includes('with the'))).toEqual([]);
});
