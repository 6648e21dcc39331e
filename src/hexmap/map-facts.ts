import { capitalize, countOf, toSentence } from '../lib/wording.ts';
import { briefTitle, featureDetails } from './describe-hex.ts';
import type { HexMap, Terrain } from './game.ts';

/** A kind of ground on a map. */
export interface TerrainFact {
  readonly title: string;
  readonly hexes: number;
  /** Share of the map in whole percent. */
  readonly percent: number;
  /** What it costs to enter, and whether the view is blocked. */
  readonly travel: string;
  readonly view: string;
}

/** A table in words: its heads, and a row of as many cells for each thing. */
export interface FactTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The kinds of ground as a table. */
export const groundTable = (terrains: readonly TerrainFact[]): FactTable => ({
  heads: ['Ground', 'Hexes', 'Share', 'Travel', 'View'],
  rows: terrains.map(({ title, hexes, percent, travel, view }) => [
    capitalize(title),
    String(hexes),
    `${percent} %`,
    travel,
    view,
  ]),
});

/** What a map holds, in words for players. */
export interface MapFacts {
  /** Size and players: "91 hexes for 2 players". */
  readonly summary: string;
  readonly terrains: readonly TerrainFact[];
  /** Things on the hexes: "town (2): Ashford at 0203; Holm at 0705." */
  readonly things: readonly string[];
  /** What the sides of hexes do. */
  readonly sides: readonly string[];
  readonly fairness: string;
  /** A row per player: the number of the player, where the player starts, and the values. */
  readonly players: FactTable;
}

/** Names of the values by which players are compared. Other values are named as they are. */
const FIGURES: Readonly<Record<string, string>> = {
  reach: 'Hexes nearer than for anyone else',
  nearest: 'Travel to the nearest other player',
  resources: 'Worth of what is within reach',
  pips: 'Pips of the dice at the starts',
  kinds: 'Kinds of goods at the starts',
  slice: 'Worth of the systems near home',
  crown: 'Travel to the crown',
  heart: 'Travel to the heart',
};

/** Maximum number of hexes listed for a kind of thing. */
const MAX_LISTED = 30;

/** Describes what a map holds. `nameOf` names a hex. */
export function mapFacts(map: HexMap, nameOf: (hex: number) => string): MapFacts {
  const { request, grid, balance } = map;
  const { game, players } = request;
  const compared = game.fair.figures.map((name) => (FIGURES[name] ?? name).toLowerCase()).join(', ');
  const reached = balance.met ? '' : ', which no map of this kind reached';
  return {
    summary: `${grid.size} hexes for ${countOf(players, 'player')}`,
    terrains: terrainFacts(map),
    things: thingLines(map, nameOf),
    sides: game.sides.filter(({ slug }) => map.sides?.[slug]?.some((mask) => mask > 0)).map(({ title }) => title),
    fairness:
      players === 1
        ? 'One player: nobody to compare with.'
        : `${balance.score} of 100: the player who has least has ${balance.score} % of what the best has, in the value that differs most. This game promises ${balance.bound}${reached}. Compared: ${compared}.`,
    players: playerTable(map, nameOf),
  };
}

function terrainFacts({ request, terrain, grid }: HexMap): TerrainFact[] {
  const counts = new Array<number>(request.game.terrains.length).fill(0);
  for (const kind of terrain) counts[kind]!++;
  return request.game.terrains.flatMap((one, kind) => {
    const hexes = counts[kind]!;
    if (hexes === 0) return [];
    const percent = Math.round((100 * hexes) / grid.size);
    return [{ title: one.title, hexes, percent, travel: travelWords(one), view: viewWords(one) }];
  });
}

/** What it costs to enter a terrain: "2 to enter". */
const travelWords = ({ cost }: Pick<Terrain, 'cost'>): string =>
  cost === null ? 'cannot be entered' : `${cost} to enter`;

/** How far a terrain blocks the view. */
function viewWords({ cover }: Pick<Terrain, 'cover'>): string {
  if (cover === undefined || cover === 0) return 'open';
  return cover === 'wall' ? 'blocked' : `blocked up to level ${cover}`;
}

/** A line for each kind of thing on the hexes, with the hexes on which it stands. */
function thingLines(map: HexMap, nameOf: (hex: number) => string): string[] {
  return map.request.game.features.flatMap(({ slug, title }) => {
    const all = map.features.filter(({ kind }) => kind === slug);
    if (all.length === 0) return [];
    const places = all.slice(0, MAX_LISTED).map((feature) => {
      const details = featureDetails(map, feature);
      return details ? `${details} at ${nameOf(feature.hex)}` : nameOf(feature.hex);
    });
    const rest = all.length > MAX_LISTED ? ` and ${all.length - MAX_LISTED} more` : '';
    const meaning = title.slice(briefTitle(title).length + 1).trim();
    const list = `${briefTitle(title)} (${all.length}): ${places.join('; ')}${rest}.`;
    return [meaning ? `${list} ${toSentence(meaning)}` : list];
  });
}

function playerTable({ balance }: HexMap, nameOf: (hex: number) => string): FactTable {
  const names = Object.keys(balance.players[0]?.figures ?? {}).filter((name) =>
    balance.players.some(({ figures }) => figures[name] !== 0),
  );
  return {
    heads: ['Player', 'Starts at', ...names.map((name) => FIGURES[name] ?? name)],
    rows: balance.players.map(({ player, starts, figures }) => [
      String(player),
      starts.map(nameOf).join(', ') || 'none',
      ...names.map((name) => figureText(name, figures[name]!)),
    ]),
  };
}

const figureText = (name: string, value: number): string =>
  name === 'nearest' && value === 0 ? 'none' : String(value);
