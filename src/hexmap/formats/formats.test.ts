import { describe, expect, it } from 'vitest';
import { mapOf } from '../../../test/hexmap/laws.ts';
import { hexToOffset, OFFSET_SCHEMES, offsetToHex } from '../offset.ts';
import { fromHexJson, type HexData, toHexJson } from './hexjson.ts';
import { mapToText, readMapText } from './text.ts';
import { toTiled } from './tiled.ts';

const GAMES = ['nukes', 'colony', 'epic4', 'ringquest', 'wilds', 'depths'];
const cellsOf = (game: string) => {
  const map = mapOf({ game }, 'formats');
  const { grid, request, terrain } = map;
  return Array.from({ length: grid.size }, (_, hex) => ({
    ...grid.at(hex),
    terrain: request.game.terrains[terrain[hex]!]!.slug,
  }));
};

describe('HexJSON', () => {
  it.each(GAMES)('[hex case 11] is read back as it was: %s', (game) => {
    const cells = cellsOf(game);
    for (const layout of OFFSET_SCHEMES) {
      const read = fromHexJson(toHexJson(cells, layout));
      expect(read.ok && read.value).toEqual(cells);
    }
  });

  it.each(OFFSET_SCHEMES)('has row 0 at the bottom, hexes where its %s draws them', (layout) => {
    // The position of each hex as HexJSON draws it (upwards) and as axial coordinates are drawn (downwards).
    const { hexes } = JSON.parse(toHexJson(cellsOf('colony'), layout)) as { hexes: Record<string, HexData> };
    const isRows = layout.endsWith('r');
    const pushed = (line: number) => ((line & 1) === (layout.startsWith('odd') ? 1 : 0) ? 0.5 : 0);
    const high = Math.sqrt(3) / 2;
    const cells = cellsOf('colony');
    const shifts = Object.values(hexes).map(({ q, r }, i) => {
      const [x, y] = isRows ? [q + pushed(r), -r * high] : [q * high, -(r + pushed(q))];
      const { q: a, r: b } = cells[i]!;
      const [ax, ay] = isRows ? [a + b / 2, b * high] : [a * high, b + a / 2];
      return [x - ax, y - ay].map((value) => Math.round(value * 1000) / 1000 + 0).join();
    });
    expect(new Set(shifts).size).toBe(1);
  });

  it('says what is wrong', () => {
    for (const text of ['', 'null', '{}', '{"layout":"odd-r"}', '{"layout":"odd-r","hexes":{"a":{"q":0.5,"r":1}}}']) {
      expect(fromHexJson(text).ok).toBe(false);
    }
    expect(fromHexJson('{"layout":"odd-r","hexes":{"a":null}}')).toEqual({
      ok: false,
      error: 'a has no whole q and r.',
    });
  });
});

describe('text', () => {
  it.each(GAMES)('[hex case 11] is read back as it was: %s', (game) => {
    const cells = cellsOf(game);
    expect(readMapText(mapToText({ orientation: 'pointy', cells }))).toEqual(cells);
  });

  it('is nothing but what it wrote', () => {
    for (const text of ['', 'x', '   0    0 | s f', '   0    0 | s f\ns sea'])
      expect(readMapText(text)).toBeUndefined();
  });
});

describe('Tiled', () => {
  it.each(GAMES)('has every hex in its place and every thing: %s', (game) => {
    const map = mapOf({ game }, 'formats');
    const tiled = JSON.parse(toTiled(map));
    const [terrain, things] = tiled.layers;
    const isPointy = map.request.game.orientation === 'pointy';
    expect(tiled).toMatchObject({ orientation: 'hexagonal', staggeraxis: isPointy ? 'y' : 'x', staggerindex: 'odd' });
    expect(terrain.data.filter((tile: number) => tile > 0)).toHaveLength(map.grid.size);
    expect(terrain.data).toHaveLength(tiled.width * tiled.height);
    expect(things.objects).toHaveLength(map.features.length + map.starts.length);
    // Neighbours on the map are neighbours under the stagger that the file declares.
    const scheme = isPointy ? 'odd-r' : 'odd-q';
    const first = terrain.data.findIndex((tile: number) => tile > 0);
    const shown = offsetToHex({ col: first % tiled.width, row: Math.floor(first / tiled.width) }, scheme);
    const hexes = terrain.data.flatMap((tile: number, i: number) =>
      tile ? [{ tile, at: offsetToHex({ col: i % tiled.width, row: Math.floor(i / tiled.width) }, scheme) }] : [],
    );
    const own = map.grid.at([...map.grid.q.keys()].sort((a, b) => order(map, a, scheme) - order(map, b, scheme))[0]!);
    for (const { tile, at } of hexes) {
      const hex = map.grid.indexOf(at.q - shown.q + own.q, at.r - shown.r + own.r);
      expect(map.terrain[hex]).toBe(tile - 1);
    }
  });
});

function order(map: ReturnType<typeof mapOf>, hex: number, scheme: 'odd-r' | 'odd-q'): number {
  const { col, row } = hexToOffset(map.grid.at(hex), scheme);
  return row * 1000 + col;
}
