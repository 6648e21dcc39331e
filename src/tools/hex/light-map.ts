import type { z } from 'zod';
import { mapToText } from '../../hexmap/formats/text.ts';
import { groupNames } from '../light.ts';
import type { MapCellSchema, MapResultSchema } from './shapes.ts';

type MapJson = z.output<typeof MapResultSchema>;
type Cell = z.output<typeof MapCellSchema>;

/** The light form of a map: rows of letters, and the places of what lies on the hexes. */
export function lightMap({ cells, balance, links, ...map }: MapJson) {
  const things = cells.flatMap((cell) => thingsOn(cell).map((thing) => ({ thing, place: placeOf(cell) })));
  return {
    ...map,
    map: mapToText({ orientation: map.orientation, cells }),
    things: groupNames(
      things,
      ({ thing }) => thing,
      ({ place }) => place,
    ),
    ...(links && { links: links.map(({ from, to }) => `${placeOf(from)} to ${placeOf(to)}`) }),
    starts: balance.players.map(({ starts }) => starts.map(placeOf)),
  };
}

const placeOf = ({ q, r }: { q: number; r: number }): string => `${q},${r}`;

/** What lies on a hex, in words: `number 5`, `harbour wool E`, `river E NW`. */
function thingsOn({ number, features = [], sides = {} }: Cell): string[] {
  return [
    ...(number === undefined ? [] : [`number ${number}`]),
    ...features.map(({ kind, of, value, name, side }) =>
      [kind, of, value, name, side].filter((word) => word !== undefined).join(' '),
    ),
    ...Object.entries(sides).map(([kind, names]) => `${kind} ${names.join(' ')}`),
  ];
}
