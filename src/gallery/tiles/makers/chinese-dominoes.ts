import { svgElement } from '../../../lib/svg.ts';
import { type Point, pathElement } from '../../picture.ts';
import type { Tile, TileMaker } from '../tile-set.ts';
import { circlesPath, pipCentres } from './pips.ts';

const BLACK = '#1d1a1a';
const RED = '#e2453a';
const WHITE = '#f6f1e6';

/** A kind of tile in a content file: its two numbers, name, suit, and number of copies. */
type TileRow = readonly [high: number, low: number, name: string, suit: 'civil' | 'military', count: number];

/** Makes the tiles of a set of Chinese dominoes. */
export const makeChineseDominoes: TileMaker<{ tiles: readonly TileRow[] }> = ({ tiles }) =>
  tiles.map(
    ([high, low, name, suit, count]): Tile => ({
      id: `${high}-${low}`,
      name,
      count,
      text: `${high} above ${low}, ${suit}`,
      facts: { ends: [high, low], pips: high + low, suit },
      width: 84,
      height: 204,
      content:
        svgElement('rect', {
          x: 2,
          y: 2,
          width: 80,
          height: 200,
          rx: 12,
          fill: BLACK,
          stroke: '#000000',
          'stroke-width': 2,
        }) +
        drawHalf(high, [42, 52], high === 6 && low === 6) +
        drawHalf(low, [42, 152], high === 6 && low === 6),
    }),
  );

/** Draws half of a tile. Ones and fours are red, and in the double six (`isHeaven`) also one column of each half. */
function drawHalf(pips: number, middle: Point, isHeaven: boolean): string {
  const places = pipCentres(pips, middle, pips === 1 ? 0 : 23);
  const isRed = ([x, y]: Point): boolean =>
    isHeaven ? (x < middle[0] ? middle[1] < 100 : middle[1] > 100) && y > 0 : pips === 1 || pips === 4;
  const radius = pips === 1 ? 13 : 9;
  return [true, false]
    .map((red) =>
      pathElement(
        circlesPath(
          places.filter((place) => isRed(place) === red),
          radius,
        ),
        { fill: red ? RED : WHITE },
      ),
    )
    .join('');
}
