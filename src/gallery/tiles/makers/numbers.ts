import { circlePath, starPath } from '../../../board/render/pieces/feet.ts';
import { svgElement } from '../../../lib/svg.ts';
import { drawText, pathElement } from '../../picture.ts';
import { EDGE_COLOR, FACE_COLOR, type Tile, type TileMaker } from '../tile-set.ts';

const INKS: Readonly<Record<string, string>> = { black: '#26211d', blue: '#1f5fa8', orange: '#d9731a', red: '#c02a22' };

interface NumberFields {
  readonly colors: readonly string[];
  readonly most: number;
  readonly copies: number;
  readonly jokers: number;
}

/** Makes tiles with the numbers from 1 to `most` in each colour, `copies` of each, and jokers. */
export const makeNumberTiles: TileMaker<NumberFields> = ({ colors, most, copies, jokers }) => [
  ...colors.flatMap((color) =>
    Array.from({ length: most }, (_, i) => {
      const value = i + 1;
      const ink = INKS[color]!;
      const seat = pathElement(`${circlePath(40, 82, 12)}${circlePath(40, 82, 7)}`, {
        fill: ink,
        'fill-rule': 'evenodd',
      });
      const face = drawText(String(value), 46, [40, 40], ink) + seat;
      return tile(`${color}-${value}`, `${color} ${value}`, copies, { color, value }, face);
    }),
  ),
  tile(
    'joker',
    'joker',
    jokers,
    {},
    pathElement(starPath(40, 55, 8, 14, 27), { fill: '#7a3fa0' }) +
      pathElement(circlePath(40, 55, 7), { fill: FACE_COLOR }),
  ),
];

const tile = (id: string, name: string, count: number, facts: Tile['facts'], face: string): Tile => ({
  id,
  name,
  count,
  text: name === 'joker' ? 'joker, for any tile' : `the number ${facts['value']} in ${facts['color']}`,
  facts,
  width: 80,
  height: 110,
  content:
    svgElement('rect', {
      x: 3,
      y: 3,
      width: 74,
      height: 104,
      rx: 9,
      fill: FACE_COLOR,
      stroke: EDGE_COLOR,
      'stroke-width': 3,
    }) + face,
});
