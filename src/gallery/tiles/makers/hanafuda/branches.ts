import type { Drawing } from '../../../layers.ts';
import { BROWN, INK } from './palette.ts';

/** Branches and trunks, in the coordinates of a card: 80 wide and 128 high. */
const branch = (path: string, twigs: string, paint = BROWN): Drawing => [
  [paint, path, 4.5],
  [paint, twigs, 2],
];

export const PINE_TRUNK = branch(
  'M46 128C50 112 30 104 36 86C42 70 54 68 48 46',
  'M35 96Q22 94 18 84M40 78Q54 80 62 72M50 54Q42 46 30 48',
);
export const PINE_BOUGH = branch('M80 30C62 24 54 40 40 38C28 36 22 46 10 46', 'M56 34Q56 22 48 14M36 39Q34 50 40 60');
export const PLUM_TREE = branch(
  'M18 128C16 112 30 104 26 86C24 74 34 70 40 58L52 40',
  'M27 90L12 64V40M40 58L36 26M34 68L62 62L70 40M52 40L60 14',
  INK,
);
export const PLUM_TWIG = branch('M80 96C66 92 58 98 44 88L20 78', 'M58 94L50 66M44 88L34 110M30 82L24 50', INK);
export const CHERRY_BOUGH = branch(
  'M0 18C14 22 26 12 44 20C58 26 68 22 80 27',
  'M20 18Q22 30 18 40M44 20Q46 34 40 46M62 25Q66 36 62 46',
);
export const MAPLE_BOUGH = branch('M80 14C66 20 58 14 44 26C34 34 22 32 8 42', 'M56 20Q50 34 54 46M34 32Q32 46 24 56');
/** A twig on which a bird sits. */
export const PERCH: Drawing = [[INK, 'M22 48Q34 54 48 52Q62 49 76 50', 2.4]];
