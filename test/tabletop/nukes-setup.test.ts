import { describe, expect, it } from 'vitest';
import type { HexMap } from '../../src/hexmap/game.ts';
import { makeMap } from '../../src/hexmap/make-map.ts';
import { parseMapRequest } from '../../src/hexmap/map-request.ts';
import { nukesRuleBook, resourcesWorth } from '../../src/tabletop/packs/nukes/book.ts';
import { setUpGame } from '../../src/tabletop/packs/nukes/setup.ts';
import { effort } from '../effort.ts';

const SEEDS = effort(70, 200);

function mapOf(players: number, seed: string): HexMap {
  const request = parseMapRequest({ game: 'nukes', players, seed });
  if (!request.ok) throw new Error(request.error.detail);
  return makeMap(request.value)!;
}

const count = (things: readonly unknown[], thing: unknown): number => things.filter((one) => one === thing).length;

describe.each([2, 3, 4, 5, 6])('set-ups for %i players', (players) => {
  const all = Array.from({ length: SEEDS }, (_, seed) => {
    const map = mapOf(players, `fair ${seed}`);
    return { map, setup: setUpGame(map) };
  });

  it(`are fair within the bound of the map, for ${SEEDS} seeds`, () => {
    for (const { map, setup } of all) {
      const { met, incomeEvenness, armyEvenness, bound } = setup.fairness;
      expect(bound).toBe(map.balance.bound);
      expect(met).toBe(true);
      expect(Math.min(incomeEvenness, armyEvenness)).toBeGreaterThanOrEqual(bound);
      const incomes = setup.players.map(({ income }) => resourcesWorth(income));
      expect(Math.floor((100 * Math.min(...incomes)) / Math.max(...incomes))).toBe(incomeEvenness);
    }
  });

  it('give everybody the capital, as many territories and the same army', () => {
    for (const { map, setup } of all) {
      const owned = setup.players.map(({ player }) => count(setup.owners, player));
      expect(new Set(owned).size).toBe(1);
      expect(owned[0]).toBeGreaterThanOrEqual(1);
      for (const { player, capital, units } of setup.players) {
        expect(map.starts.find((start) => start.player === player)!.hex).toBe(capital);
        const home = setup.territories.findIndex(({ hexes }) => hexes.includes(capital));
        expect(setup.owners[home]).toBe(player);
        const army = (from: typeof units) => from.map(({ unit, count }) => `${count} ${unit}`).sort();
        expect(army(units)).toEqual(army(setup.players[0]!.units));
      }
    }
  });

  it('put land units on own land and the fleet on the largest sea', () => {
    const domains = new Map(nukesRuleBook().units.map(({ slug, domain }) => [slug, domain]));
    for (const { map, setup } of all) {
      const isSea = (hex: number) => map.request.game.terrains[map.terrain[hex]!]!.slug === 'sea';
      for (const { units, territories, harbour } of setup.players) {
        for (const { unit, hex } of units) {
          if (domains.get(unit) === 'sea') expect([isSea(hex), hex]).toEqual([true, harbour]);
          else expect(territories.some(({ hexes }) => hexes.includes(hex))).toBe(true);
        }
      }
    }
  });

  it('leave land to conquer, and use every hex of land once', () => {
    for (const { map, setup } of all) {
      expect(count(setup.owners, null)).toBeGreaterThan(0);
      const hexes = setup.territories.flatMap((territory) => territory.hexes);
      expect(new Set(hexes).size).toBe(hexes.length);
      const land = map.terrain.filter((kind) => map.request.game.terrains[kind]!.slug !== 'sea').length;
      expect(hexes).toHaveLength(land);
      for (const [index, { neighbors }] of setup.territories.entries()) {
        for (const other of neighbors) expect(setup.territories[other]!.neighbors).toContain(index);
      }
    }
  });

  it('make up for a lower income at the start', () => {
    const { treasury, catchUpTurns } = nukesRuleBook();
    for (const { setup } of all) {
      const most = Math.max(...setup.players.map(({ income }) => resourcesWorth(income)));
      for (const { income, resources } of setup.players) {
        expect(resourcesWorth(resources) - resourcesWorth(treasury)).toBe(
          catchUpTurns * (most - resourcesWorth(income)),
        );
      }
    }
  });
});

describe('set-ups on maps that leave little choice', () => {
  it('give everybody one territory more rather than break the bound', () => {
    const { fairness, players } = setUpGame(mapOf(6, 'fresh 1854'));
    expect(fairness.met).toBe(true);
    expect(new Set(players.map(({ territories }) => territories.length))).toEqual(new Set([3]));
  });

  it('have the territories that their land has room for, though six hexes in a row were drawn that are taken', () => {
    const { fairness, territories } = setUpGame(mapOf(5, 'fresh 1506'));
    expect(territories).toHaveLength(18);
    expect(fairness.met).toBe(true);
  });
});
