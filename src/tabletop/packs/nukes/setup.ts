import { evenness } from '../../../hexmap/fairness.ts';
import type { HexMap } from '../../../hexmap/game.ts';
import { connectedParts } from '../../../hexmap/land.ts';
import { shareStringOf } from '../../../hexmap/share.ts';
import { Rng } from '../../../lib/rng.ts';
import { book, type Resource, worthOf } from './book.ts';
import { dealTerritories } from './deal.ts';
import { incomeOf, sumOf, type Territory, territoriesOf } from './territories.ts';

/** Units of one kind that begin on a hex. */
export interface Group {
  unit: string;
  count: number;
  hex: number;
}

export interface PlayerSetup {
  /** From 1, also the order of turns. */
  player: number;
  capital: number;
  /** The sea hex on which the first fleet lies and new ships are put. */
  harbour: number;
  territories: Territory[];
  units: Group[];
  /** Each turn. */
  income: Record<Resource, number>;
  /** At the start. */
  resources: Record<Resource, number>;
}

export interface Setup {
  territories: Territory[];
  /** By territory: the player who begins with it. */
  owners: (number | null)[];
  players: PlayerSetup[];
  fairness: Fairness;
}

/** How alike the players begin. Evenness is what the least has of the most, in percent. */
export interface Fairness {
  /** What the map promises, and the set-up with it. */
  bound: number;
  met: boolean;
  incomeEvenness: number;
  armyEvenness: number;
  /** Of the map: reach, way to the nearest other player, deposits within reach. */
  mapScore: number;
  players: { player: number; income: number; army: number; nearestCapital: number; harbour: number }[];
}

/** A beginning on a map of nukes: the same for the same map. */
export function setUpGame(map: HexMap): Setup {
  const territories = territoriesOf(map);
  const owners = dealTerritories(map, territories, Rng.fromSeed(`nukes set-up ${shareStringOf(map.request)}`));
  const players = map.starts.map(({ player, hex }) => {
    const own = territories.filter((_, index) => owners[index] === player);
    const harbour = harbourOf(map, hex);
    const income = sumOf(own.map(incomeOf));
    return { player, capital: hex, harbour, territories: own, units: armyOf(own, hex, harbour), income };
  });
  const most = Math.max(...players.map(({ income }) => worthOf(income)));
  const supplied = players.map((each) => ({ ...each, resources: treasuryFor(most - worthOf(each.income)) }));
  return { territories, owners, players: supplied, fairness: fairnessOf(map, supplied) };
}

/** The hex of the largest sea that is nearest to a capital. */
function harbourOf({ grid, terrain, request }: HexMap, capital: number): number {
  const [open = []] = connectedParts(grid, (hex) => request.game.terrains[terrain[hex]!]!.slug === 'sea');
  return open.reduce((best, hex) => (grid.distance(hex, capital) < grid.distance(best, capital) ? hex : best));
}

function armyOf(own: readonly Territory[], capital: number, harbour: number): Group[] {
  const { army } = book();
  const others = own.filter(({ capitalOf }) => capitalOf === undefined).map(({ mainHex }) => mainHex);
  const at = (units: Record<string, number>, hex: number) =>
    Object.entries(units).map(([unit, count]) => ({ unit, count, hex }));
  return [
    ...at(army.capital, capital),
    ...others.flatMap((hex) => at(army.territory, hex)),
    ...at(army.fleet, harbour),
  ];
}

/** Who earns less has some turns of the difference at the start, as grain. */
function treasuryFor(missing: number): Record<Resource, number> {
  const { treasury, catchUpTurns, worth } = book();
  return { ...treasury, grain: treasury.grain + Math.ceil((missing * catchUpTurns) / worth.grain) };
}

function fairnessOf({ grid, balance, starts }: HexMap, players: readonly PlayerSetup[]): Fairness {
  const { units: kinds } = book();
  const cost = new Map(kinds.map(({ slug, cost }) => [slug, worthOf(cost)]));
  const told = players.map(({ player, capital, harbour, units, income }) => ({
    player,
    income: worthOf(income),
    army: units.reduce((sum, { unit, count }) => sum + count * cost.get(unit)!, 0),
    nearestCapital: Math.min(
      ...starts.filter(({ hex }) => hex !== capital).map(({ hex }) => grid.distance(hex, capital)),
    ),
    harbour: grid.distance(capital, harbour),
  }));
  const incomeEvenness = Math.floor(evenness(told.map(({ income }) => income)));
  const armyEvenness = Math.floor(evenness(told.map(({ army }) => army)));
  const met = Math.min(incomeEvenness, armyEvenness, balance.score) >= balance.bound;
  return { bound: balance.bound, met, incomeEvenness, armyEvenness, mapScore: balance.score, players: told };
}
