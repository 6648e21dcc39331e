import { at, between, type Point, path } from '../../picture.ts';
import type { Maker, Tile } from '../tile-set.ts';
import { framed, type Sided, type Sides, sided, sidePoint } from './sided.ts';

interface Words {
  readonly sides: Sides;
  /** Ends of paths on each side, counted clockwise all around. */
  readonly ends: 1 | 2;
}

type Pair = readonly [number, number];

const GROUND = '#dfe8c9';
const BED = '#6b5433';
const PATHS = ['#e9b44c', '#c9503c', '#4f86b0', '#f2ede0'];

/** Every way to join all ends in pairs, once for all its turns. */
export const paths: Maker<Words> = ({ sides, ends }) => {
  const count = sides * ends;
  const known = new Set<string>();
  return matchings(Array.from({ length: count }, (_, end) => end)).flatMap((pairs) => {
    const turns = Array.from({ length: sides }, (_, turn) => keyOf(turnedBy(pairs, turn * ends, count)));
    if (turns.some((turn) => known.has(turn))) return [];
    known.add(turns[0]!);
    return [tile(pairs, sides, ends, new Set(turns).size)];
  });
};

/** All ways to part things into pairs. */
function matchings(ends: readonly number[]): Pair[][] {
  const [first, ...rest] = ends;
  if (first === undefined) return [[]];
  return rest.flatMap((other) =>
    matchings(rest.filter((end) => end !== other)).map((pairs): Pair[] => [[first, other], ...pairs]),
  );
}

const turnedBy = (pairs: readonly Pair[], by: number, count: number): Pair[] =>
  pairs.map(([one, other]): Pair => [(one + by) % count, (other + by) % count]);

const keyOf = (pairs: readonly Pair[]): string =>
  pairs
    .map(([one, other]) => `${Math.min(one, other)}-${Math.max(one, other)}`)
    .sort()
    .join(' ');

function tile(pairs: readonly Pair[], sides: Sides, ends: 1 | 2, positions: number): Tile {
  const frame = sided(sides);
  const wide = WIDTHS[ends];
  const lines = [...pairs].sort(byLength(sides * ends)).reverse();
  // a path that crosses others goes over those before it
  const drawn = lines.map((pair) => {
    const d = curve(pair, frame, ends);
    const color = PATHS[pairs.indexOf(pair) % PATHS.length]!;
    return (
      path(d, { fill: 'none', stroke: BED, 'stroke-width': wide + 5 }) +
      path(d, { fill: 'none', stroke: color, 'stroke-width': wide })
    );
  });
  const name = pairs.map((pair) => pair.map((end) => end + 1).join('–')).join(' ');
  return {
    id: pairs.map((pair) => pair.map((end) => end + 1).join('-')).join('_'),
    name,
    count: 1,
    text: `paths join the ends ${pairs.map(([one, other]) => `${one + 1} and ${other + 1}`).join(', ')}, numbered clockwise`,
    facts: { joined: pairs.map((pair) => pair.map((end) => end + 1).join('-')), positions },
    ...framed(frame, GROUND, drawn.join('')),
  };
}

/** How wide paths are, by how many ends a side has. */
const WIDTHS = { 1: 14, 2: 9 } as const;

const byLength = (count: number) => (one: Pair, other: Pair) => span(one, count) - span(other, count);

const span = ([one, other]: Pair, count: number): number => Math.min(other - one, count + one - other);

/** Leaves each side at a right angle; what joins near ends stays near. */
function curve([one, other]: Pair, frame: Sided, ends: number): string {
  const reach = 0.32 + 0.1 * Math.min(3, span([one, other], frame.corners.length * ends));
  const [from, to] = [endPoint(one, frame, ends), endPoint(other, frame, ends)];
  return `M${at(from)}C${at(inward(one, frame, ends, reach))} ${at(inward(other, frame, ends, reach))} ${at(to)}`;
}

const endPoint = (end: number, frame: Sided, ends: number): Point =>
  sidePoint(frame, Math.floor(end / ends), ((end % ends) + 1) / (ends + 1));

/** As far into the tile from an end. */
function inward(end: number, frame: Sided, ends: number, reach: number): Point {
  const side = sidePoint(frame, Math.floor(end / ends));
  const [x, y] = between(side, frame.middle, reach);
  const from = endPoint(end, frame, ends);
  return [from[0] + x - side[0], from[1] + y - side[1]];
}
