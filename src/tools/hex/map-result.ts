import { explainSlugs, sideName, sidesInMask, summarizeMap } from '../../hexmap/describe-map.ts';
import { type Feature, type HexMap, type MapRequest, terrainAt } from '../../hexmap/game.ts';
import { NO_HEX } from '../../hexmap/grid.ts';
import { makeMap } from '../../hexmap/make-map.ts';
import { type MapArguments, type MapRequestFault, parseMapRequest, sharedArguments } from '../../hexmap/map-request.ts';
import { shareStringOf } from '../../hexmap/share.ts';
import { groupBy } from '../../lib/group-by.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { CallContext } from '../context.ts';
import { type Refusal, refuse } from '../errors.ts';

/** Makes the map that the arguments of a hex tool describe. Refuses if that is impossible. */
export function loadMap(args: MapArguments): Result<HexMap, Refusal> {
  const request = parseMapRequest(args);
  if (request.ok) {
    const map = makeMap(request.value);
    return map ? ok(map) : refuse('impossible', 'No map of this size came out whole.', 'Ask for another size or seed.');
  }
  return refuseRequest(request.error);
}

const refuseRequest = ({ kind, detail, hint }: MapRequestFault) =>
  refuse(
    kind === 'unknown' ? 'unknown_name' : 'impossible',
    detail,
    hint ?? 'hex_list_games lists games, options, players and sizes.',
  );

/** Loads the map that a tool examines; undefined for the open plain, if neither a game nor a share string is given. */
export function loadExaminedMap(
  { game, seed }: { game?: string | undefined; seed?: string | undefined },
  context: CallContext,
): Result<HexMap | undefined, Refusal> {
  if (game !== undefined) return loadMap({ game, seed: mapSeedOf(context), writtenSeed: seed });
  const shared = sharedArguments(seed ?? mapSeedOf(context));
  if (!shared.ok) return refuseRequest(shared.error);
  return shared.value
    ? loadMap({ game: shared.value.game, seed: mapSeedOf(context), writtenSeed: seed })
    : ok(undefined);
}

/**
 * Returns the seed of the map for a tool that examines a map. The default is fixed, so that several calls are about the
 * same map.
 */
const mapSeedOf = (context: CallContext): string => (context.isSeeded ? context.seed : FIXED_SEED);

const FIXED_SEED = 'parlour';

/** Returns the index of the hex with these coordinates, or a refusal with the bounds of the map. */
export function hexAt({ grid, request }: HexMap, q: number, r: number): Result<number, Refusal> {
  const hex = grid.indexOf(q, r);
  if (hex !== NO_HEX) return ok(hex);
  const columns = `q from ${grid.minQ} to ${grid.minQ + grid.columns - 1}`;
  const rows = `r from ${grid.minR} to ${grid.minR + grid.rows - 1}`;
  const detail = `There is no hex ${q},${r} on this map of ${request.game.slug}.`;
  return refuse(
    'impossible',
    detail,
    `Its ${grid.size} hexes lie within ${columns} and ${rows}, axial coordinates around 0,0.`,
  );
}

function featureToJson(map: HexMap, { kind, value, name, of, side, details }: Feature) {
  return {
    kind,
    ...(value !== undefined && { value }),
    ...(name !== undefined && { name }),
    ...(of !== undefined && { of }),
    ...(side !== undefined && { side: sideName(map.request.game, side) }),
    ...details,
  };
}

/**
 * Converts all hexes of a map to JSON. Features and starts are grouped first, so that the time grows only linearly with
 * the size.
 */
function cellsToJson(map: HexMap) {
  const features = groupBy(map.features, ({ hex }) => hex);
  const starts = groupBy(map.starts, ({ hex }) => hex);
  return Array.from({ length: map.grid.size }, (_, hex) =>
    cellToJson(map, hex, features.get(hex) ?? [], starts.get(hex) ?? []),
  );
}

/** Converts one hex of a map to JSON. */
export function cellToJson(
  map: HexMap,
  hex: number,
  features: readonly Feature[] = map.features.filter((feature) => feature.hex === hex),
  starts: readonly { player: number }[] = map.starts.filter((start) => start.hex === hex),
) {
  const { grid, request, terrain, elevation, region, regions } = map;
  const number = features.find(({ kind }) => kind === 'number')?.value;
  const others = features.filter(({ kind }) => kind !== 'number');
  const sides = sidesToJson(map, hex);
  return {
    q: grid.q[hex]!,
    r: grid.r[hex]!,
    terrain: request.game.terrains[terrain[hex]!]!.slug,
    ...(elevation && { elevation: elevation[hex]! }),
    ...(region && regions && { region: regions[region[hex]!]! }),
    ...(number !== undefined && { number }),
    ...(others.length > 0 && { features: others.map((feature) => featureToJson(map, feature)) }),
    ...(sides && { sides }),
    ...(starts.length > 0 && { start: [...new Set(starts.map(({ player }) => player))] }),
  };
}

/** Lists the hexes of a map with their terrain only. */
export const terrainCells = (map: HexMap) =>
  Array.from({ length: map.grid.size }, (_, hex) => ({ ...map.grid.at(hex), terrain: terrainAt(map, hex).slug }));

function sidesToJson({ request, sides = {} }: HexMap, hex: number): Record<string, string[]> | undefined {
  const entries = Object.entries(sides)
    .filter(([, mask]) => mask[hex]! > 0)
    .map(([kind, mask]) => [kind, sidesInMask(mask[hex]!).map((side) => sideName(request.game, side))] as const);
  return entries.length ? Object.fromEntries(entries) : undefined;
}

/** What identifies a map, in every answer about it. */
export const requestToJson = (request: MapRequest) => ({
  game: request.game.slug,
  options: [...request.options],
  seed: request.seed,
  players: request.players,
  size: request.size,
  share: shareStringOf(request),
});

/** Converts a whole map to JSON. */
export function mapToJson(map: HexMap) {
  const { request, grid, balance, starts, links } = map;
  const { game } = request;
  const startsOf = (player: number) =>
    starts
      .filter((start) => start.player === player)
      .map(({ hex, corner }) => ({ ...grid.at(hex), ...(corner !== undefined && { corner }) }));
  return {
    ...requestToJson(request),
    orientation: game.orientation,
    cells: cellsToJson(map),
    ...(links && { links: links.map(([from, to]) => ({ from: grid.at(from), to: grid.at(to) })) }),
    legend: explainSlugs(game),
    summary: summarizeMap(map),
    balance: {
      ...balance,
      compared: [...game.fair.figures],
      players: balance.players.map((player) => ({ ...player, starts: startsOf(player.player) })),
    },
  };
}
