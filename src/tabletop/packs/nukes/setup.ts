import { evennessPercent } from '../../../hexmap/fairness.ts';
import type { HexMap } from '../../../hexmap/game.ts';
import { connectedParts } from '../../../hexmap/land.ts';
import { mapKeyOf } from '../../../hexmap/share.ts';
import { Rng } from '../../../lib/rng.ts';
import { nukesRuleBook, type Resource, resourcesWorth } from './book.ts';
import { dealTerritories } from './deal.ts';
import { sumResources, type Territory, territoriesOf, territoryIncome } from './territories.ts';

/** Units of one type that start on the same hex. */
export interface UnitGroup {
  unit: string;
  count: number;
  hex: number;
}

/** The starting position of one player. */
export interface PlayerSetup {
  /** Number of the player, from 1. Players take turns in this order. */
  player: number;
  capital: number;
  /** Sea hex where the first fleet starts and where new ships appear. */
  harbour: number;
  territories: Territory[];
  units: UnitGroup[];
  /** Income per turn. */
  income: Record<Resource, number>;
  /** Resources at the start. */
  resources: Record<Resource, number>;
}

/** The starting position of a game. */
export interface GameSetup {
  territories: Territory[];
  /** Owner of each territory at the start; null if it has none. */
  owners: (number | null)[];
  players: PlayerSetup[];
  fairness: SetupFairness;
}

/** How equal the starting positions of the players are. Each evenness is the lowest value in percent of the highest. */
export interface SetupFairness {
  /** Minimum fairness in percent that the map promises. The setup must reach it too. */
  bound: number;
  met: boolean;
  incomeEvenness: number;
  armyEvenness: number;
  /**
   * Fairness score of the map. It combines reach, travel cost to the nearest other player, and deposits within reach.
   */
  mapScore: number;
  players: { player: number; income: number; army: number; nearestCapital: number; harbour: number }[];
}

/** Makes the starting position of a game on a map. The same map always gives the same one. */
export function setUpGame(map: HexMap): GameSetup {
  const territories = territoriesOf(map);
  const owners = dealTerritories(map, territories, Rng.fromSeed(`nukes set-up ${mapKeyOf(map.request)}`));
  const players = map.starts.map(({ player, hex }) => {
    const own = territories.filter((_, index) => owners[index] === player);
    const harbour = harbourOf(map, hex);
    const income = sumResources(own.map(territoryIncome));
    return { player, capital: hex, harbour, territories: own, units: armyOf(own, hex, harbour), income };
  });
  const highestIncome = Math.max(...players.map(({ income }) => resourcesWorth(income)));
  const equipped = players.map((each) => ({
    ...each,
    resources: treasuryFor(highestIncome - resourcesWorth(each.income)),
  }));
  return { territories, owners, players: equipped, fairness: fairnessOf(map, equipped) };
}

/** Returns the hex nearest to the capital in the largest sea. */
function harbourOf({ grid, terrain, request }: HexMap, capital: number): number {
  const [open = []] = connectedParts(grid, (hex) => request.game.terrains[terrain[hex]!]!.slug === 'sea');
  return open.reduce((best, hex) => (grid.distance(hex, capital) < grid.distance(best, capital) ? hex : best));
}

function armyOf(own: readonly Territory[], capital: number, harbour: number): UnitGroup[] {
  const { army } = nukesRuleBook();
  const others = own.filter(({ capitalOf }) => capitalOf === undefined).map(({ mainHex }) => mainHex);
  const place = (units: Record<string, number>, hex: number) =>
    Object.entries(units).map(([unit, count]) => ({ unit, count, hex }));
  return [
    ...place(army.capital, capital),
    ...others.flatMap((hex) => place(army.territory, hex)),
    ...place(army.fleet, harbour),
  ];
}

/**
 * Resources at the start. `difference` is by how much the player's income is below the highest; some turns of it are
 * added as grain.
 */
function treasuryFor(difference: number): Record<Resource, number> {
  const { treasury, catchUpTurns, worth } = nukesRuleBook();
  return { ...treasury, grain: treasury.grain + Math.ceil((difference * catchUpTurns) / worth.grain) };
}

function fairnessOf({ grid, balance, starts }: HexMap, players: readonly PlayerSetup[]): SetupFairness {
  const { units: kinds } = nukesRuleBook();
  const cost = new Map(kinds.map(({ slug, cost }) => [slug, resourcesWorth(cost)]));
  const reports = players.map(({ player, capital, harbour, units, income }) => ({
    player,
    income: resourcesWorth(income),
    army: units.reduce((sum, { unit, count }) => sum + count * cost.get(unit)!, 0),
    nearestCapital: Math.min(
      ...starts.filter(({ hex }) => hex !== capital).map(({ hex }) => grid.distance(hex, capital)),
    ),
    harbour: grid.distance(capital, harbour),
  }));
  const incomeEvenness = Math.floor(evennessPercent(reports.map(({ income }) => income)));
  const armyEvenness = Math.floor(evennessPercent(reports.map(({ army }) => army)));
  const met = Math.min(incomeEvenness, armyEvenness, balance.score) >= balance.bound;
  return { bound: balance.bound, met, incomeEvenness, armyEvenness, mapScore: balance.score, players: reports };
}
