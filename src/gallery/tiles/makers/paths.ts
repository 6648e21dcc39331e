import { type Point, pathElement, pointBetween, pointText } from '../../picture.ts';
import type { Tile, TileMaker } from '../tile-set.ts';
import { framedPicture, type SideCount, sidePoint, type TileFrame, tileFrame } from './tile-frame.ts';

interface PathFields {
  readonly sides: SideCount;
  /** Number of path ends on each side of a tile. Ends are numbered clockwise around the tile. */
  readonly ends: 1 | 2;
  /** Whether the colours of paths matter, so that each colouring is a tile of its own. */
  readonly colored?: boolean;
}

type Pair = readonly [number, number];

const GROUND = '#dfe8c9';
const BED = '#6b5433';
const PATHS = [
  { name: 'yellow', fill: '#e9b44c' },
  { name: 'red', fill: '#c9503c' },
  { name: 'blue', fill: '#4f86b0' },
  { name: 'white', fill: '#f2ede0' },
];

/** Makes a tile for each way to join all path ends in pairs. Rotations count as one tile. */
export const makePathTiles: TileMaker<PathFields> = (words) => {
  const { sides, ends, colored = false } = words;
  const count = sides * ends;
  const known = new Set<string>();
  const pairings = matchings(Array.from({ length: count }, (_, end) => end));
  return (colored ? pairings.flatMap(permutations) : pairings).flatMap((pairs) => {
    const turns = Array.from({ length: sides }, (_, turn) => keyOf(rotate(pairs, turn * ends, count), colored));
    if (turns.some((turn) => known.has(turn))) return [];
    known.add(turns[0]!);
    return [tile(pairs, words, new Set(turns).size)];
  });
};

/** Lists the pairs in each possible order. The order decides the colour of each pair. */
const permutations = (pairs: readonly Pair[]): Pair[][] =>
  pairs.length < 2
    ? [[...pairs]]
    : pairs.flatMap((first) => permutations(pairs.filter((pair) => pair !== first)).map((rest) => [first, ...rest]));

/** Lists all ways to divide path ends into pairs. */
function matchings(ends: readonly number[]): Pair[][] {
  const [first, ...rest] = ends;
  if (first === undefined) return [[]];
  return rest.flatMap((other) =>
    matchings(rest.filter((end) => end !== other)).map((pairs): Pair[] => [[first, other], ...pairs]),
  );
}

const rotate = (pairs: readonly Pair[], by: number, count: number): Pair[] =>
  pairs.map(([one, other]): Pair => [(one + by) % count, (other + by) % count]);

function keyOf(pairs: readonly Pair[], colored: boolean): string {
  const words = pairs.map(([one, other]) => `${Math.min(one, other)}-${Math.max(one, other)}`);
  return (colored ? words : words.sort()).join(' ');
}

function tile(pairs: readonly Pair[], { sides, ends, colored }: PathFields, positions: number): Tile {
  const frame = tileFrame(sides);
  const width = PATH_WIDTHS[ends];
  const longestFirst = [...pairs].sort(compareSpans(sides * ends)).reverse();
  // Short paths come last, and are drawn over the longer ones that they cross.
  const drawn = longestFirst.map((pair) => {
    const d = curve(pair, frame, ends);
    const color = PATHS[pairs.indexOf(pair) % PATHS.length]!.fill;
    return (
      pathElement(d, { fill: 'none', stroke: BED, 'stroke-width': width + 5 }) +
      pathElement(d, { fill: 'none', stroke: color, 'stroke-width': width })
    );
  });
  const descriptions = pairs.map(
    ([one, other], i) => `${colored ? `${PATHS[i]!.name} ` : ''}${one + 1} and ${other + 1}`,
  );
  const name = pairs.map((pair) => pair.map((end) => end + 1).join('–')).join(' ');
  return {
    id: pairs.map((pair) => pair.map((end) => end + 1).join('-')).join('_'),
    name,
    count: 1,
    text: `paths join the ends ${descriptions.join(', ')}, numbered clockwise`,
    facts: { joined: pairs.map((pair) => pair.map((end) => end + 1).join('-')), positions },
    ...framedPicture(frame, GROUND, drawn.join('')),
  };
}

/** Width of a path, by the number of path ends per side. */
const PATH_WIDTHS = { 1: 14, 2: 9 } as const;

const compareSpans = (count: number) => (one: Pair, other: Pair) => span(one, count) - span(other, count);

const span = ([one, other]: Pair, count: number): number => Math.min(other - one, count + one - other);

/** Path data of a path, which meets each side at a right angle. Paths between nearby ends stay near the edge. */
function curve([one, other]: Pair, frame: TileFrame, ends: number): string {
  const reach = 0.32 + 0.1 * Math.min(3, span([one, other], frame.corners.length * ends));
  const [from, to] = [endPoint(one, frame, ends), endPoint(other, frame, ends)];
  return `M${pointText(from)}C${pointText(controlPoint(one, frame, ends, reach))} ${pointText(controlPoint(other, frame, ends, reach))} ${pointText(to)}`;
}

const endPoint = (end: number, frame: TileFrame, ends: number): Point =>
  sidePoint(frame, Math.floor(end / ends), ((end % ends) + 1) / (ends + 1));

/** Returns the control point of a path's curve at one of its ends, moved from there toward the middle of the tile. */
function controlPoint(end: number, frame: TileFrame, ends: number, reach: number): Point {
  const side = sidePoint(frame, Math.floor(end / ends));
  const [x, y] = pointBetween(side, frame.middle, reach);
  const from = endPoint(end, frame, ends);
  return [from[0] + x - side[0], from[1] + y - side[1]];
}
