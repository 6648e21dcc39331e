import { circlePath } from '../../../board/render/pieces/feet.ts';
import { pathElement, pointText } from '../../picture.ts';
import type { Tile, TileMaker } from '../tile-set.ts';
import { distinctNecklaces, rotationsOf, type ValueRing } from './necklaces.ts';
import { framedPicture, SIDE_NAMES, type SideCount, sidePoint, type TileFrame, tileFrame } from './tile-frame.ts';

/** Kinds of paths across a tile, and how they are drawn: colours, width, and dashes for railways. */
const WAY_LOOKS: Readonly<Record<string, { bed: string; top: string; width: number; dashed?: true }>> = {
  road: { bed: '#6b5433', top: '#f1e3c4', width: 13 },
  river: { bed: '#3f7599', top: '#7fb4d1', width: 17 },
  rail: { bed: '#3a3a3f', top: '#f4f1ea', width: 7, dashed: true },
};

interface BranchFields {
  readonly sides: SideCount;
  /** Kinds of paths that can cross a side. */
  readonly ways: readonly string[];
}

const GROUND = '#cfdba6';

/**
 * Makes a tile for each assignment of kinds of paths to sides. Rotations count as one tile. All paths meet in the
 * middle.
 */
export const makeBranchTiles: TileMaker<BranchFields> = ({ sides, ways }) =>
  distinctNecklaces(sides, ways.length + 1).map((ring) => tile(ring, sides, ways));

function tile(ring: ValueRing, sides: SideCount, ways: readonly string[]): Tile {
  const frame = tileFrame(sides);
  const descriptions = ring.flatMap((kind, side) => (kind ? [`${ways[kind - 1]} ${SIDE_NAMES[sides][side]}`] : []));
  // Later kinds, such as rivers, are drawn below earlier ones, such as roads.
  const layers = [...ways.keys()].reverse().map((way) => paintWay(ring, way + 1, ways[way]!, frame));
  return {
    id: `sides-${ring.join('')}`,
    name: nameOf(ring, ways),
    count: 1,
    text: descriptions.length ? descriptions.join(', ') : 'nothing leaves',
    facts: {
      sides: ring.map((kind) => (kind ? ways[kind - 1]! : 'none')),
      ways: descriptions.length,
      positions: new Set(rotationsOf(ring).map(String)).size,
    },
    ...framedPicture(frame, GROUND, layers.join('')),
  };
}

/**
 * Names a tile by the sides that each kind of path crosses, counted clockwise from the first that has one: "road 1 3,
 * river 2".
 */
function nameOf(ring: ValueRing, ways: readonly string[]): string {
  const first = ring.findIndex((kind) => kind > 0);
  if (first < 0) return 'plain';
  const turned = rotationsOf(ring)[first]!;
  return ways
    .map((way, i) => ({ way, at: turned.flatMap((kind, side) => (kind === i + 1 ? [side + 1] : [])) }))
    .filter(({ at }) => at.length > 0)
    .map(({ way, at }) => `${way} ${at.join(' ')}`)
    .join(', ');
}

function paintWay(ring: ValueRing, kind: number, way: string, frame: TileFrame): string {
  const { bed, top, width, dashed } = WAY_LOOKS[way]!;
  const used = ring.flatMap((other, side) => (other === kind ? [side] : []));
  if (used.length === 0) return '';
  const d = wayPath(used, frame);
  const line = (stroke: string, wide: number, more = {}) =>
    pathElement(d, { fill: 'none', stroke, 'stroke-width': wide, 'stroke-linejoin': 'round', ...more });
  const [x, y] = frame.middle.map((part) => Math.round(part * 10) / 10) as [number, number];
  const knot = (radius: number, fill: string) =>
    used.length === 2 ? '' : pathElement(circlePath(x, y, radius), { fill });
  // A dead end gets a knot wider than the path; a crossing gets one of the same width.
  const radius = used.length === 1 || dashed ? width * 0.8 : width / 2;
  return (
    line(bed, width + 6) +
    knot(radius + 3, bed) +
    line(top, width, dashed ? { 'stroke-dasharray': '7 5' } : {}) +
    knot(radius, top)
  );
}

/** Path data of a path across the tile: a curve if it joins two sides, otherwise lines that meet in the middle. */
function wayPath(used: readonly number[], frame: TileFrame): string {
  const points = used.map((side) => sidePoint(frame, side));
  if (points.length === 2) return `M${pointText(points[0]!)}Q${pointText(frame.middle)} ${pointText(points[1]!)}`;
  return points.map((point) => `M${pointText(point)}L${pointText(frame.middle)}`).join('');
}
