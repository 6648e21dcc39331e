import type { HexMap } from '../../../hexmap/game.ts';
import { nukesRuleBook, RESOURCES, type Resource, type ResourceAmounts } from './book.ts';

/** A territory on the map, which is always conquered as a whole. */
export interface Territory {
  /** Name of the territory on the map. */
  name: string;
  hexes: number[];
  /**
   * Hex where the territory's units start: the capital or, if it has none, the hex with the most neighbours in the
   * territory.
   */
  mainHex: number;
  /** The player, from 1, whose capital is in the territory; undefined if it has no capital. */
  capitalOf: number | undefined;
  deposits: { hex: number; kind: Resource }[];
  /** Indices of the territories that border on this one by land. */
  neighbors: number[];
}

/** Lists the territories of a map in the order of the map's regions. The sea is not a territory. */
export function territoriesOf(map: HexMap): Territory[] {
  const { grid, region = new Uint8Array(), regions = [], starts, features } = map;
  const capitals = new Map(starts.map(({ hex, player }) => [hex, player]));
  const byRegion = regions.map((): number[] => []);
  for (const [hex, of] of region.entries()) byRegion[of]!.push(hex);
  return byRegion.slice(1).map((hexes, index) => {
    const capital = hexes.find((hex) => capitals.has(hex));
    const ownNeighbors = (hex: number) => grid.neighboursOf(hex).filter((other) => region[other] === index + 1).length;
    const adjacent = hexes.flatMap((hex) => grid.neighboursOf(hex)).map((hex) => region[hex]! - 1);
    return {
      name: regions[index + 1]!,
      hexes,
      mainHex: capital ?? hexes.reduce((best, hex) => (ownNeighbors(hex) > ownNeighbors(best) ? hex : best)),
      capitalOf: capital === undefined ? undefined : capitals.get(capital),
      deposits: features.flatMap(({ hex, kind }) => (hexes.includes(hex) && isResource(kind) ? [{ hex, kind }] : [])),
      neighbors: [...new Set(adjacent)].filter((other) => other >= 0 && other !== index).sort((a, b) => a - b),
    };
  });
}

const isResource = (kind: string): kind is Resource => (RESOURCES as readonly string[]).includes(kind);

/** Income per turn that a territory brings its first owner. */
export function territoryIncome({ capitalOf, deposits }: Territory): Record<Resource, number> {
  const { territory, capital, deposit } = nukesRuleBook().income;
  const fromDeposits = deposits.map(({ kind }): ResourceAmounts => ({ [kind]: deposit }));
  return sumResources([territory, ...(capitalOf === undefined ? [] : [capital]), ...fromDeposits]);
}

/** Adds up amounts of resources. */
export const sumResources = (stocks: readonly ResourceAmounts[]): Record<Resource, number> =>
  Object.fromEntries(
    RESOURCES.map((resource) => [resource, stocks.reduce((sum, stock) => sum + (stock[resource] ?? 0), 0)]),
  ) as Record<Resource, number>;
