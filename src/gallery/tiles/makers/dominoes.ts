import type { Tile, TileMaker } from '../tile-set.ts';
import { dominoFace } from './domino-face.ts';

const NUMBER_WORDS = 'blank one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Makes one domino for each pair of numbers from 0 to `most`. */
export const makeDominoes: TileMaker<{ most: number }> = ({ most }) =>
  Array.from({ length: most + 1 }, (_, high) => high).flatMap((high) =>
    Array.from({ length: high + 1 }, (_, low) => tile(low, high)),
  );

const tile = (low: number, high: number): Tile => ({
  id: `${low}-${high}`,
  name: `${low}-${high}`,
  count: 1,
  text: low === high ? `double ${NUMBER_WORDS[low]}` : `${NUMBER_WORDS[low]} and ${NUMBER_WORDS[high]}`,
  facts: { ends: [low, high], pips: low + high },
  ...dominoFace(low, high),
});
