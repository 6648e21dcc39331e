import { expect, it } from 'vitest';
import { terrainIndex } from './game.ts';
import { HexNumbers } from './hex-numbers.ts';
import { makeMap } from './make-map.ts';
import { mapFacts } from './map-facts.ts';
import { parseMapRequest } from './map-request.ts';
import { paintMap } from './paint-map.ts';

const request = parseMapRequest({ game: 'nukes', players: 2, size: 4, seed: 'paint' });
if (!request.ok) throw new Error(request.error.detail);
const map = makeMap(request.value)!;

it('a painted map has other terrain and another fairness; the map itself stays as it was', () => {
  const before = map.terrain.slice();
  const mountain = terrainIndex(map.request.game, 'mountain') + 1;
  const start = map.starts[0]!.hex;
  const painting = new Uint8Array(map.grid.size);
  for (const hex of map.grid.neighboursOf(start)) painting[hex] = mountain;
  const painted = paintMap(map, painting);
  for (const hex of map.grid.neighboursOf(start)) expect(painted.terrain[hex]).toBe(mountain - 1);
  expect(painted.terrain[start]).toBe(before[start]);
  expect(map.terrain).toEqual(before);
  expect(painted.balance.score).toBeLessThan(map.balance.score);
  expect(paintMap(map, new Uint8Array(map.grid.size))).toBe(map);
});

it('facts count all hexes, and name things and players in words', () => {
  const { nameOf } = new HexNumbers(map.grid, 'flat');
  const facts = mapFacts(map, nameOf);
  expect(facts.summary).toBe('61 hexes for 2 players');
  expect(facts.terrains.reduce((sum, { hexes }) => sum + hexes, 0)).toBe(61);
  expect(facts.things[0]).toMatch(/^oil field \(\d+\): \d{4}(?:; \d{4})*\.$/);
  expect(facts.players.rows.map(([player]) => player)).toEqual(['1', '2']);
});
