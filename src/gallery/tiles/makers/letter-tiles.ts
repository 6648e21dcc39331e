import { svgElement } from '../../../lib/svg.ts';
import { drawText as lettersAt } from '../../picture.ts';
import type { Tile, TileMaker } from '../tile-set.ts';

const WOOD = '#ecd3a1';
const RIM = '#8a6433';
const BURNT = '#3a2413';

interface LetterFields {
  readonly letters: readonly (readonly [letter: string, count: number, points: number])[];
  readonly blanks: number;
}

/** Makes letter tiles, which show their points at the lower right, and blanks that stand for any letter. */
export const makeLetterTiles: TileMaker<LetterFields> = ({ letters, blanks }) => [
  ...letters.map(([letter, count, points]) => tile(letter, letter, count, points)),
  tile('blank', '', blanks, 0),
];

const tile = (name: string, letter: string, count: number, points: number): Tile => ({
  id: name.toLowerCase(),
  name,
  count,
  text: letter
    ? `the letter ${letter}, ${points} ${points === 1 ? 'point' : 'points'}`
    : 'blank: any letter, no points',
  facts: { points },
  width: 100,
  height: 100,
  content:
    svgElement('rect', { x: 3, y: 3, width: 94, height: 94, rx: 10, fill: WOOD, stroke: RIM, 'stroke-width': 3 }) +
    (letter
      ? lettersAt(letter, 62, [47, 47], BURNT) +
        lettersAt(String(points), points > 9 ? 20 : 22, [points > 9 ? 80 : 83, 82], BURNT)
      : ''),
});
