import { expect, it } from 'vitest';
import { makeMap } from '../../hexmap/make-map.ts';
import { parseMapRequest } from '../../hexmap/map-request.ts';
import { setUpGame } from '../../tabletop/packs/nukes/setup.ts';
import { setupToJson } from '../../tabletop/packs/nukes/setup-json.ts';
import { positionOf } from './opening-position.ts';

it('the answer of the tool becomes rows in words', () => {
  const request = parseMapRequest({ game: 'nukes', players: 3, seed: 'parlour' });
  if (!request.ok) throw new Error(request.error.detail);
  const map = makeMap(request.value)!;
  const answer = setupToJson(map, setUpGame(map));
  const { starts, territories } = positionOf(answer);
  expect(starts.map(({ player }) => player)).toEqual([1, 2, 3]);
  for (const { territories: own, capital, harbour, income, resources } of starts) {
    const hexes = territories.filter(({ name }) => own.includes(name)).flatMap((one) => one.hexes.split('  '));
    expect(hexes).toContain(capital);
    expect(hexes).not.toContain(harbour);
    expect([income, resources].join(', ')).toMatch(/^\d+ grain, \d+ steel/);
  }
  expect(territories.filter(({ owner }) => owner === 2).map(({ name }) => name)).toEqual(starts[1]!.territories);
  expect(territories.some(({ owner }) => owner === null)).toBe(true);
});
