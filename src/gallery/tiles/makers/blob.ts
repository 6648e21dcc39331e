import { type Point, pathElement, polygonPath } from '../../picture.ts';
import type { Tile, TileMaker } from '../tile-set.ts';
import { framedPicture, tileFrame } from './tile-frame.ts';

/** Names of the eight neighbours of a tile, clockwise from above. Those with odd indices are at corners. */
const NAMES = ['above', 'upper right', 'right', 'lower right', 'below', 'lower left', 'left', 'upper left'];
const BITS = NAMES.length;

const GROUND = '#b7cf83';
const WATER = '#7fb4d1';
const SHORE = '#4f7fa0';

/** The 47 of 256 sets of neighbours, as bits, in which each corner has water only if both sides next to it have. */
const MASKS = Array.from({ length: 2 ** BITS }, (_, mask) => mask).filter((mask) =>
  [1, 3, 5, 7].every((corner) => !has(mask, corner) || (has(mask, corner - 1) && has(mask, corner + 1))),
);

function has(mask: number, direction: number): boolean {
  return ((mask >> (direction % BITS)) & 1) === 1;
}

/** Makes the 47 tiles of a blob set, in which water continues into any of the eight neighbours. */
export const makeBlobTiles: TileMaker<object> = () => MASKS.map(tile);

function tile(mask: number): Tile {
  const waterSides = NAMES.filter((_, direction) => has(mask, direction));
  return {
    id: `mask-${mask}`,
    name: `mask ${mask}`,
    count: 1,
    text: waterSides.length
      ? `water in the middle, and going on ${waterSides.join(', ')}`
      : 'water in the middle alone',
    facts: { mask, sides: [0, 2, 4, 6].filter((side) => has(mask, side)).length },
    ...framedPicture(
      tileFrame(4),
      GROUND,
      pathElement(shoreOf(mask), { fill: WATER, stroke: SHORE, 'stroke-width': 3 }),
    ),
  };
}

/** Width of the ground between the edge of the tile and the water. */
const BANK_WIDTH = 24;
const NEAR = 3;
const FAR = 103;

/** Returns path data of the outline of the water. Each of its corners is cut off, open on one side, notched or full. */
function shoreOf(mask: number): string {
  const quarters = [7, 1, 3, 5].map((corner, i) => quarterOf(mask, corner, i));
  return polygonPath(quarters.flat());
}

/**
 * Returns the outline of one corner of the water, clockwise. It is computed for the upper left corner, then rotated.
 */
function quarterOf(mask: number, corner: number, turns: number): Point[] {
  const [before, after] = [has(mask, corner + BITS - 1), has(mask, corner + 1)];
  const [low, inner] = [NEAR, NEAR + BANK_WIDTH];
  const points = ((): Point[] => {
    if (before && after) {
      if (has(mask, corner)) return [[low, low]];
      return [
        [low, inner],
        [inner - 8, inner],
        [inner, inner - 8],
        [inner, low],
      ];
    }
    if (before) return [[low, inner]];
    if (after) return [[inner, low]];
    return [
      [inner, inner + 10],
      [inner + 10, inner],
    ];
  })();
  return points.map((point) => rotate(point, turns));
}

function rotate([x, y]: Point, turns: number): Point {
  return turns === 0 ? [x, y] : rotate([NEAR + FAR - y, x], turns - 1);
}
