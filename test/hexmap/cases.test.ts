import { describe, expect, it } from 'vitest';
import { createPathfinder } from '../../src/hexmap/costs.ts';
import { terrainAt } from '../../src/hexmap/game.ts';
import { landCounts } from '../../src/hexmap/games/colony.ts';
import { tokenCountsFor } from '../../src/hexmap/games/colony-tokens.ts';
import { MAP_GAMES } from '../../src/hexmap/games.ts';
import { NO_HEX } from '../../src/hexmap/grid.ts';
import { connectedParts } from '../../src/hexmap/land.ts';
import { parseMapRequest } from '../../src/hexmap/map-request.ts';
import { readShareString, shareStringOf } from '../../src/hexmap/share.ts';
import { hashHex } from '../../src/lib/hash.ts';
import { apart, mapOf } from './laws.ts';

/** Hashes of maps for two players with the seed "forever". */
const FOREVER: Readonly<Record<string, string>> = {
  nukes: '658c6d72a318608529502628c5de8814',
  colony: '84101a89f41d18b860b49496a1e4a547',
  epic4: '75b636eba9a66f978de782e3a5ed61cd',
  ringquest: '68113f471891ba584814feb70bae8747',
  wilds: '4d932901a3e0f5457aa85a269ba75912',
  depths: '16ac490bf56909c59bc597cecaa17d29',
};

const seeds = (count: number) => Array.from({ length: count }, (_, i) => `case ${i}`);

/** Defects that were reported for maps of other generators. */
describe('maps', () => {
  it('[hex case 1] never have 6 and 8 side by side on islands, for a thousand seeds', () => {
    for (const seed of seeds(1000)) {
      const { grid, features } = mapOf({ game: 'colony', players: 4 }, seed);
      const red = features.filter(({ kind, value }) => kind === 'number' && (value === 6 || value === 8));
      expect(red).toHaveLength(4);
      for (const { hex } of red) expect(red.some((other) => grid.distance(hex, other.hex) === 1)).toBe(false);
    }
  });

  it('[hex case 2] have wormholes in pairs and no two anomalies side by side in galaxies', () => {
    for (const seed of seeds(200)) {
      const map = mapOf({ game: 'epic4', players: 6 }, seed);
      const strange = (hex: number) => ['asteroids', 'nebula', 'supernova', 'rift'].includes(terrainAt(map, hex).slug);
      const hexes = [...map.grid.q.keys()].filter(strange);
      expect(hexes.length).toBeGreaterThan(3);
      for (const hex of hexes) expect(map.grid.neighboursOf(hex).some(strange)).toBe(false);
      for (const letter of ['A', 'B']) {
        const pair = map.features.filter(({ kind, of }) => kind === 'wormhole' && of === letter);
        expect(pair).toHaveLength(2);
        expect(map.grid.distance(pair[0]!.hex, pair[1]!.hex)).toBeGreaterThan(1);
        // A ship passes through it in one step.
        expect(createPathfinder(map.request.game, map).find(pair[0]!.hex, pair[1]!.hex).path!.cost).toBe(1);
      }
    }
  });

  it.each(['nukes', 'epic4', 'ringquest', 'wilds', 'depths'])(
    '[hex case 4] let every start reach every town and thing: %s',
    (game) => {
      for (const seed of seeds(40)) {
        const map = mapOf({ game, players: 3 }, seed);
        const finder = createPathfinder(map.request.game, map);
        for (const { hex } of map.starts) {
          const costs = finder.costsFrom([hex]);
          for (const thing of [...map.starts, ...map.features]) expect(costs[thing.hex]).not.toBe(NO_HEX);
        }
      }
    },
  );

  it('[hex case 5] spread few players over a large map, and have at least two large lands', () => {
    for (const seed of seeds(30)) {
      const map = mapOf({ game: 'nukes', players: 2, size: 12 }, seed);
      expect(apart(map)).toBeGreaterThan(12);
      const lands = connectedParts(map.grid, (hex) => terrainAt(map, hex).slug !== 'sea');
      const all = lands.flat().length;
      expect(lands[1]!.length / all).toBeGreaterThan(0.12);
    }
  });

  it('have the published counts of islands of other sizes in proportion', () => {
    expect(landCounts(19)).toEqual([4, 4, 4, 3, 3, 1]);
    expect(landCounts(30)).toEqual([6, 6, 6, 5, 5, 2]);
    const tokens = [...tokenCountsFor(18)].flatMap(([number, count]) => Array<number>(count).fill(number));
    expect(tokens).toEqual([2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]);
    expect(tokens.reduce((sum, number) => sum + 6 - Math.abs(7 - number), 0)).toBe(58);
    expect([...tokenCountsFor(28).values()]).toEqual([2, 3, 3, 3, 3, 3, 3, 3, 3, 2]);
    const { grid, request } = mapOf({ game: 'colony' }, 'sides');
    expect([grid.size, request.size]).toEqual([37, 2]);
  });
});

describe('a map', () => {
  /** Serialises everything on a map, to compare maps. */
  const printOf = ({ terrain, features, starts, sides, elevation, region, links }: ReturnType<typeof mapOf>) =>
    JSON.stringify([[...terrain], features, starts, sides, elevation, region, links]);

  it.each(MAP_GAMES.map(({ slug }) => slug))('[hex case 3] does not depend on what was made before it: %s', (game) => {
    const first = printOf(mapOf({ game }, 'order'));
    // Make enough other maps to evict it from the cache.
    for (const seed of seeds(12)) mapOf({ game, players: 3 }, seed);
    expect(printOf(mapOf({ game }, 'order'))).toBe(first);
  });

  /** The hashes were made by another process on another day. If one changes, share strings need a new version. */
  it.each(MAP_GAMES.map(({ slug }) => slug))('is the one that its share string has always made: %s', (game) => {
    expect(hashHex(printOf(mapOf({ game }, 'forever')))).toBe(FOREVER[game]);
  });

  it('is told by a share string that is read back', () => {
    for (const { slug } of MAP_GAMES) {
      const { request } = mapOf({ game: slug, players: 3 }, 'a:b c');
      const shared = readShareString(shareStringOf(request));
      expect(shared).toEqual({ ok: true, value: { game: slug, players: 3, size: request.size, seed: 'a:b c' } });
      const asked = parseMapRequest({ game: slug, seed: shareStringOf(request) });
      expect(asked.ok && asked.value).toEqual(request);
    }
    for (const text of ['', 'map1', 'a:b', '12:30:45']) expect(readShareString(text)).toEqual({ ok: true });
  });
});
