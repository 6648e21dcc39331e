import { type Point, pathElement, pointBetween, polygonPath } from '../../picture.ts';
import { DISTINCT_COLORS, EDGE_COLOR, FACE_COLOR, INK_COLOR, type Tile, type TileMaker } from '../tile-set.ts';
import { allNecklaces, type ValueRing } from './necklaces.ts';
import { CORNER_NAMES, drawNumber, framedPicture, type SideCount, type TileFrame, tileFrame } from './tile-frame.ts';

interface CornerFields {
  readonly sides: SideCount;
  /** Number of values that a corner can have. Values count from 0. */
  readonly values: number;
  /** Whether to make only tiles whose values never decrease clockwise from the smallest. Players may rotate these. */
  readonly rising?: boolean;
  /** Whether corners have colours instead of numbers. */
  readonly colored?: boolean;
}

/** Makes tiles with a number or colour at each corner. Players place them so that adjoining corners match. */
export const makeCornerTiles: TileMaker<CornerFields> = ({ sides, values, rising = false, colored = false }) =>
  allNecklaces(sides, values)
    .filter((ring) => !rising || ring.every((value, i) => i === 0 || value >= ring[i - 1]!))
    .map((ring): Tile => {
      const frame = tileFrame(sides);
      const descriptions = ring.map(
        (value, i) => `${colored ? DISTINCT_COLORS[value]!.name : value} ${CORNER_NAMES[sides][i]}`,
      );
      return {
        id: ring.join('-'),
        name: ring.join('-'),
        count: 1,
        text: descriptions.join(', '),
        facts: { corners: ring, ...(rising && { sum: ring.reduce((sum, value) => sum + value, 0) }) },
        ...framedPicture(frame, FACE_COLOR, colored ? drawPatches(ring, frame) : drawNumbers(ring, frame)),
      };
    });

const drawNumbers = (ring: ValueRing, frame: TileFrame): string =>
  ring
    .map((value, i) => drawNumber(value, 30, pointBetween(frame.corners[i]!, frame.middle, 0.5), INK_COLOR))
    .join('') +
  pathElement(linesFromMiddle(frame), { fill: 'none', stroke: EDGE_COLOR, 'stroke-width': 1.5, 'stroke-opacity': 0.5 });

/** Path data of lines from the tile's centre to the middle of each side. */
const linesFromMiddle = ({ corners: around, middle }: TileFrame): string =>
  around
    .map((from, i) => {
      const side = pointBetween(from, around[(i + 1) % around.length]!);
      return `M${middle.map(Math.round).join(' ')}L${side.map(Math.round).join(' ')}`;
    })
    .join('');

/** Fills the part of the tile around each corner with the corner's colour. */
const drawPatches = (ring: ValueRing, { corners: around, middle }: TileFrame): string =>
  ring
    .map((value, i) => {
      const last = around[(i + around.length - 1) % around.length]!;
      const next = around[(i + 1) % around.length]!;
      const points: Point[] = [around[i]!, pointBetween(around[i]!, next), middle, pointBetween(around[i]!, last)];
      const { fill, ink } = DISTINCT_COLORS[value]!;
      return (
        pathElement(polygonPath(points), { fill }) + drawNumber(value, 24, pointBetween(around[i]!, middle, 0.5), ink)
      );
    })
    .join('');
