import { distanceBetween, hexCountWithin, rotateAroundOrigin } from '../../src/hexmap/coordinates.ts';
import { cornerId, cornersOf } from '../../src/hexmap/corners.ts';
import { createPathfinder } from '../../src/hexmap/costs.ts';
import { type HexMap, terrainAt } from '../../src/hexmap/game.ts';
import { NO_HEX } from '../../src/hexmap/grid.ts';
import { connectedParts } from '../../src/hexmap/land.ts';
import { makeMap } from '../../src/hexmap/make-map.ts';
import { parseMapRequest } from '../../src/hexmap/map-request.ts';

export interface Wanted {
  readonly game: string;
  readonly players?: number;
  readonly size?: number;
}

export function mapOf({ game, players, size }: Wanted, seed: string): HexMap {
  const request = parseMapRequest({ game, players, size, seed });
  if (!request.ok) throw new Error(request.error.detail);
  const map = makeMap(request.value);
  if (!map) throw new Error(`${game} ${players} ${size} ${seed}: no map`);
  return map;
}

const all = ({ grid }: HexMap): number[] => Array.from({ length: grid.size }, (_, hex) => hex);
const kindOf = (map: HexMap, hex: number): string => terrainAt(map, hex).slug;
const featuresOf = (map: HexMap, kind: string) => map.features.filter((feature) => feature.kind === kind);

/** Percentage points by which a terrain may miss its declared share, on maps of at least MIN_SIZE hexes. */
const SHARE_TOLERANCE = 5;
const MIN_SIZE = 200;

/** Lists what is wrong with a map; empty for a good one. */
export function faultsOf(map: HexMap): string[] {
  const { request } = map;
  return [...commonFaults(map), ...(LAWS[request.game.slug]?.(map) ?? [])];
}

function commonFaults(map: HexMap): string[] {
  const { grid, balance, request, starts } = map;
  const faults: string[] = [];
  if (!balance.met || balance.score < balance.bound) faults.push(`balance ${balance.score} after ${balance.draws}`);
  const players = new Set(starts.map(({ player }) => player));
  if (players.size !== request.players) faults.push(`${players.size} players start`);
  const finder = createPathfinder(request.game, map);
  if (request.game.slug !== 'colony') {
    // Every start reaches every other one, and every feature stands on reachable ground that can be entered.
    const costs = finder.costsFrom([starts[0]!.hex]);
    for (const { hex, player } of starts) if (costs[hex] === NO_HEX) faults.push(`start ${player} is cut off`);
    for (const { hex, kind } of map.features) {
      if (terrainAt(map, hex).cost !== null && costs[hex] === NO_HEX) faults.push(`${kind} is cut off`);
      if (terrainAt(map, hex).cost === null) faults.push(`${kind} stands where nobody enters`);
    }
    if (new Set(starts.map(({ hex }) => hex)).size < starts.length) faults.push('two start in one place');
  }
  if (grid.size >= MIN_SIZE) {
    for (const [kind, { slug, share }] of request.game.terrains.entries()) {
      const part = (100 * map.terrain.filter((one) => one === kind).length) / grid.size;
      if (share !== undefined && Math.abs(part - share) > SHARE_TOLERANCE)
        faults.push(`${part.toFixed(1)} % ${slug}, declared ${share}`);
    }
  }
  if (request.game.slug !== 'colony' && grid.size !== hexCountWithin(request.size)) faults.push(`${grid.size} hexes`);
  return faults;
}

type Law = (map: HexMap) => string[];

const isWater = (slug: string): boolean => slug === 'sea' || slug === 'pool';

/** No sea consists of a single hex. */
const seas: Law = (map) =>
  connectedParts(map.grid, (hex) => kindOf(map, hex) === 'sea')
    .filter((part) => part.length === 1)
    .map(() => 'a sea of one hex');

const turnsIntoItself: Law = (map) => {
  const { grid, request } = map;
  if (!request.options.has('symmetric')) return [];
  const turned = (hex: number) => {
    const { q, r } = rotateAroundOrigin(grid.at(hex), 6 / request.players);
    return grid.indexOf(q, r);
  };
  const things = new Set(map.features.map(({ hex, kind }) => `${hex} ${kind}`));
  const faults = all(map).flatMap((hex) =>
    map.terrain[hex] === map.terrain[turned(hex)] ? [] : ['terrain does not turn'],
  );
  for (const { hex, kind } of map.features)
    if (!things.has(`${turned(hex)} ${kind}`)) faults.push(`${kind} does not turn`);
  if (map.balance.score < 100 && request.game.slug === 'nukes') faults.push(`symmetric, balance ${map.balance.score}`);
  return faults;
};

const LAWS: Readonly<Record<string, Law>> = {
  nukes: (map) => {
    const { grid, starts, request } = map;
    const faults = [...seas(map), ...turnsIntoItself(map)];
    const near = starts.flatMap(({ hex }, i) => starts.slice(i + 1).map((other) => grid.distance(hex, other.hex)));
    if (Math.min(...near) < Math.max(2, request.size * 0.6)) faults.push(`bases ${Math.min(...near)} apart`);
    const land = connectedParts(grid, (hex) => kindOf(map, hex) !== 'sea');
    const hexes = land.reduce((sum, part) => sum + part.length, 0);
    if (request.size > 3 && land.filter((part) => part.length >= hexes * 0.12).length < 2)
      faults.push('one large land mass');
    // Each territory is connected and consists of land.
    for (const [i, name] of map.regions!.entries()) {
      const own = connectedParts(grid, (hex) => map.region![hex] === i);
      if (name === 'sea' ? own.flat().some((hex) => kindOf(map, hex) !== 'sea') : own.length !== 1)
        faults.push(`${name} is not whole`);
    }
    return faults;
  },

  colony: (map) => {
    const { grid, request } = map;
    const land = all(map).filter((hex) => kindOf(map, hex) !== 'sea');
    const numbers = new Map(featuresOf(map, 'number').map(({ hex, value }) => [hex, value!]));
    const red = (hex: number) => numbers.get(hex) === 6 || numbers.get(hex) === 8;
    const faults: string[] = [];
    for (const hex of land) {
      if ((kindOf(map, hex) === 'desert') === numbers.has(hex)) faults.push('a desert with a number, or land without');
      for (const other of grid.neighboursOf(hex)) {
        if (red(hex) && red(other)) faults.push('6 and 8 touch');
        if (numbers.has(hex) && numbers.get(hex) === numbers.get(other)) faults.push('equal numbers touch');
      }
    }
    const counts = (slug: string) => land.filter((hex) => kindOf(map, hex) === slug).length;
    const lands = ['forest', 'pasture', 'field', 'hill', 'mountain', 'desert'].map(counts).join(' ');
    const tokens = [...numbers.values()].sort((a, b) => a - b).join(' ');
    const docks = featuresOf(map, 'harbour');
    const trades = docks
      .map(({ of = 'any' }) => of)
      .sort()
      .join(' ');
    const counted = `${lands} / ${tokens} / ${trades}`;
    const published =
      request.players > 4
        ? '6 6 6 5 5 2 / 2 2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 12 12 / any any any any any brick grain ore wood wool wool'
        : '4 4 4 3 3 1 / 2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12 / any any any any brick grain ore wood wool';
    if (request.size === 2 && counted !== published) faults.push(`counts ${counted}`);
    faults.push(...harbourFaults(map, docks), ...settlementFaults(map));
    if (
      request.options.has('desert-middle') &&
      request.size === 2 &&
      request.players < 5 &&
      kindOf(map, grid.indexOf(0, 0)) !== 'desert'
    )
      faults.push('no desert in the middle');
    return faults;
  },

  epic4: (map) => {
    const { grid, links = [] } = map;
    const faults: string[] = [];
    const isAnomaly = (hex: number) => ['asteroids', 'nebula', 'supernova', 'rift'].includes(kindOf(map, hex));
    for (const hex of all(map)) {
      if (isAnomaly(hex) && grid.neighboursOf(hex).some(isAnomaly)) faults.push('anomalies touch');
      const isHeld = map.features.some((feature) => feature.hex === hex && feature.kind === 'planet');
      if (kindOf(map, hex) === 'system' && !isHeld) faults.push('a system without planets');
    }
    const letters = new Map<string, number[]>();
    for (const { of = '', hex } of featuresOf(map, 'wormhole')) letters.set(of, [...(letters.get(of) ?? []), hex]);
    for (const [letter, hexes] of letters) {
      if (hexes.length !== 2) faults.push(`${hexes.length} wormholes ${letter}`);
      else if (grid.distance(hexes[0]!, hexes[1]!) < 2) faults.push(`wormholes ${letter} touch`);
    }
    if (letters.size !== links.length) faults.push('wormholes are not links');
    if (map.request.options.has('no-wormholes') && letters.size > 0) faults.push('wormholes');
    for (const { hex } of map.starts) if (kindOf(map, hex) !== 'home') faults.push('a start is no home');
    return faults;
  },

  ringquest: (map) => {
    const { grid, request, region, regions, sides } = map;
    const faults = turnsIntoItself(map);
    for (const hex of all(map)) {
      for (let side = 0; side < 6; side++) {
        const other = grid.neighbors[hex * 6 + side]!;
        if (other === NO_HEX) continue;
        const [a, b] = [region![hex]!, region![other]!];
        if (Math.abs(a - b) > 1) faults.push('a ring is left out');
        const isParted = ((sides!['river']![hex]! | sides!['wall']![hex]!) & (1 << side)) !== 0;
        if ((a !== b) !== isParted) faults.push('rings are not parted by river or wall');
      }
      const isCrown = regions![region![hex]!] === 'crown';
      if (isCrown !== (grid.q[hex] === 0 && grid.r[hex] === 0)) faults.push('the crown is not the middle');
    }
    const crown = createPathfinder(request.game, map).costsFrom([grid.indexOf(0, 0)]);
    for (const { hex, player } of map.starts) if (crown[hex] === NO_HEX) faults.push(`${player} never gets the crown`);
    for (const hex of all(map)) if (crown[hex] === NO_HEX) faults.push('a hex is cut off');
    return faults;
  },

  wilds: (map) => {
    const { grid, elevation, sides, features } = map;
    const faults = seas(map);
    const river = sides!['river']!;
    let wet = 0;
    for (const hex of all(map)) {
      const isSea = kindOf(map, hex) === 'sea';
      if (isSea !== (elevation![hex] === 0)) faults.push('a sea above the sea');
      if (isSea || river[hex] === 0) continue;
      wet++;
      // From every hex a river continues to one that is not higher, down to the sea.
      if (!flowsToSea(map, hex)) faults.push('a river does not reach the sea');
    }
    if (wet === 0) faults.push('no river');
    const towns = features.filter(({ kind }) => ['city', 'town', 'village'].includes(kind));
    for (const [i, one] of towns.entries()) {
      if (towns.slice(i + 1).some(({ hex }) => grid.distance(hex, one.hex) < 3))
        faults.push('settlements are too near');
    }
    const road = sides!['road'];
    if (!road) return faults;
    const joined = connectedParts(grid, (hex) => road[hex]! > 0);
    if (joined.length !== 1 || towns.some(({ hex }) => road[hex] === 0))
      faults.push('roads do not join all settlements');
    return faults;
  },

  depths: (map) => {
    const { grid, request } = map;
    const isOpen = (hex: number) => terrainAt(map, hex).cost !== null;
    const faults = connectedParts(grid, isOpen).length === 1 ? [] : ['caves are not joined'];
    for (const hex of all(map)) {
      if (grid.neighboursOf(hex).length < 6 && kindOf(map, hex) !== 'rock') faults.push('a cave at the rim');
      if (request.options.has('dry') && (isWater(kindOf(map, hex)) || kindOf(map, hex) === 'chasm'))
        faults.push('not dry');
    }
    return faults;
  },
};

/** Whether a river leads to the sea along hexes of the same or lower level. */
function flowsToSea(map: HexMap, from: number): boolean {
  const { grid, elevation, sides } = map;
  const seen = new Set([from]);
  for (const hex of seen) {
    if (kindOf(map, hex) === 'sea') return true;
    for (let side = 0; side < 6; side++) {
      const next = grid.neighbors[hex * 6 + side]!;
      if (sides!['river']![hex]! & (1 << side) && next !== NO_HEX && elevation![next]! <= elevation![hex]!)
        seen.add(next);
    }
  }
  return false;
}

/** Each harbour faces land from the sea, and no corner of the coast has two. */
function harbourFaults(map: HexMap, docks: HexMap['features']): string[] {
  const { grid } = map;
  const used = new Set<number>();
  return docks.flatMap(({ hex, side }) => {
    const land = grid.neighbors[hex * 6 + side!]!;
    const isFine = kindOf(map, hex) === 'sea' && land !== NO_HEX && kindOf(map, land) !== 'sea';
    const corners = [(side! + 5) % 6, side!].map((corner) => cornerId(grid, hex, corner));
    const isTaken = corners.some((id) => used.has(id));
    for (const id of corners) used.add(id);
    return isFine && !isTaken ? [] : ['a harbour that nobody can use alone'];
  });
}

/** Each player has two settlements, none on a corner next to another. */
function settlementFaults(map: HexMap): string[] {
  const corners = cornersOf(map.grid, (hex) => kindOf(map, hex) !== 'sea');
  const ids = map.starts.map(({ hex, corner }) => cornerId(map.grid, hex, corner!));
  const faults = ids.length === 2 * map.request.players ? [] : [`${ids.length} settlements`];
  if (new Set(ids).size < ids.length) faults.push('two settlements on a corner');
  for (const id of ids)
    if (corners.get(id)!.neighbors.some((other) => ids.includes(other))) faults.push('settlements touch');
  return faults;
}

/** How often a kind of feature is adjacent to a start, in percent of maps. */
export function besideStarts(maps: readonly HexMap[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features, starts, grid } of maps) {
    const beside = features.filter(({ hex }) => starts.some((start) => grid.distance(start.hex, hex) === 1));
    for (const kind of new Set(beside.map((feature) => feature.kind))) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return new Map([...counts].map(([kind, count]) => [kind, (100 * count) / maps.length]));
}

export const apart = (map: HexMap): number =>
  Math.min(
    ...map.starts.flatMap(({ hex }, i) =>
      map.starts.slice(i + 1).map((other) => distanceBetween(map.grid.at(hex), map.grid.at(other.hex))),
    ),
  );
