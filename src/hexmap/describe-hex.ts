import { groupBy } from '../lib/group-by.ts';
import { sideName } from './describe-map.ts';
import { type Feature, type HexMap, terrainAt } from './game.ts';

/** Shortens a title to the part before a colon, comma or semicolon, which is enough as a name. */
export const briefTitle = (title: string): string => title.split(/[:;,]/)[0]!;

/** The letters of compass sides in words. */
const COMPASS: Readonly<Record<string, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' };

const compassWords = (name: string): string => [...name].map((letter) => COMPASS[letter]!).join('-');

/** The name of a kind of feature: "town". */
const titleOfKind = ({ request: { game } }: HexMap, kind: string): string =>
  briefTitle(game.features.find(({ slug }) => slug === kind)?.title ?? kind);

/** What distinguishes a feature from others of its kind: "Ashford", "8", "for wool 2:1, facing north-east". May be empty. */
export function featureDetails({ request: { game } }: HexMap, feature: Feature): string {
  const { name, of, side, value, details = {} } = feature;
  if (side !== undefined) return `${of ? `for ${of} ` : ''}${value}:1, facing ${compassWords(sideName(game, side))}`;
  const { resources, influence } = details;
  if (resources !== undefined && influence !== undefined)
    return `${of}, resources ${resources}, influence ${influence}`;
  return [of, name, value].filter((word) => word !== undefined).join(' ');
}

/** Describes a feature in words: "town Ashford", "number token 8". */
const describeFeature = (map: HexMap, feature: Feature): string =>
  `${titleOfKind(map, feature.kind)} ${featureDetails(map, feature)}`.trim();

/** Returns what stands on the hexes of a map in words, by hex. Hexes without anything are absent. */
export function describeThings(map: HexMap): Map<number, string> {
  const things = [
    ...map.starts.map(({ hex, player, corner }) => ({
      hex,
      words: `${corner === undefined ? 'start' : 'corner start'} of player ${player}`,
    })),
    ...map.features.map((feature) => ({ hex: feature.hex, words: describeFeature(map, feature) })),
  ];
  return new Map(
    [...groupBy(things, ({ hex }) => hex)].map(([hex, all]) => [
      hex,
      [...new Set(all.map(({ words }) => words))].join('; '),
    ]),
  );
}

/** Returns the terrain of a hex in a word or two: "forest". */
export const terrainWords = (map: HexMap, hex: number): string => briefTitle(terrainAt(map, hex).title);
