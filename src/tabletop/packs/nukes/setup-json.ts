import type { HexMap } from '../../../hexmap/game.ts';
import { shareStringOf } from '../../../hexmap/share.ts';
import { nukesRuleBook, resourcesText } from './book.ts';
import type { GameSetup, PlayerSetup } from './setup.ts';
import { territoryIncome } from './territories.ts';

/** The starting position of a game, as it appears in JSON answers. */
export type SetupJson = ReturnType<typeof setupToJson>;

/** Converts the starting position of a game to JSON. Hexes become coordinates, territories become names. */
export function setupToJson(map: HexMap, { territories, owners, players, fairness }: GameSetup) {
  const { grid, request, terrain } = map;
  return {
    players: request.players,
    seed: request.seed,
    size: request.size,
    share: shareStringOf(request),
    territories: territories.map((territory, index) => ({
      ...grid.at(territory.mainHex),
      name: territory.name,
      terrain: request.game.terrains[terrain[territory.mainHex]!]!.slug,
      owner: owners[index] ?? null,
      capital: territory.capitalOf !== undefined,
      deposits: territory.deposits.map(({ hex, kind }) => ({ ...grid.at(hex), kind })),
      income: territoryIncome(territory),
      hexes: territory.hexes.map((hex) => grid.at(hex)),
      neighbours: territory.neighbors.map((other) => territories[other]!.name),
    })),
    starts: players.map((each) => playerToJson(map, each)),
    fairness,
  };
}

function playerToJson(
  { grid }: HexMap,
  { player, capital, harbour, territories, units, income, resources }: PlayerSetup,
) {
  return {
    player,
    capital: grid.at(capital),
    harbour: grid.at(harbour),
    territories: territories.map(({ name }) => name),
    units: units.map(({ unit, count, hex }) => ({ unit, count, ...grid.at(hex) })),
    income,
    resources,
  };
}

/** Describes the starting position of a game as text. */
export function describeSetup({ territories, starts, fairness, share }: SetupJson): string {
  const free = territories.filter(({ owner }) => owner === null).length;
  const { incomeEvenness, bound, mapScore } = fairness;
  return [
    `Nukes for ${starts.length} players: ${territories.length} territories, ${free} of them nobody's yet.`,
    ...starts.flatMap((start) => startLines(start)),
    `Fairness: income ${incomeEvenness} %, map ${mapScore} %, promised ${bound} %${fairness.met ? '' : ' (not reached)'}.`,
    `The map: hex_generate_map or hex_export_svg with game nukes and seed ${share}`,
  ].join('\n');
}

function startLines({ player, capital, harbour, territories, units, income, resources }: SetupJson['starts'][number]) {
  const order = nukesRuleBook().units.map(({ slug }) => slug);
  const places = new Map<string, string[]>();
  for (const { unit, count, q, r } of [...units].sort((a, b) => order.indexOf(a.unit) - order.indexOf(b.unit))) {
    const at = `${q},${r}`;
    places.set(at, [...(places.get(at) ?? []), `${count} ${unit}`]);
  }
  return [
    `Player ${player}: capital ${capital.q},${capital.r}, harbour ${harbour.q},${harbour.r}; ${territories.join(', ')}`,
    ...[...places].map(([at, there]) => `  at ${at.padEnd(6)} ${there.join(', ')}`),
    `  income ${resourcesText(income)} each turn; at the start ${resourcesText(resources)}`,
  ];
}
