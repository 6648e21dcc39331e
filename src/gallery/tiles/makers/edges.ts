import { pathElement, pointBetween, polygonPath } from '../../picture.ts';
import { DISTINCT_COLORS, EDGE_COLOR, type Tile, type TileMaker } from '../tile-set.ts';
import { allNecklaces, distinctNecklaces, type ValueRing } from './necklaces.ts';
import { drawNumber, framedPicture, SIDE_NAMES, type SideCount, sidePoint, tileFrame } from './tile-frame.ts';

interface EdgeFields {
  readonly sides: SideCount;
  readonly colors?: number;
  /** Whether players may rotate tiles, so that rotations count as one tile. */
  readonly turned?: boolean;
  /** The tiles to make, each as the colours of its sides, clockwise from the top. Default: all. */
  readonly tiles?: readonly ValueRing[];
}

const DIGIT_SIZES = { 3: 22, 4: 24, 6: 20 } as const;

/** Makes tiles with coloured sides. Players place them so that adjoining sides match. Each colour also has a digit. */
export const makeEdgeTiles: TileMaker<EdgeFields> = ({ sides, colors = 0, turned = false, tiles }) =>
  (tiles ?? (turned ? distinctNecklaces : allNecklaces)(sides, colors)).map((ring) => tile(ring, sides, turned));

function tile(ring: ValueRing, sides: SideCount, turned: boolean): Tile {
  const frame = tileFrame(sides);
  const { corners, middle } = frame;
  const wedges = ring.map((color, side) => {
    const [from, to] = [corners[side]!, corners[(side + 1) % sides]!];
    const { fill } = DISTINCT_COLORS[color]!;
    return pathElement(polygonPath([from, to, middle]), {
      fill,
      stroke: EDGE_COLOR,
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    });
  });
  const digits = ring.map((color, side) =>
    drawNumber(
      color,
      DIGIT_SIZES[sides],
      pointBetween(sidePoint(frame, side), middle, 0.36),
      DISTINCT_COLORS[color]!.ink,
    ),
  );
  const names = ring.map((color, side) => `${DISTINCT_COLORS[color]!.name} ${SIDE_NAMES[sides][side]}`);
  return {
    id: ring.join('-'),
    name: ring.join('-'),
    count: 1,
    text: names.join(', '),
    facts: { edges: ring, ...(turned && { positions: new Set(rotationKeys(ring)).size }) },
    ...framedPicture(frame, '#ffffff', wedges.join('') + digits.join('')),
  };
}

const rotationKeys = (ring: ValueRing): string[] => ring.map((_, i) => [...ring.slice(i), ...ring.slice(0, i)].join());
