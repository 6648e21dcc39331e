import { circlePath, starPath } from '../../../board/render/pieces/feet.ts';
import { svgElement } from '../../../lib/svg.ts';
import { pathElement, polygonCorners, polygonPath } from '../../picture.ts';
import { DISTINCT_COLORS, type Tile, type TileMaker } from '../tile-set.ts';

const MIDDLE = [50, 50] as const;

/** Six signs that are easy to tell apart. */
const SIGNS: Readonly<Record<string, string>> = {
  circle: circlePath(50, 50, 27),
  square: polygonPath(polygonCorners(4, 35, MIDDLE, 1 / 8)),
  diamond: polygonPath(polygonCorners(4, 34, MIDDLE)),
  star: starPath(50, 50, 8, 15, 34),
  clover:
    circlePath(50, 34, 15) +
    circlePath(66, 50, 15) +
    circlePath(50, 66, 15) +
    circlePath(34, 50, 15) +
    polygonPath(polygonCorners(4, 17, MIDDLE, 1 / 8)),
  cross: 'M18 22L22 18L50 35L78 18L82 22L65 50L82 78L78 82L50 65L22 82L18 78L35 50z',
};

/** Makes a tile for each sign in each colour, light on dark, `copies` times. */
export const makeSymbolTiles: TileMaker<{ copies: number }> = ({ copies }) =>
  Object.entries(SIGNS).flatMap(([sign, d]) =>
    DISTINCT_COLORS.map(
      ({ name: color, fill }): Tile => ({
        id: `${color}-${sign}`,
        name: `${color} ${sign}`,
        count: copies,
        text: `a ${color} ${sign} on black`,
        facts: { color, sign },
        width: 100,
        height: 100,
        content:
          svgElement('rect', { x: 2, y: 2, width: 96, height: 96, rx: 10, fill: '#211e1c' }) +
          pathElement(d, { fill: BRIGHTER[fill] ?? fill }),
      }),
    ),
  );

/** Brighter versions of colours that are too dark on a black tile. */
const BRIGHTER: Readonly<Record<string, string>> = { '#2a6fb5': '#4b9be6', '#3c8f4c': '#5cc070', '#7a4a9e': '#b77fe0' };
